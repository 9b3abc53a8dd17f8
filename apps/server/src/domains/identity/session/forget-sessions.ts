import type { Context } from '../../../core/context.ts';

/** Takes sessions away that nothing could bring back since yesterday: every sign-in leaves one. */
export async function forgetSessions({ db, tenant, now }: Context): Promise<void> {
  const yesterday = new Date(now.getTime() - 86_400_000);
  await db.deleteFrom('session').where('tenantId', '=', tenant.id).where('absoluteUntil', '<', yesterday).execute();
}
