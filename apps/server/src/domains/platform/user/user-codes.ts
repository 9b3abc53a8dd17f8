import { msg } from '@lingui/core/macro';
import type { Context } from '../../../core/context.ts';
import { dictionaryNames } from '../../reference/read-dictionary.ts';
import { invalid } from '../../../core/common-refusals.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** The fields of a user that hold a code of a dictionary. */
const dictionaryOf = { nation: 'NATION', education: 'EDUCATION', positionStatus: 'POSITION_STATUS' } as const;

type Codes = Partial<Record<keyof typeof dictionaryOf, string | null | undefined>>;
const fields = Object.keys(dictionaryOf) as (keyof Codes)[]; // its own keys

/**
 * Refuses codes that the dictionaries do not have. What a user has already stays, though its item is gone: forms send whole rows. `id` is
 * null for a new one.
 */
export async function refuseUnknownCodes(ctx: Context, id: string | null, body: Codes): Promise<void> {
  const nameOf = await dictionaryNames(ctx);
  const wrong: (keyof Codes)[] = [];
  for (const field of fields) {
    const code = body[field];
    if (code && nameOf(dictionaryOf[field], code) === undefined && !(await holds(ctx, id, field, code))) wrong.push(field);
  }
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong.map((field) => [field, msg`不在可选的值之中`])));
}

/** Makes what names the codes of a user's row, for its `echoMap`. */
export async function codeNamer(ctx: Context): Promise<(row: Record<string, unknown>) => Partial<Record<keyof Codes, string>>> {
  const nameOf = await dictionaryNames(ctx);
  return (row) =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const name = nameOf(dictionaryOf[field], row[field]);
        return name === undefined ? [] : [[field, name]];
      }),
    );
}

async function holds(ctx: Context, id: string | null, field: keyof Codes, code: string): Promise<boolean> {
  const row = await tenantDb(ctx)
    .selectFrom('user')
    .where('id', '=', id ?? '0')
    .where(field, '=', code)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}
