import type { Context } from '../context.ts';
import { shownTypes } from '../files/content-types.ts';
import { idInPath } from '../files/id-in-path.ts';
import { linkTo } from '../files/link.ts';
import { pathOf } from '../files/present-attachment.ts';

/**
 * Where avatars are fetched from: an uploaded one, which is kept as the address of its attachment, through a link that pages can show
 * without a token. One query for any number of them; null for an uploaded one that is gone.
 */
export async function avatarLinks(ctx: Context, kept: readonly (string | null)[]): Promise<(string | null)[]> {
  const ids = [...new Set(kept.map(uploadedAvatar).filter((id) => id !== null))];
  if (ids.length === 0) return [...kept];
  const rows = await ctx.db
    .selectFrom('attachment')
    .where('tenantId', '=', ctx.tenant.id)
    // nothing else is shown this way, whatever address somebody has managed to write down
    .where('bizType', '=', avatarType)
    .where('id', 'in', ids)
    .select(['id', 'path', 'contextType'])
    .execute();
  const links = new Map<string, string>();
  for (const row of rows) {
    const link = await linkTo(ctx, row, endOfLinks(ctx));
    links.set(row.id, shownTypes.has(row.contextType) ? `${link}&thumbnail=medium` : link);
  }
  return kept.map((avatar) => {
    const id = uploadedAvatar(avatar);
    return id === null ? avatar : (links.get(id) ?? null);
  });
}

/** What attachments that are avatars are for. */
export const avatarType = 'USER_AVATAR';

/** The attachment that an address of ours leads to, its own or a link's; null for every other. */
export function uploadedAvatar(avatar: string | null): string | null {
  const [path = ''] = avatar?.split('?', 1) ?? [];
  const id = idInPath(path);
  return id !== null && (path === pathOf('attachment.file', id) || path === pathOf('attachment.link', id)) ? id : null;
}

/** The same for a whole day, and longer than a session, which keeps the address that it began with. */
function endOfLinks({ now }: Context): number {
  const day = 86_400;
  return (Math.floor(now.getTime() / 1000 / day) + 9) * day;
}
