import { type AnswerOf, dictionaryPlaceholder } from '@saiwu/openapi';
import type { Selectable } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { TenantSchema } from '../../schema/tenant-schema.ts';
import { tenantCache } from '../../rows/tenant-cache.ts';
import { toWire } from '../../core/wire-time.ts';
import { auditColumns } from '../../schema/audited-table.ts';
import { dictionaries } from './dictionaries.ts';
import { showShipped } from './shipped-text.ts';
import { tenantDb } from '../../rows/tenant-db.ts';

export type DictionaryRow = Omit<Selectable<TenantSchema['dictionary']>, 'isFirst'>;

/** The items of dictionaries that are switched on, by type, in order, named in the reader's language. No types ask for all. */
export async function readDictionaries(ctx: Context, types: readonly string[]): Promise<Map<string, DictionaryRow[]>> {
  const byType = await readItems(ctx);
  const wanted = types.length > 0 ? types : byType.keys();
  return new Map(
    [...wanted].map((type) => [type, (byType.get(type) ?? []).filter(({ state }) => state).map((row) => nameItem(ctx, row))] as const),
  );
}

/**
 * Says what items are called, switched on or not; undefined for a code that the dictionary does not have. Read once for any number of rows.
 */
export async function dictionaryNames(ctx: Context): Promise<(type: string, code: unknown) => string | undefined> {
  const items = await readItems(ctx);
  return (type, code) => {
    const row = items.get(type)?.find((one) => one.code === code);
    return row && nameItem(ctx, row).name;
  };
}

/** A row as it goes out. Built-in names are in the reader's language. */
export function presentItem(ctx: Context, row: DictionaryRow): AnswerOf<'dictionary.get'> {
  const zone = ctx.tenant.timeZone;
  return { ...nameItem(ctx, row), createTime: toWire(row.createTime, zone), updateTime: toWire(row.updateTime, zone) };
}

function nameItem({ say }: Context, row: DictionaryRow): DictionaryRow {
  const shipped = dictionaries[row.type];
  const name = row.readonly ? showShipped(row.name, shipped?.items[row.code], say) : row.name;
  return { ...row, name, label: showShipped(row.label, shipped?.label, say) };
}

export const dictionaryColumns = [
  'type',
  'label',
  'code',
  'name',
  'describe',
  'state',
  'sortValue',
  'icon',
  'cssClass',
  'cssStyle',
  'readonly',
  ...auditColumns,
] as const;

const readItems = tenantCache('dictionary', async (ctx) => {
  const rows = await tenantDb(ctx)
    .selectFrom('dictionary')
    .where('code', '<>', dictionaryPlaceholder)
    .orderBy('sortValue')
    .orderBy('id')
    .select(dictionaryColumns)
    .execute();
  return Map.groupBy(rows, ({ type }) => type);
});
