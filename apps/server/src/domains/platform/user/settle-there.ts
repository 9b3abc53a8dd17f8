import { sql, type Updateable } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import type { TenantSchema } from '../../../schema/tenant-schema.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/**
 * Writes down that somebody belongs to another organisation from now on, where they hold no station yet (null: they stay), and what comes
 * with it.
 */
export async function settleThere(
  ctx: Context,
  userId: string,
  orgId: string | null,
  further: Pick<Updateable<TenantSchema['user']>, 'centifiedStatus'> = {},
): Promise<void> {
  await tenantDb(ctx)
    .updateTable('user')
    .set({
      ...further,
      ...(orgId !== null && { orgId, stationId: null }),
      updateTime: ctx.now,
      updatedBy: callerOf(ctx).userId,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', userId)
    .execute();
}
