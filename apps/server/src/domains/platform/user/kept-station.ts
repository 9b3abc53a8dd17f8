import { msg } from '@lingui/core/macro';
import { invalid } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { scoped } from '../../../rows/scope.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Refuses a station that the caller does not see. What a user has already (`id`; null for a new one) stays: forms send whole rows. */
export async function refuseUnseenStation(ctx: Context, id: string | null, stationId: string | null | undefined): Promise<void> {
  if (!stationId) return;
  const own = await tenantDb(ctx)
    .selectFrom('user')
    .where('id', '=', id ?? '0')
    .where('stationId', '=', stationId)
    .select('id')
    .executeTakeFirst();
  if (own) return;
  const seen = await scoped(ctx, 'station').select().where('station.id', '=', stationId).select('station.id').executeTakeFirst();
  if (!seen) throw invalid({ stationId: msg`没有找到这个岗位` });
}
