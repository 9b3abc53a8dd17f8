import { msg } from '@lingui/core/macro';
import { sql } from 'kysely';
import { scoped } from '../../../rows/scope.ts';
import { wordsOfRows } from '../../../rows/sheets/words-of-rows.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';
import { orgWords } from '../org/org-words.ts';

/** Words for stations: the name, and with its organisation (`工学院/辅导员`) where another one of the tenant has the same. */
export const stationWords = wordsOfRows({
  find: async (ctx, ids) => {
    const found = ids ? tenantDb(ctx).selectFrom('station').where('station.id', 'in', ids) : scoped(ctx, 'station').select();
    const rows = await found.select(['station.id', 'station.name', 'station.orgId', isShared.as('isShared')]).execute();
    const homes = rows.map(({ orgId, isShared }) => (isShared ? orgId : null));
    const places = await orgWords.write(ctx, homes);
    return rows.map(({ id, name }, index) => ({ id, words: [places[index] ? `${places[index]}/${name}` : name, name] }));
  },
  twins: msg`有多个同名岗位，请连同机构一起写，如 工学院/辅导员`,
  unknown: msg`没有找到这个岗位`,
});

/** Whether another station of the tenant has the same name. */
const isShared = sql<boolean>`exists (select from station twin
  where twin.tenant_id = station.tenant_id and lower(twin.name) = lower(station.name) and twin.id <> station.id)`;
