import { allowedAttributes, allowedTags, isAllowedAttribute } from '@saiwu/ui/allowed-html';
import sanitizeHtml from 'sanitize-html';

/**
 * The HTML with only the elements of the kit's editor: no script, style, class, id, frame or form, links and pictures from safe addresses
 * alone. The same list as `sanitizeHtml` of `@saiwu/ui`, for clients that call the API without the editor.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags,
    // which attribute may stay on which element, with which value, is decided by `keep`
    allowedAttributes: { '*': allowedAttributes },
    allowedSchemes: ['http', 'https', 'mailto', 'tel', 'data'],
    allowedSchemesAppliedToAttributes: ['href', 'src'],
    allowProtocolRelative: true,
    parseStyleAttributes: false,
    nonTextTags: silent,
    nestingLimit: 50,
    transformTags: { '*': keep },
  });
}

/** The words of HTML that was cleaned, on one line. */
export function textOfHtml(html: string): string {
  const words = sanitizeHtml(html.replaceAll(/<(?:br|hr|\/(?:p|h[2-4]|li|blockquote|pre|t[dhr]))\b[^>]*>/g, ' '), {
    allowedTags: [],
    allowedAttributes: {},
  });
  return words
    .replaceAll(/&(lt|gt|quot|amp);/g, (entity, name: string) => named.get(name) ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Plain text as HTML: a paragraph for each line. */
export function htmlOfText(text: string): string {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.map((line) => `<p>${escapeText(line)}</p>`).join('');
}

/** Escapes text for HTML. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const named = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['amp', '&'],
]);

/** The words inside these are no text of the author's. */
const silent = [
  'script',
  'style',
  'title',
  'noscript',
  'template',
  'iframe',
  'noembed',
  'noframes',
  'object',
  'svg',
  'math',
  'xml',
  'xmp',
  'plaintext',
  'select',
  'option',
  'textarea',
];

type Attributes = Record<string, string>;

/** An element with the attributes that belong to it. Attributes that make a link open safely are added here, whatever was sent. */
function keep(tagName: string, given: Attributes): { tagName: string; attribs: Attributes } {
  const attribs = Object.fromEntries(Object.entries(given).filter(([name, value]) => isFine(tagName, name, value)));
  if (tagName === 'img') attribs['alt'] ??= '';
  const href = attribs['href'];
  if (href !== undefined) attribs['rel'] = 'noopener noreferrer nofollow';
  if (href !== undefined && /^(?:https?:)?\/\//i.test(href)) attribs['target'] = '_blank';
  return { tagName, attribs };
}

function isFine(tag: string, name: string, value: string): boolean {
  return isAllowedAttribute(tag, name, value) && (name !== 'src' || isForEveryReader(value));
}

/**
 * Refuses pictures that lie in the memory of one browser (`blob:`). A picture within its address has its type as it is written: readers
 * other than browsers do not leave out line breaks.
 */
function isForEveryReader(src: string): boolean {
  return /^https?:$/.test(new URL(src, 'https://this-site.invalid/').protocol) || /^data:[\w/]+[;,]/i.test(src);
}
