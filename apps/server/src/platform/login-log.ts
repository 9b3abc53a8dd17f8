import type { Context } from '../context.ts';
import { locationOf } from '../logs/location.ts';
import { deviceOf } from '../logs/user-agent.ts';

interface Login {
  user: { id: string; name: string } | null;
  account: string;
  kind: 'PASSWORD' | 'REFRESH' | 'LOGOUT';
  /** Why it failed: the caller is not told, administrators are. Absent: it went well. */
  failure?: 'UNKNOWN' | 'DISABLED' | 'LOCKED' | 'WRONG';
}

/** Leaves one row in the login log. */
export async function recordLogin(ctx: Context, { user, account, kind, failure }: Login): Promise<void> {
  const { ip, userAgent } = ctx.client;
  await ctx.db
    .insertInto('loginLog')
    .values({
      tenantId: ctx.tenant.id,
      userId: user?.id ?? null,
      account: account.replaceAll('\0', '').slice(0, 255),
      userName: user?.name ?? null,
      requestIp: ip,
      location: locationOf(ctx.host.locator, ip),
      ua: userAgent,
      ...deviceOf(userAgent),
      kind,
      isSuccess: failure === undefined,
      reason: failure ?? null,
      createTime: ctx.now,
    })
    .execute();
}
