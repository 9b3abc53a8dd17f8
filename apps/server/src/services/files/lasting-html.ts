import { cleanHtml } from '../../core/rich-text.ts';
import { attachmentAt } from './attachment-address.ts';

/**
 * HTML of an editor that stores no pictures, as it is kept: clean, without pictures at addresses of files. Those were copied from elsewhere, and open with
 * a session or for some minutes alone.
 */
export function lastingHtml(html: string): string {
  return cleanHtml(html).replaceAll(/<img\b[^>]*>/g, (tag) => {
    const src = /\bsrc="([^"]*)"/.exec(tag)?.[1] ?? '';
    return attachmentAt(src.replaceAll('&amp;', '&')) === null ? tag : '';
  });
}
