import { msg } from '@lingui/core/macro';
import { sql } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import { notNow } from '../../../../core/common-refusals.ts';
import type { Refusal } from '../../../../core/refusal.ts';
import { toWire } from '../../../../core/wire-time.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

/** Whose service has ended, and when. */
export interface Expiry {
  since: Date;
  /** The school or college whose date has passed. */
  orgLabel: string;
}

/**
 * Whether the service of somebody's school or college, or of one above it, has ended; null while it runs. The day's last second still
 * counts. Whoever reaches every organisation is not held to one: they are the people who extend the service.
 */
export async function readExpiry(ctx: Context, user: { id: string; orgId: string | null }): Promise<Expiry | null> {
  if (user.orgId === null) return null;
  const thisSecond = new Date(Math.floor(ctx.now.getTime() / 1000) * 1000);
  const found = await sql<Expiry>`
    select above.expiry_date as since, above.label as org_label
    from org own join org above on above.tenant_id = own.tenant_id and own.tree_path like above.tree_path || '%'
    where own.tenant_id = ${ctx.tenant.id} and own.id = ${user.orgId} and above.expiry_date < ${thisSecond}
      and not exists (select from role join user_role held on held.tenant_id = role.tenant_id and held.role_id = role.id
        where role.tenant_id = own.tenant_id and held.user_id = ${user.id} and role.state and role.ds_type = 'ALL')
    order by above.expiry_date limit 1`.execute(tenantDb(ctx));
  return found.rows[0] ?? null;
}

/** How it goes out. */
export function describeExpiry({ tenant }: Pick<Context, 'tenant'>, { since, orgLabel }: Expiry): { since: string; orgLabel: string } {
  return { since: toWire(since, tenant.timeZone), orgLabel };
}

/** Why whoever belongs where the service has ended may change nothing; null while it runs. */
export async function expiryBar(ctx: Context, user: { userId: string; orgId: string | null }): Promise<Refusal | null> {
  const expiry = await readExpiry(ctx, { id: user.userId, orgId: user.orgId });
  return expiry && notNow(msg`机构服务已到期，只能查看`, { expired: describeExpiry(ctx, expiry) });
}
