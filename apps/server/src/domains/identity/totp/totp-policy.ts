import type { Context } from '../../../core/context.ts';
import { readParameter } from '../../../services/parameters/read-parameter.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

const administrators: ReadonlySet<string> = new Set(['SUPER_ADMIN', 'GENERAL_MANAGER', 'XMANAGEMENT', 'YMANAGEMENT']);

/** Whether the installation demands a second factor of somebody with these roles. */
export async function isTotpDemanded(ctx: Context, roleCodes: readonly string[]): Promise<boolean> {
  return (await readParameter(ctx, 'TotpPolicy')) === 'ADMINS' && roleCodes.some((code) => administrators.has(code));
}

/** Whether somebody with these roles has to set up the second factor before anything else. */
export async function mustEnrolTotp(ctx: Context, userId: string, roleCodes: readonly string[]): Promise<boolean> {
  return (await isTotpDemanded(ctx, roleCodes)) && !(await hasTotp(ctx, userId));
}

/** Whether a second factor has been set up and confirmed. */
export async function hasTotp(ctx: Context, userId: string): Promise<boolean> {
  const row = await tenantDb(ctx)
    .selectFrom('totp')
    .where('userId', '=', userId)
    .where('confirmedTime', 'is not', null)
    .select('userId')
    .executeTakeFirst();
  return row !== undefined;
}
