import { msg } from '@lingui/core/macro';
import { Refusal } from './refusal.ts';

/** Why a tenant is closed to all its users, or null. */
export function tenantBar(tenant: { state: string; expirationTime: Date | null }, now: Date): Refusal | null {
  if (tenant.state !== 'NORMAL') return new Refusal(400, -10, msg`企业不可用`);
  if (tenant.expirationTime && tenant.expirationTime <= now) return new Refusal(400, -10, msg`企业服务已到期`);
  return null;
}
