import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { linkTo, noEnd } from '../links/signed-link.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Links to public pictures, by the ids of their attachments: one query for any number of them. */
export async function pictureLinks(
  ctx: Context,
  attachmentIds: readonly (string | null)[],
  thumbnail: 'medium' | 'large',
): Promise<Map<string, string>> {
  const ids = attachmentIds.filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const rows = await tenantDb(ctx)
    .selectFrom('attachment')
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .select(['id', 'path'])
    .execute();
  return new Map(await Promise.all(rows.map(async (row) => [row.id, `${await linkTo(ctx, row, noEnd)}&thumbnail=${thumbnail}`] as const)));
}
