import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { ownPictureId } from '../../../services/files/own-picture.ts';
import { endOfTomorrow, linkTo } from '../../../services/files/signed-link.ts';

/** Links to signs, by the ids of their attachments: one query for any number of them. */
export async function logosOf(ctx: Context, logoIds: readonly (string | null)[]): Promise<Map<string, string>> {
  const ids = logoIds.filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('attachment')
    .where('tenantId', '=', ctx.tenant.id)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .select(['id', 'path'])
    .execute();
  const links = rows.map(async (row) => [row.id, `${await linkTo(ctx, row, endOfTomorrow(ctx))}&thumbnail=medium`] as const);
  return new Map(await Promise.all(links));
}

/** What of a sign that was sent is written down: null for none, nothing where it was not sent. */
export async function fitLogo(ctx: Context, logo: string | null | undefined, kept: string | null): Promise<{ logoId?: string | null }> {
  if (logo === undefined) return {};
  return { logoId: logo ? await ownPictureId(ctx, 'logo', logo, kept) : null };
}
