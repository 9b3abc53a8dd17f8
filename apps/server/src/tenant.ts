import { msg } from '@lingui/core/macro';
import { contract } from '@saiwu/openapi';
import type { HonoRequest } from 'hono';
import type { Tenant } from './context.ts';
import type { Host } from './host.ts';
import { Refusal } from './refusal.ts';

/** Code of the tenant that a single-tenant installation consists of. */
export const onlyTenant = '0000';

/**
 * Finds a request's tenant: always the only one in mode NONE, else the one whose code the `tenant` header carries (base64).
 * A missing, unknown or disabled tenant is refused; nothing falls back to another one.
 */
export function createTenantReader(host: Host): (request: HonoRequest) => Promise<Tenant> {
  return async (request) => {
    const code = tenantCodeOf(host, request);
    const tenant = await host.database.kysely
      .selectFrom('tenant')
      .where('code', '=', code)
      .select([
        'id',
        'code',
        'timeZone',
        'state',
        'expirationTime',
        'passwordErrorNum',
        'passwordErrorLockMinutes',
        'passwordExpire',
        'isMultipleLogin',
      ])
      .executeTakeFirst();
    if (!tenant) throw new Refusal(400, -10, msg`企业不存在`);
    if (tenant.state !== 'NORMAL') throw new Refusal(400, -10, msg`企业不可用`);
    if (tenant.expirationTime && tenant.expirationTime <= host.clock.now()) throw new Refusal(400, -10, msg`企业服务已到期`);
    return tenant;
  };
}

/** The code that a request names its tenant by, whether there is such a tenant or not. */
export function tenantCodeOf({ settings }: Host, request: HonoRequest): string {
  return settings.tenantMode === 'NONE' ? onlyTenant : decode(request.header('tenant') ?? linkTenant(request));
}

/** A link of a file is opened by a browser without our headers, so it names the tenant itself; its signature holds for that one only. */
function linkTenant(request: HonoRequest): string | undefined {
  const [path = ''] = contract['attachment.link'].path.split('{');
  return request.path.startsWith(`/api${path}`) ? request.query('tenant') : undefined;
}

function decode(header: string | undefined): string {
  try {
    return atob(header ?? '');
  } catch {
    return '';
  }
}
