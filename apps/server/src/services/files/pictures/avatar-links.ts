import type { Context } from '../../../core/context.ts';
import { shownTypes } from '../upload/content-types.ts';
import { attachmentAt } from '../links/attachment-address.ts';
import { linkTo, noEnd } from '../links/signed-link.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/**
 * Addresses of avatars: an uploaded one, which is kept as the address of its attachment, gets a link that pages can show without a token.
 * One query for any number of them; null for an uploaded one that is gone.
 */
export async function avatarLinks(ctx: Context, kept: readonly (string | null)[]): Promise<(string | null)[]> {
  const ids = [...new Set(kept.map(attachmentAt).filter((id) => id !== null))];
  if (ids.length === 0) return [...kept];
  const rows = await tenantDb(ctx)
    .selectFrom('attachment')
    // nothing else is shown this way, whatever address a user has managed to write down
    .where('bizType', '=', avatarType)
    .where('id', 'in', ids)
    .select(['id', 'path', 'contextType'])
    .execute();
  const made = rows.map(async (row) => {
    const link = await linkTo(ctx, row, noEnd);
    return [row.id, shownTypes.has(row.contextType) ? `${link}&thumbnail=medium` : link] as const;
  });
  const links = new Map(await Promise.all(made));
  return kept.map((avatar) => {
    const id = attachmentAt(avatar);
    return id === null ? avatar : (links.get(id) ?? null);
  });
}

/** The uses of attachments that are avatars. */
export const avatarType = 'USER_AVATAR';
