import { planPictureType } from '@saiwu/openapi';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { attachmentAt, pathOf } from '../../../services/files/links/attachment-address.ts';
import { endOfNextQuarter, linkTo } from '../../../services/files/links/signed-link.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/**
 * Clean HTML with its pictures by the addresses of their attachments, without hosts and links that end. Only those that were stored for
 * this plan stay: whoever reads it would be known to other sites, and one of another plan is not this team's to show.
 */
export async function settlePictures(ctx: Context, projectId: string, html: string): Promise<{ html: string; dropped: number }> {
  const stored = new Set((await readStored(ctx, projectId, [html])).map(({ id }) => id));
  let dropped = 0;
  const settled = html.replaceAll(picture, (tag) => {
    const id = idIn(tag);
    if (id !== null && stored.has(id)) return withSource(tag, pathOf('attachment.file', id));
    dropped += 1;
    return '';
  });
  const used = [...stored].map((attachmentId) => ({ projectId, attachmentId }));
  if (used.length > 0)
    await tenantDb(ctx)
      .insertInto('planPicture')
      .values(used)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return { html: settled, dropped };
}

/** HTML of one plan with links to its pictures that open without a session. Whoever asks has checked who may read it. */
export async function linkPictures(ctx: Context, projectId: string, htmls: readonly string[]): Promise<string[]> {
  const stored = await readStored(ctx, projectId, htmls);
  const links = new Map(await Promise.all(stored.map(async (row) => [row.id, await planPictureLink(ctx, row)] as const)));
  return htmls.map((html) => html.replaceAll(picture, (tag) => withSource(tag, links.get(idIn(tag) ?? '') ?? '')));
}

/**
 * For some minutes; without our host, which pages may know by another name. Drawn anew, so that nothing but the picture itself goes out.
 */
export async function planPictureLink(ctx: Context, row: { id: string; path: string }): Promise<string> {
  return `${await linkTo({ ...ctx, origin: '' }, row, endOfNextQuarter(ctx))}&thumbnail=large`;
}

async function readStored(ctx: Context, projectId: string, htmls: readonly string[]): Promise<{ id: string; path: string }[]> {
  const named = htmls.flatMap(attachmentsIn);
  if (named.length === 0) return [];
  return tenantDb(ctx)
    .selectFrom('attachment')
    .where(sql<boolean>`id = any(${[...new Set(named)]}::bigint[])`)
    .where('bizType', '=', planPictureType)
    .where('bizId', '=', projectId)
    .select(['id', 'path'])
    .execute();
}

/** Ids of the attachments that clean HTML shows as pictures, whosever they are. */
export function attachmentsIn(html: string): string[] {
  return (html.match(picture) ?? []).flatMap((tag) => idIn(tag) ?? []);
}

/** Of clean HTML, where no `>` stands in a value. */
const picture = /<img\b[^>]*>/g;
const source = /\bsrc="([^"]*)"/;

function idIn(tag: string): string | null {
  return attachmentAt((source.exec(tag)?.[1] ?? '').replaceAll('&amp;', '&'));
}

function withSource(tag: string, address: string): string {
  return tag.replace(source, () => `src="${address.replaceAll('&', '&amp;')}"`);
}
