import { msg } from '@lingui/core/macro';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { scoped } from '../../../rows/scope.ts';
import { type CellWords, rowReader, wordKey } from '../../../rows/sheets/cell-words.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/**
 * Words for organisations: the name, and with those above it (`华东科技大学/工学院`) where another one of the tenant has the same. Read back by
 * either, within the reader's data scope; ids, as front ends of the platform's generation write them, are read too.
 */
export const orgWords: CellWords = {
  write: async (ctx, ids) => {
    const wanted = new Set(ids.filter((id) => typeof id === 'string'));
    if (wanted.size === 0) return ids.map(() => '');
    const known = await readOrgs(ctx, [...wanted]);
    const shared = await sharedNames(ctx, known);
    const above = await readOrgs(
      ctx,
      known.filter(({ label }) => shared.has(wordKey(label))).flatMap(({ treePath }) => idsIn(treePath)),
    );
    const labels = new Map(above.map(({ id, label }) => [id, label]));
    const names = new Map(known.map(({ id, label, treePath }) => [id, shared.has(wordKey(label)) ? pathOf(treePath, labels) : label]));
    return ids.map((id) => names.get(String(id)) ?? '');
  },

  read: async (ctx) => {
    const all = await orgs(ctx).execute();
    const labels = new Map(all.map(({ id, label }) => [id, label]));
    const own = new Set((await scoped(ctx, 'org').select().select('org.id').execute()).map(({ id }) => id));
    return rowReader(
      all.filter(({ id }) => own.has(id)).map(({ id, label, treePath }) => ({ id, words: [label, pathOf(treePath, labels)] })),
      { twins: msg`有多个同名机构，请连同上级一起写，如 学校/学院`, unknown: msg`没有找到这个机构` },
    );
  },
};

/** All of the tenant: names are told apart from those out of scope too. */
function orgs(ctx: Context) {
  return tenantDb(ctx).selectFrom('org').select(['id', 'label', 'treePath']);
}

function readOrgs(ctx: Context, ids: readonly string[]) {
  return ids.length === 0 ? Promise.resolve([]) : orgs(ctx).where('id', 'in', ids).execute();
}

/** Which of these names more than one organisation has. */
async function sharedNames(ctx: Context, known: readonly { label: string }[]): Promise<Set<string>> {
  const name = sql<string>`lower(label)`;
  const rows = await tenantDb(ctx)
    .selectFrom('org')
    .where(sql<boolean>`lower(label) = any(${known.map(({ label }) => label.toLowerCase())}::text[])`)
    .groupBy(name)
    .having(({ fn }) => fn.countAll(), '>', 1)
    .select(name.as('name'))
    .execute();
  return new Set(rows.map((row) => wordKey(row.name)));
}

/** The names from the top down to the organisation's own. */
function pathOf(treePath: string, labels: ReadonlyMap<string, string>): string {
  return idsIn(treePath)
    .map((id) => labels.get(id) ?? '')
    .join('/');
}

/** `/1/5/9/` is 1, 5 and 9. */
function idsIn(treePath: string): string[] {
  return treePath.split('/').filter((id) => id !== '');
}
