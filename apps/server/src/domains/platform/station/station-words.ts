import { msg } from '@lingui/core/macro';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { scoped } from '../../../rows/scope.ts';
import { type CellWords, rowReader } from '../../../rows/sheets/cell-words.ts';
import { orgWords } from '../org/org-words.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/**
 * Words for stations: the name, and with its organisation (`工学院/辅导员`) where another one of the tenant has the same. Read back by either,
 * or by the id, of those that the reader sees.
 */
export const stationWords: CellWords = {
  write: async (ctx, ids) => {
    const wanted = new Set(ids.filter((id) => typeof id === 'string'));
    if (wanted.size === 0) return ids.map(() => '');
    const words = await wordsOf(
      ctx,
      await tenantDb(ctx)
        .selectFrom('station')
        .where('id', 'in', [...wanted])
        .select(['id', 'name', 'orgId', isShared.as('isShared')])
        .execute(),
    );
    return ids.map((id) => words.get(String(id)) ?? '');
  },

  read: async (ctx) => {
    const seen = await scoped(ctx, 'station')
      .select()
      .select(['station.id', 'station.name', 'station.orgId', isShared.as('isShared')])
      .execute();
    const words = await wordsOf(ctx, seen);
    return rowReader(
      seen.map(({ id, name }) => ({ id, words: [name, words.get(id) ?? ''] })),
      { twins: msg`有多个同名岗位，请连同机构一起写，如 工学院/辅导员`, unknown: msg`没有找到这个岗位` },
    );
  },
};

/** Whether another station of the tenant has the same name. */
const isShared = sql<boolean>`exists (select from station twin
  where twin.tenant_id = station.tenant_id and lower(twin.name) = lower(station.name) and twin.id <> station.id)`;

async function wordsOf(
  ctx: Context,
  rows: readonly { id: string; name: string; orgId: string | null; isShared: boolean }[],
): Promise<Map<string, string>> {
  const places = await orgWords.write(
    ctx,
    rows.map((row) => (row.isShared ? row.orgId : null)),
  );
  return new Map(rows.map(({ id, name }, index) => [id, places[index] ? `${places[index]}/${name}` : name]));
}
