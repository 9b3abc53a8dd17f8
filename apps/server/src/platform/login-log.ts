import type { Context } from '../context.ts';

interface Login {
  user: { id: string; name: string } | null;
  account: string;
  kind: 'PASSWORD' | 'REFRESH' | 'LOGOUT';
  isSuccess: boolean;
}

/** Leaves one row in the login log. */
export async function recordLogin(ctx: Context, { user, account, kind, isSuccess }: Login): Promise<void> {
  await ctx.db
    .insertInto('loginLog')
    .values({
      tenantId: ctx.tenant.id,
      userId: user?.id ?? null,
      account: account.slice(0, 255),
      userName: user?.name ?? null,
      requestIp: ctx.client.ip,
      ua: ctx.client.userAgent,
      kind,
      isSuccess,
      createTime: ctx.now,
    })
    .execute();
}
