import { isSafeImage, isSafeLink } from './safe-url.ts';

// What rich text may hold, in a page and on a server: `@saiwu/ui/allowed-html`. No React and no DOM in here.

const blocks = ['p', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'hr', 'br', 'ul', 'ol', 'li', 'img'];
const tables = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];
const marks = ['strong', 'b', 'em', 'i', 'u', 's', 'del', 'code', 'sup', 'sub', 'a'];

export const allowedTags = [...blocks, ...tables, ...marks];

/** Each on some elements only: `isAllowedAttribute` decides. */
export const allowedAttributes = ['href', 'target', 'rel', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'start'];

/** Whether an attribute belongs to the element and its value does no harm. Not `rel` and `target`: whoever cleans puts them. */
export function isAllowedAttribute(tag: string, name: string, value: string): boolean {
  switch (name) {
    case 'href':
      return tag === 'a' && isSafeLink(value);
    case 'src':
      return tag === 'img' && isSafeImage(value);
    case 'alt':
      return tag === 'img';
    case 'width':
    case 'height':
      return tag === 'img' && /^\d{1,4}$/.test(value);
    case 'colspan':
    case 'rowspan':
      return (tag === 'td' || tag === 'th') && /^[1-9]\d?$/.test(value);
    case 'start':
      return tag === 'ol' && /^\d{1,4}$/.test(value);
    default:
      return false;
  }
}
