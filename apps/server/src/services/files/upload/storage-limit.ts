import { msg } from '@lingui/core/macro';
import { sql } from 'kysely';
import { notNow } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { takeTurns } from '../../../rows/take-turns.ts';
import { ownTenant } from '../../../rows/own-tenant.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/**
 * Checks that the attachments of a tenant leave room for `size` bytes more; the attachment `replacedId` makes room for them. Where there
 * is a limit, uploads of the tenant take turns from here on: call it before any other turn is taken.
 */
export async function storageLimit(ctx: Context): Promise<(size: number, replacedId: string) => Promise<void>> {
  const { storageLimit: most } = await ownTenant(ctx).select('storageLimit').executeTakeFirstOrThrow();
  if (most === null) return async () => undefined;
  await takeTurns(ctx, 'attachment', 'of all');
  return async (size, replacedId) => {
    const { rows } = await sql<{ used: string }>`
      select coalesce(sum(size), 0) as used from attachment where tenant_id = ${ctx.tenant.id} and id <> ${replacedId}`.execute(
      tenantDb(ctx),
    );
    if (Number(rows[0]?.used) + size > most * 1024 ** 2)
      throw notNow(msg`企业的存储空间已用完（上限 ${most} MB），请先删除不用的附件，或联系平台管理员`);
  };
}
