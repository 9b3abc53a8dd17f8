import { msg } from '@lingui/core/macro';
import { type InputOf, stationFields } from '@saiwu/openapi';
import { sql } from 'kysely';
import { invalid, notNow } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { cacheHandlers } from '../../../rows/cache-handlers.ts';
import { crudOf } from '../../../rows/crud-of.ts';
import { presentAudit } from '../../../rows/present-audit.ts';
import { scoped } from '../../../rows/scope.ts';
import { stateWords } from '../../../rows/sheets/cell-words.ts';
import { headingsOf } from '../../../rows/sheets/headings-of.ts';
import { auditColumns } from '../../../schema/audited-table.ts';
import { askHome } from '../org/ask-home.ts';
import { homeOf, refuseUnseenHome } from '../org/home-of.ts';
import { orgWords } from '../org/org-words.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

const stations = crudOf({
  name: 'station',
  table: 'station',
  columns: ['name', 'describe', 'orgId', 'state', ...auditColumns],
  beside: {
    org: sql<{ id: string; label: string } | null>`(select json_build_object('id', org.id::text, 'label', org.label) from org
      where org.tenant_id = station.tenant_id and org.id = station.org_id)`,
  },
  sortable: ['name', 'state', 'createTime', 'updateTime'],
  present: async (ctx, rows) => rows.map(({ org, ...row }) => ({ ...presentAudit(ctx, row), echoMap: { ...(org && { orgId: org }) } })),
  fitSave: async (ctx, body) => {
    const orgId = await homeOf(ctx, body.orgId);
    await refuseTwin(ctx, { name: body.name, orgId });
    return { ...body, orgId };
  },
  headings: headingsOf(stationFields, { orgId: orgWords, state: stateWords }),
  fileName: msg`岗位`,
  afterImport: askHome,
});

export const stationHandlers = {
  ...stations.handlers,
  ...cacheHandlers('station'),

  'station.update': (ctx, { body }) => change(ctx, body, false),

  'station.updateAll': (ctx, { body }) => change(ctx, { orgId: null, ...body }, true),

  'station.remove': async (ctx, input) => {
    await refuseWhileHeld(ctx, input.body);
    return stations.handlers['station.remove'](ctx, input);
  },

  'station.check': async (ctx, { query: { id, name, orgId } }) => {
    await refuseUnseenHome(ctx, orgId);
    return isTaken(ctx, { id, name, orgId: orgId ?? null });
  },
} satisfies Partial<Handlers>;

type Change = InputOf<'station.update'>['body'];

async function change(ctx: Context, body: Change, isWhole: boolean) {
  const { orgId, name } = await stations.read(ctx, body.id);
  const next = { id: body.id, name: body.name ?? name, orgId: body.orgId === undefined ? orgId : body.orgId };
  if (next.orgId !== orgId) await refuseUnseenHome(ctx, next.orgId);
  await refuseTwin(ctx, next);
  return stations.change(ctx, body, isWhole);
}

interface Place {
  id?: string | undefined;
  name: string;
  orgId: string | null;
}

/** Two of one name at one organisation could not be told apart. */
async function refuseTwin(ctx: Context, place: Place): Promise<void> {
  if (await isTaken(ctx, place)) throw invalid({ name: msg`同一个机构里已有「${place.name}」` });
}

async function isTaken(ctx: Context, { id = '0', name, orgId }: Place): Promise<boolean> {
  const { rows } = await sql`select 1 from station where tenant_id = ${ctx.tenant.id} and org_id is not distinct from ${orgId}::bigint
    and lower(name) = lower(${name}) and id <> ${id}`.execute(tenantDb(ctx));
  return rows.length > 0;
}

/** A station that somebody has stays, whoever may see that person. */
async function refuseWhileHeld(ctx: Context, ids: readonly string[]): Promise<void> {
  const held = await scoped(ctx, 'station')
    .select()
    .innerJoin('user', 'user.stationId', 'station.id')
    .where('station.id', 'in', ids)
    .groupBy(['station.id', 'station.name'])
    .orderBy('station.id')
    .select(['station.name', sql<number>`count(*)::int`.as('users')])
    .executeTakeFirst();
  if (!held) return;
  const { name, users } = held;
  throw notNow(msg`还有 ${users} 个用户在岗位「${name}」，不能删除`);
}
