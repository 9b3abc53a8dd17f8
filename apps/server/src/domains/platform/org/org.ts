import { msg } from '@lingui/core/macro';
import { type AnswerOf, contract, type InputOf, orgTypeNames } from '@saiwu/openapi';
import { sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import { enumeration } from '../../../core/enumeration.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { toWireOrNull } from '../../../core/wire-time.ts';
import { aroundWrites } from '../../../rows/around-writes.ts';
import { cacheHandlers } from '../../../rows/cache-handlers.ts';
import { crudOf } from '../../../rows/crud-of.ts';
import { stale } from '../../../core/common-refusals.ts';
import { parentsFirst } from '../../../rows/parents-first.ts';
import { presentAudit } from '../../../rows/present-audit.ts';
import { scoped } from '../../../rows/scope.ts';
import { holdsText } from '../../../rows/search-text.ts';
import { importRows } from '../../../rows/sheets/import-rows.ts';
import { inTurns } from '../../../rows/take-turns.ts';
import { nested, treeOf } from '../../../rows/tree-of.ts';
import { auditColumns } from '../../../schema/audited-table.ts';
import { askHome } from './ask-home.ts';
import { nameUnder, namesAbove, orgHeadings, readOrgNames } from './org-names.ts';
import { endSessionsOfAdministrators } from '../../identity/session/end-sessions.ts';
import { hasOrgTwin, refuseOrgTwin } from './org-twin.ts';
import { refreshSchools } from '../register/school-of.ts';
import { fitSubscription, refuseEndingUnasked } from './org-subscription.ts';
import { tellSubscription } from './tell-subscription.ts';
import { countUse, refuseWhileUsed, rolesEnding } from './org-use.ts';
import { refuseOwnSwitch } from './own-switch.ts';
import { putBehind } from './put-behind.ts';
import { readParent } from './read-parent.ts';
import { seeing } from './seeing.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

const tree = treeOf('org');

/** The names of those above an organisation. */
const parentName = sql<string | null>`(select string_agg(above.label, '/' order by length(above.tree_path)) from org above
  where above.tenant_id = org.tenant_id and above.id <> org.id and above.id = any(string_to_array(trim(both '/' from org.tree_path), '/')::bigint[]))`;

const orgs = crudOf({
  name: 'org',
  table: 'org',
  columns: ['parentId', 'label', 'abbreviation', 'type', 'describe', 'state', 'sortValue', 'vip', 'expiryDate', ...auditColumns],
  beside: { parentName },
  sortable: ['label', 'abbreviation', 'type', 'state', 'sortValue', 'vip', 'expiryDate', 'createTime', 'updateTime'],
  filters: { search: ['label', 'abbreviation'] },
  present: async (ctx, rows) => rows.map((row) => ({ ...presentAudit(ctx, row), type: enumeration(ctx, orgTypeNames, row.type) })),
  fitSave: async (ctx, body) => ({ ...body, ...fitSubscription(ctx, body, null) }),
  headings: orgHeadings,
  fileName: msg`机构`,
});

const handlers = {
  ...orgs.handlers,
  ...cacheHandlers('org'),

  'org.tree': async (ctx, { query: { name, state } }) => {
    let matching = scoped(ctx, 'org').select();
    if (name) matching = matching.where(holdsText('org.label', name));
    if (state !== undefined) matching = matching.where('org.state', '=', state);
    const rows = await matching
      .orderBy('org.sortValue')
      .orderBy('org.id')
      .select(['org.id', 'org.parentId', 'org.label', 'org.abbreviation', 'org.type', 'org.describe', 'org.state', 'org.sortValue'])
      .select(['org.vip', 'org.expiryDate'])
      .limit(5000)
      .execute();
    return nested(rows.map((row) => ({ ...row, expiryDate: toWireOrNull(row.expiryDate, ctx.tenant.timeZone) })));
  },

  'org.save': async (ctx, { body: { parentName, ...fields } }) => {
    const names = parentName ? await readOrgNames(ctx) : null;
    const id = await add(ctx, names && parentName ? { ...fields, parentId: names.idOf(parentName) } : fields);
    // the scope was drawn up before the row was there
    return orgs.read(seeing(ctx, id), id);
  },

  'org.update': (ctx, { body }) => change(ctx, body),

  'org.updateAll': (ctx, { body }) => change(ctx, { abbreviation: null, describe: null, ...body }),

  'org.move': async (ctx, { body: { id, parentId, after } }) => {
    const current = await orgs.read(ctx, id);
    await readParent(ctx, parentId);
    await change(ctx, { id, parentId });
    ctx.was?.(current);
    await putBehind(ctx, scoped(ctx, 'org').select().where('org.parentId', '=', parentId), { id, after });
    return true;
  },

  'org.remove': (ctx, { body }) => tree.remove(ctx, body, refuseWhileUsed),

  'org.belongings': async (ctx, { body }) => {
    const { tops, ids } = await tree.findBranch(ctx, body);
    const [used, roles] = [await countUse(ctx, ids), await rolesEnding(ctx, ids)];
    return { ...used, orgs: ids.length - tops.length, roles };
  },

  'org.export': (ctx, { body: { map, ...body } }) =>
    orgs.handlers['org.export'](ctx, { ...none, body: { ...body, extra: { ...map, ...body.extra } } }),

  'org.preview': (ctx, { body: { map: _map, ...body } }) => orgs.handlers['org.preview'](ctx, { ...none, body }),

  'org.import': async (ctx, { body }) => {
    const names = await readOrgNames(ctx);
    const empty: { orgId: null }[] = [];
    await importRows(ctx, body, {
      schema: contract['org.save'].body,
      headings: orgHeadings,
      inOrder: (rows) => parentsFirst(rows, ({ label, parentName }) => nameUnder(parentName, label), namesAbove),
      add: async ({ parentName, ...row }) => {
        const parentId = parentName ? names.idOf(parentName) : topFor(ctx, row.parentId);
        if (parentName !== undefined && !parentName && parentId !== row.parentId) empty.push({ orgId: null });
        names.add(await add(seeing(ctx, parentId), { ...row, parentId }), parentName, row.label);
      },
    });
    await askHome(ctx, empty, body.confirm);
    return true;
  },

  'org.check': async (ctx, { query: { id, name, parentId } }) => {
    if (parentId !== undefined && parentId !== '0') await readParent(ctx, parentId);
    const above = parentId ?? (id === undefined ? '0' : (await orgs.read(ctx, id)).parentId);
    return hasOrgTwin(ctx, above, name, id ?? '0');
  },
} satisfies Partial<Handlers>;

const none = { params: undefined, query: undefined };

export const orgHandlers = aroundWrites(handlers, inTurns('org'));

/** Adds an organisation where the caller may, and answers its id. */
async function add(ctx: Context, fields: Omit<InputOf<'org.save'>['body'], 'parentName'>): Promise<string> {
  const above = await readParent(ctx, fields.parentId);
  await refuseOrgTwin(ctx, fields.parentId, fields.label, '0');
  const id = await orgs.add(ctx, { ...fields, treePath: '/' });
  await tenantDb(ctx)
    .updateTable('org')
    .set({ treePath: `${above}${id}/` })
    .where('id', '=', id)
    .execute();
  return id;
}

/** Where a sheet puts what it names nothing above: at the top, or at home for whoever cannot add there. */
function topFor(ctx: Context, parentId: string): string {
  const { scope, orgId } = callerOf(ctx);
  return parentId === '0' && !scope.isAll ? (orgId ?? '0') : parentId;
}

async function change(ctx: Context, { id, version, confirm, ...sent }: InputOf<'org.update'>['body']): Promise<AnswerOf<'org.update'>> {
  const current = await orgs.read(ctx, id);
  if (version !== undefined && version !== current.version) throw stale(current);
  const { vip: _vip, expiryDate: _expiryDate, ...fields } = sent;
  const subscription = fitSubscription(ctx, sent, current);
  refuseOwnSwitch(ctx, id, sent.state, current);
  await refuseEndingUnasked(ctx, id, subscription.expiryDate, confirm);
  const parentId = fields.parentId ?? current.parentId;
  if (parentId !== current.parentId) await move(ctx, id, parentId);
  if (fields.label !== undefined || parentId !== current.parentId) await refuseOrgTwin(ctx, parentId, fields.label ?? current.label, id);
  await scoped(ctx, 'org')
    .update()
    .set({ ...fields, ...subscription, updatedBy: callerOf(ctx).userId, updateTime: ctx.now, version: sql`version + 1` })
    .where('org.id', '=', id)
    .execute();
  if (parentId !== current.parentId || fields.type !== undefined) await refreshSchools(ctx, id);
  if (fields.state === false) await endSessionsOfAdministrators(ctx, id);
  await tellSubscription(ctx, id, subscription);
  return orgs.read(ctx, id);
}

/** Puts an organisation and all beneath it under another parent. */
async function move(ctx: Context, id: string, parentId: string): Promise<void> {
  const above = await readParent(ctx, parentId);
  await tree.refuseLoop(ctx, id, parentId);
  const { treePath: before } = await scoped(ctx, 'org').select().where('org.id', '=', id).select('org.treePath').executeTakeFirstOrThrow();
  await tenantDb(ctx)
    .updateTable('org')
    .set({ treePath: sql`${`${above}${id}/`} || substr(tree_path, ${before.length + 1})` })
    .where(sql<boolean>`tree_path like ${`${before}%`}`)
    .execute();
}
