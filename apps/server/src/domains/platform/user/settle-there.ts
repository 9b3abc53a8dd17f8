import { sql, type Updateable } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import type { Schema } from '../../../schema/schema.ts';

/** Writes down that somebody belongs to another organisation from now on, where they hold no station yet (null: they stay), and what comes with it. */
export async function settleThere(
  ctx: Context,
  userId: string,
  orgId: string | null,
  further: Pick<Updateable<Schema['user']>, 'centifiedStatus'> = {},
): Promise<void> {
  await ctx.db
    .updateTable('user')
    .set({
      ...further,
      ...(orgId !== null && { orgId, stationId: null }),
      updateTime: ctx.now,
      updatedBy: callerOf(ctx).userId,
      version: sql<number>`version + 1`,
    })
    .where('tenantId', '=', ctx.tenant.id)
    .where('id', '=', userId)
    .execute();
}
