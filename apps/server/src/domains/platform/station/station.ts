import { msg } from '@lingui/core/macro';
import { stationFields } from '@saiwu/openapi';
import { sql } from 'kysely';
import type { Handlers } from '../../../core/handlers.ts';
import { cacheHandlers } from '../../../rows/cache-handlers.ts';
import { crudOf } from '../../../rows/crud-of.ts';
import { refuseHeld } from '../../../rows/refuse-held.ts';
import { stateWords } from '../../../rows/sheets/cell-words.ts';
import { headingsOf } from '../../../rows/sheets/headings-of.ts';
import { auditColumns } from '../../../schema/audited-table.ts';
import { refuseUnseenHome } from '../org/home-of.ts';
import { ofOrg } from '../org/of-org.ts';
import { orgWords } from '../org/org-words.ts';

const stations = crudOf({
  name: 'station',
  table: 'station',
  columns: ['name', 'describe', 'orgId', 'state', ...auditColumns],
  sortable: ['name', 'state', 'createTime', 'updateTime'],
  ...ofOrg('station'),
  unique: [{ column: 'name', within: 'orgId', says: (name) => msg`同一个机构里已有「${name}」` }],
  mayRemove: (ctx, ids) => refuseHeld(ctx, 'station', ids, holders, (name, users) => msg`还有 ${users} 个用户在岗位「${name}」，不能删除`),
  headings: headingsOf(stationFields, { orgId: orgWords, state: stateWords }),
  fileName: msg`岗位`,
});

const holders = sql<number>`(select count(*)::int from "user" holder
  where holder.tenant_id = station.tenant_id and holder.station_id = station.id)`;

export const stationHandlers = {
  ...stations.handlers,
  ...cacheHandlers('station'),

  'station.check': async (ctx, { query: { id, ...place } }) => {
    await refuseUnseenHome(ctx, place.orgId);
    return stations.hasTwin(ctx, place, id);
  },
} satisfies Partial<Handlers>;
