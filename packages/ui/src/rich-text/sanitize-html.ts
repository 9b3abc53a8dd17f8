import DOMPurify, { type DOMPurify as Purifier } from 'dompurify';
import { allowedAttributes, allowedTags, isAllowedAttribute } from './allowed-html.ts';

/**
 * The HTML with only what `RichTextEditor` makes: no script, style, class, id, frame or form, links and pictures from safe addresses alone.
 * What is shown and what is stored both go through here; the server checks again. Needs a browser.
 */
export function sanitizeHtml(html: string): string {
  purifier ??= createPurifier();
  return purifier.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: allowedAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    // The hook below judges each address by its scheme as the browser reads it, so here all may pass.
    ALLOWED_URI_REGEXP: /[^]/,
    // The words inside these are no text of the author's.
    FORBID_CONTENTS: ['script', 'style', 'title', 'noscript', 'template', 'iframe', 'object', 'svg', 'math', 'xml', 'select', 'textarea'],
  });
}

let purifier: Purifier | undefined;

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

function isFine(tag: string, name: string, value: string): boolean {
  // `is` comes emptied by DOMPurify. Removed, the browser would write out the name again that it was parsed with.
  return name === 'is' ? value === '' : isAllowedAttribute(tag, name, value);
}
