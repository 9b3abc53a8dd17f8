import { msg } from '@lingui/core/macro';
import { sql } from 'kysely';
import { invalid, notNow } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import { fromWire } from '../../../core/wire-time.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

interface Sent {
  vip?: boolean | undefined;
  expiryDate?: string | null | undefined;
}

/** As it stands, its time as it goes out. */
interface Standing {
  vip: boolean;
  expiryDate: string | null;
}

/**
 * A subscription as it is written down. It is for those who see every organisation to set, since one that could extend its own would never
 * end; others send it as it stands. A new organisation (`current` null) begins with none that is over.
 */
export function fitSubscription(
  ctx: Context,
  { vip, expiryDate }: Sent,
  current: Standing | null,
): { vip?: boolean; expiryDate?: Date | null } {
  const isNew = expiryDate !== undefined && expiryDate !== (current?.expiryDate ?? null);
  if (!callerOf(ctx).scope.isAll) {
    if (isNew) throw invalid({ expiryDate: msg`到期时间由总管理员设置` });
    if (vip !== undefined && vip !== (current?.vip ?? false)) throw invalid({ vip: msg`订阅由总管理员设置` });
  }
  const until = typeof expiryDate === 'string' ? fromWire(expiryDate, ctx.tenant.timeZone) : expiryDate;
  if (current === null && until && until < ctx.now) throw invalid({ expiryDate: msg`到期时间已经过去` });
  return { ...(vip !== undefined && { vip }), ...(isNew && { expiryDate: until ?? null }) };
}

/** A date that is over ends the service at once, for everybody beneath it: that is asked first. */
export async function refuseEndingUnasked(
  ctx: Context,
  orgId: string,
  until: Date | null | undefined,
  isConfirmed: boolean | undefined,
): Promise<void> {
  if (!until || until >= ctx.now || isConfirmed === true) return;
  const { rows } = await sql<{ people: number }>`select count(*)::int as people from "user" join org below
      on below.tenant_id = "user".tenant_id and below.id = "user".org_id
    join org own on own.tenant_id = below.tenant_id and below.tree_path like own.tree_path || '%'
    where own.tenant_id = ${ctx.tenant.id} and own.id = ${orgId}`.execute(tenantDb(ctx));
  const people = rows[0]?.people ?? 0;
  throw notNow(msg`到期时间已经过去：保存后这里的 ${people} 个用户马上只能查看，确认后才会保存`, { mustConfirm: true });
}
