import type { Tenant } from './context.ts';

/** Id of the tenant that a fresh installation has. */
export const seedTenantId = '1';

/** Code of the tenant that a single-tenant installation consists of. */
export const onlyTenant = '0000';

/** Whether the request has named no tenant yet: then there are no rows, and nothing can be written. */
export function isNobodys(tenant: Tenant): boolean {
  return tenant.id === nobodysTenant.id;
}

/** The tenant whose settings hold while a request has named no tenant yet. */
export const nobodysTenant: Tenant = {
  id: '0',
  code: '',
  timeZone: 'Asia/Shanghai',
  passwordErrorNum: 5,
  passwordErrorLockMinutes: 15,
  passwordExpire: 0,
  isMultipleLogin: true,
};
