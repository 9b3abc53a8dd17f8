import type { Context } from '../../core/context.ts';
import { cleanHtml } from '../../core/rich-text.ts';
import { attachmentAt } from '../../services/files/attachment-address.ts';

/** What somebody wrote for others as it is kept: clean, with pictures of its own alone. */
export function cleanMessage(ctx: Pick<Context, 'origin'>, html: string): string {
  return withOwnPictures(ctx, cleanHtml(html));
}

/**
 * Clean HTML without the pictures of other hosts: such a host would be told who reads the message, and when. Nor are there pictures at addresses that
 * open with a session or for some minutes alone.
 */
export function withOwnPictures({ origin }: Pick<Context, 'origin'>, html: string): string {
  return html.replaceAll(/<img\b[^>]*>/g, (tag) => {
    const src = /\bsrc="([^"]*)"/.exec(tag)?.[1];
    return src === undefined || isOwn(origin, src.replaceAll('&amp;', '&')) ? tag : '';
  });
}

/** Read as a browser does, which takes a backslash for a slash, and leaves line breaks out. */
function isOwn(origin: string, src: string): boolean {
  if (!URL.canParse(src, here)) return false;
  const url = new URL(src, here);
  if (url.protocol === 'data:') return true;
  if (url.origin !== here && url.origin !== origin) return false;
  return attachmentAt(url.pathname) === null;
}

/** Stands for the host of the page. */
const here = 'https://this-site.invalid';
