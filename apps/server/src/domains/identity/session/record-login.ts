import type { Context } from '../../../core/context.ts';
import type { TenantSchema } from '../../../schema/tenant-schema.ts';
import { locationOf } from '../../../services/logs/location.ts';
import { deviceOf } from '../../../services/logs/user-agent.ts';
import { countVisit } from './visit.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

export type LoginKind = TenantSchema['loginLog']['kind'];

interface Login {
  user: { id: string; name: string } | null;
  account: string;
  kind: LoginKind;
  /** Why it failed: the caller is not told, administrators are. Absent: it went well. */
  failure?: NonNullable<TenantSchema['loginLog']['reason']>;
}

/** Leaves one row in the login log, and counts a way in that went well. */
export async function recordLogin(ctx: Context, { user, account, kind, failure }: Login): Promise<void> {
  const { ip, userAgent } = ctx.client;
  await tenantDb(ctx)
    .insertInto('loginLog')
    .values({
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
  if (user && failure === undefined && kind !== 'REFRESH' && kind !== 'LOGOUT') await countVisit(ctx, user.id, 'signIns');
}
