import { msg } from '@lingui/core/macro';
import { invalid } from '../core/common-refusals.ts';
import type { Context } from '../core/context.ts';
import { everyTenant } from '../rows/every-tenant.ts';

/**
 * The same context for another tenant, by its code: rows are that one's. The caller stays who it is. Throws at the field for one that is
 * not there.
 */
export async function withinTenant(ctx: Context, tenantCode: string): Promise<Context> {
  const tenant = await everyTenant(ctx)
    .selectFrom('tenant')
    .where('code', '=', tenantCode)
    .select(['id', 'code', 'timeZone', 'passwordErrorNum', 'passwordErrorLockMinutes', 'passwordExpire', 'isMultipleLogin'])
    .executeTakeFirst();
  if (!tenant) throw invalid({ tenantCode: msg`没有这个企业` });
  return { ...ctx, tenant };
}
