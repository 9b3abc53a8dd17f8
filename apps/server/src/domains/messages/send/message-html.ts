import type { Context } from '../../../core/context.ts';
import { cleanHtml } from '../../../core/rich-text.ts';
import { withoutFilePictures } from '../../../services/files/pictures/lasting-html.ts';

/**
 * What somebody wrote for others as it is kept. Pictures that do not come along are told by their number: the writer has seen them in the
 * editor.
 */
export function cleanMessage(ctx: Pick<Context, 'origin' | 'tell'>, html: string): string {
  const clean = cleanHtml(html);
  const kept = withOwnPictures(ctx, withoutFilePictures(clean));
  const droppedPictures = picturesIn(clean) - picturesIn(kept);
  if (droppedPictures > 0) ctx.tell({ droppedPictures, passedOver: droppedPictures });
  return kept;
}

function picturesIn(html: string): number {
  return html.match(/<img\b/g)?.length ?? 0;
}

/** Clean HTML without pictures of no address, and of other hosts: such a host would be told who reads the message, and when. */
export function withOwnPictures({ origin }: Pick<Context, 'origin'>, html: string): string {
  return html.replaceAll(/<img\b[^>]*>/g, (tag) => {
    const src = /\bsrc="([^"]*)"/.exec(tag)?.[1];
    return src !== undefined && isOwn(origin, src.replaceAll('&amp;', '&')) ? tag : '';
  });
}

/** Read as a browser does, which takes a backslash for a slash, and leaves line breaks out. */
function isOwn(origin: string, src: string): boolean {
  if (!URL.canParse(src, here)) return false;
  const url = new URL(src, here);
  return url.protocol === 'data:' || url.origin === here || url.origin === origin;
}

/** Stands for the host of the page. */
const here = 'https://this-site.invalid';
