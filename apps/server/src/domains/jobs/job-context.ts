import { msg } from '@lingui/core/macro';
import { callerFor } from '../../rows/caller-for.ts';
import type { Context } from '../../core/context.ts';
import type { Host } from '../../core/host.ts';
import { sayIn } from '../../core/language.ts';
import { notNow } from '../../core/common-refusals.ts';
import type { JobRow } from './job-row.ts';
import { everyTenant } from '../../rows/every-tenant.ts';
import { ownTenant } from '../../rows/own-tenant.ts';

/**
 * What the server works with for a tenant when nobody calls, in the transaction `db` where one is given. Null for a tenant that does not
 * exist.
 */
export async function systemContext(host: Host, tenantId: string, db: Context['db'] = host.database.kysely): Promise<Context | null> {
  const tenant = await ownTenant({ db, tenant: { id: tenantId } })
    .select(['id', 'code', 'timeZone', 'passwordErrorNum', 'passwordErrorLockMinutes', 'passwordExpire', 'isMultipleLogin'])
    .executeTakeFirst();
  if (!tenant) return null;
  return {
    host,
    db,
    tenant,
    caller: null,
    client: { ip: '', userAgent: '', application: null },
    origin: host.settings.publicUrl ?? '',
    requestId: 'job',
    language: 'zh',
    say: sayIn('zh'),
    now: host.clock.now(),
    tell: () => undefined,
  };
}

/**
 * What whoever asked for the job works with, with the roles and the data scope they have now. Throws a `Refusal` when they are gone, or may
 * not sign in any more.
 */
export async function ownerContext(ctx: Context, row: JobRow): Promise<Context> {
  const own = { ...ctx, language: row.language, say: sayIn(row.language), requestId: `job ${row.id}` };
  if (row.isSystem) return own;
  const user = await everyTenant(ctx)
    .selectFrom('user')
    .innerJoin('tenant', 'tenant.id', 'user.tenantId')
    .where('user.tenantId', '=', ctx.tenant.id)
    .where('user.id', '=', row.userId)
    .where('user.state', '=', true)
    .where('tenant.state', '=', 'NORMAL')
    .select(['user.id', 'user.account', 'user.name', 'user.orgId', 'user.mustChangePassword'])
    .executeTakeFirst();
  if (!user) throw notNow(msg`发起人已不存在或已停用`);
  return { ...own, caller: await callerFor(ctx, user, '') };
}
