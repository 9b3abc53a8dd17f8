import type { Context } from '../../../core/context.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Takes sessions away that nothing could bring back since yesterday: every sign-in leaves one. */
export async function forgetSessions(ctx: Context): Promise<void> {
  const yesterday = new Date(ctx.now.getTime() - 86_400_000);
  await tenantDb(ctx).deleteFrom('session').where('absoluteUntil', '<', yesterday).execute();
}
