import type { Context } from '../../core/context.ts';

/** People named in one notification, whose text ends at 7,900 bytes. */
export const namedAtOnce = 300;

/** Tells every process which people's boxes have changed, when the transaction commits. */
export async function tellBoxes(ctx: Context, userIds: readonly string[]): Promise<void> {
  for (let at = 0; at < userIds.length; at += namedAtOnce)
    await ctx.host.bus.publish(ctx.db, 'message', { tenantId: ctx.tenant.id, userIds: userIds.slice(at, at + namedAtOnce) });
}

/**
 * The same for people who have one message in their box: where they are many, or not named, each process looks up those it is connected
 * to.
 */
export async function tellReceivers(ctx: Context, msgId: string, userIds: readonly string[] | null): Promise<void> {
  if (userIds !== null && userIds.length <= namedAtOnce) return tellBoxes(ctx, userIds);
  await ctx.host.bus.publish(ctx.db, 'message', { tenantId: ctx.tenant.id, msgId });
}
