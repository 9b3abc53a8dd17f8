import { cleanHtml } from '../../../core/rich-text.ts';
import { attachmentAt, pathOf } from '../links/attachment-address.ts';
import { noEnd } from '../links/signed-link.ts';

/** The HTML of an editor that stores no pictures, as it is kept: clean, and without pictures of files that few may open. */
export function lastingHtml(html: string): string {
  return withoutFilePictures(cleanHtml(html));
}

/**
 * Clean HTML without pictures at addresses of files, but with those that are public without an end. The others were copied from
 * elsewhere, and open with a session or for some minutes alone.
 */
export function withoutFilePictures(html: string): string {
  return html.replaceAll(/<img\b[^>]*>/g, (tag) => {
    const src = (/\bsrc="([^"]*)"/.exec(tag)?.[1] ?? '').replaceAll('&amp;', '&');
    const id = attachmentAt(src);
    return id === null || isForEver(src, id) ? tag : '';
  });
}

function isForEver(src: string, id: string): boolean {
  const [address = '', query] = src.split('?', 2);
  return address.endsWith(pathOf('attachment.link', id)) && new URLSearchParams(query).get('expires') === String(noEnd);
}
