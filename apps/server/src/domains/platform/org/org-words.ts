import { msg } from '@lingui/core/macro';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { scoped } from '../../../rows/scope.ts';
import { wordKey } from '../../../rows/sheets/cell-words.ts';
import { type NamedRow, wordsOfRows } from '../../../rows/sheets/words-of-rows.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Words for organisations: the name, and with those above it (`华东科技大学/工学院`) where another one of the tenant has the same. */
export const orgWords = wordsOfRows({
  find: async (ctx, ids) => (ids ? findWritten(ctx, ids) : findSeen(ctx)),
  twins: msg`有多个同名机构，请连同上级一起写，如 学校/学院`,
  unknown: msg`没有找到这个机构`,
});

async function findWritten(ctx: Context, ids: readonly string[]): Promise<NamedRow[]> {
  const known = await readOrgs(ctx, ids);
  const shared = await sharedNames(ctx, known);
  const above = await readOrgs(
    ctx,
    known.filter(({ label }) => shared.has(wordKey(label))).flatMap(({ treePath }) => idsIn(treePath)),
  );
  const labels = new Map(above.map(({ id, label }) => [id, label]));
  return known.map(({ id, label, treePath }) => ({ id, words: [shared.has(wordKey(label)) ? pathOf(treePath, labels) : label] }));
}

async function findSeen(ctx: Context): Promise<NamedRow[]> {
  const all = await orgs(ctx).execute();
  const labels = new Map(all.map(({ id, label }) => [id, label]));
  const own = new Set((await scoped(ctx, 'org').select().select('org.id').execute()).map(({ id }) => id));
  return all.filter(({ id }) => own.has(id)).map(({ id, label, treePath }) => ({ id, words: [label, pathOf(treePath, labels)] }));
}

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
