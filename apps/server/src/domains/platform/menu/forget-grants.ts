import type { Context } from '../../../core/context.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Takes from all roles what they were granted of menus or buttons that go. */
export async function forgetGrants(ctx: Context, kind: 'MENU' | 'RESOURCE', ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tenantDb(ctx).deleteFrom('roleAuthority').where('authorityType', '=', kind).where('authorityId', 'in', ids).execute();
}
