import DOMPurify, { type DOMPurify as Purifier } from 'dompurify';
import { isSafeImage, isSafeLink } from './safe-url.ts';

/**
 * The HTML with only what `RichTextEditor` makes: no script, style, class, id, frame or form, links and pictures from safe addresses alone. What
 * is shown and what is stored both go through here; the server checks again. Needs a browser.
 */
export function sanitizeHtml(html: string): string {
  purifier ??= createPurifier();
  return purifier.sanitize(html, {
    ALLOWED_TAGS: [...blocks, ...tables, ...marks],
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    // The hook below judges each address by its scheme as the browser reads it, so here all may pass.
    ALLOWED_URI_REGEXP: /[^]/,
    // The words inside these are no text of the author's.
    FORBID_CONTENTS: ['script', 'style', 'title', 'noscript', 'template', 'iframe', 'object', 'svg', 'math', 'xml', 'select', 'textarea'],
  });
}

let purifier: Purifier | undefined;

const blocks = ['p', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'hr', 'br', 'ul', 'ol', 'li', 'img'];
const tables = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];
const marks = ['strong', 'b', 'em', 'i', 'u', 's', 'del', 'code', 'a'];

const attributes = ['href', 'target', 'rel', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'start'];

/** An instance of its own: hooks on the shared one would change what other parts of a page clean. */
function createPurifier(): Purifier {
  const own = DOMPurify(window);
  own.addHook('afterSanitizeAttributes', (node) => {
    for (const { name, value } of Array.from(node.attributes)) {
      if (!isFine(node.tagName.toLowerCase(), name, value)) node.removeAttribute(name);
    }
    // Without the attribute a screen reader reads out the address.
    if (node.tagName === 'IMG' && !node.hasAttribute('alt')) node.setAttribute('alt', '');
    const href = node.getAttribute('href');
    if (href === null) return;
    node.setAttribute('rel', 'noopener noreferrer nofollow');
    if (/^(?:https?:)?\/\//i.test(href)) node.setAttribute('target', '_blank');
  });
  return own;
}

/** An attribute is fine on the elements that it belongs to. `rel` and `target` are put by us. */
function isFine(tag: string, name: string, value: string): boolean {
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
    case 'is':
      // Emptied by DOMPurify. Removed, the browser would write out the name again that it was parsed with.
      return value === '';
    default:
      return false;
  }
}
