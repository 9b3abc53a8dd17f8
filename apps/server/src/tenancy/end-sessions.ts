import type { Context } from '../core/context.ts';
import { scoped } from '../rows/scope.ts';
import { everyTenant } from '../rows/every-tenant.ts';

/** Ends what the people of tenants are signed in with, so that nothing of it comes back to life with the tenant. */
export async function endSessionsOf(ctx: Context, tenantIds: readonly string[]): Promise<void> {
  await everyTenant(ctx)
    .updateTable('session')
    .set({ endedTime: ctx.now, endReason: 'TENANT_OFF' })
    .where('tenantId', 'in', tenantIds)
    .where('endedTime', 'is', null)
    .execute();
}

/** The same for a tenant whose time is over, before it is given more: who was in it when it ended signs in anew. */
export async function endLapsedSessions(ctx: Context, tenantId: string): Promise<void> {
  const lapsed = await scoped(ctx, 'tenant')
    .select()
    .where('tenant.id', '=', tenantId)
    .where('tenant.expirationTime', '<=', ctx.now)
    .select('tenant.id')
    .forUpdate()
    .executeTakeFirst();
  if (lapsed) await endSessionsOf(ctx, [lapsed.id]);
}
