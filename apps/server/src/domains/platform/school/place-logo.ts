import type { Context } from '../../../core/context.ts';
import { ownPictureId } from '../../../services/files/pictures/own-picture.ts';
import { pictureLinks } from '../../../services/files/pictures/picture-links.ts';

/** Links to signs, by the ids of their attachments. */
export function logosOf(ctx: Context, logoIds: readonly (string | null)[]): Promise<Map<string, string>> {
  return pictureLinks(ctx, logoIds, 'medium');
}

/** What of a sign that was sent is written down: null for none, nothing where it was not sent. */
export async function fitLogo(ctx: Context, logo: string | null | undefined, kept: string | null): Promise<{ logoId?: string | null }> {
  if (logo === undefined) return {};
  return { logoId: logo ? await ownPictureId(ctx, 'logo', logo, kept) : null };
}
