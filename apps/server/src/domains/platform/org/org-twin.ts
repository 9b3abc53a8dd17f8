import { msg } from '@lingui/core/macro';
import { sql } from 'kysely';
import { invalid } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Two of one name beside each other could not be told apart. */
export async function refuseOrgTwin(ctx: Context, parentId: string, label: string, ownId: string): Promise<void> {
  if (await hasOrgTwin(ctx, parentId, label, ownId)) throw invalid({ label: msg`同一个上级里已有「${label}」` });
}

/** Whether another organisation beside it has the name. */
export async function hasOrgTwin(ctx: Context, parentId: string, label: string, ownId: string): Promise<boolean> {
  const twin = await tenantDb(ctx)
    .selectFrom('org')
    .where('parentId', '=', parentId)
    .where(sql<boolean>`lower(label) = lower(${label})`)
    .where('id', '<>', ownId)
    .select('id')
    .executeTakeFirst();
  return twin !== undefined;
}
