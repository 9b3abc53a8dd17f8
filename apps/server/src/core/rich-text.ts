import sanitizeHtml from 'sanitize-html';

/**
 * The HTML with only what the kit's editor makes: no script, style, class, id, frame or form, links and pictures from safe addresses
 * alone. The same rules as `sanitizeHtml` of `@saiwu/ui`, for whoever calls the API without the editor.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...blocks, ...tables, ...marks],
    // which attribute may stay on which element, with which value, is decided by `keep`
    allowedAttributes: { '*': attributes },
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

/** Text that stands in HTML as itself. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const named = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['amp', '&'],
]);

const blocks = ['p', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'hr', 'br', 'ul', 'ol', 'li', 'img'];
const tables = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];
const marks = ['strong', 'b', 'em', 'i', 'u', 's', 'del', 'code', 'a'];
const attributes = ['href', 'target', 'rel', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'start'];

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

/** An element with the attributes that belong to it. What a link needs to open safely is put here, whatever came. */
function keep(tagName: string, given: Attributes): { tagName: string; attribs: Attributes } {
  const attribs = Object.fromEntries(Object.entries(given).filter(([name, value]) => isFine(tagName, name, value)));
  if (tagName === 'img') attribs['alt'] ??= '';
  const href = attribs['href'];
  if (href !== undefined) attribs['rel'] = 'noopener noreferrer nofollow';
  if (href !== undefined && /^(?:https?:)?\/\//i.test(href)) attribs['target'] = '_blank';
  return { tagName, attribs };
}

function isFine(tag: string, name: string, value: string): boolean {
  switch (name) {
    case 'href':
      return tag === 'a' && isSafeAddress(value, linkSchemes);
    case 'src':
      return tag === 'img' && (isSafeAddress(value, imageSchemes) || /^data:image\/(?:png|jpeg|gif|webp|avif)[;,]/i.test(value));
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

const linkSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const imageSchemes = new Set(['http:', 'https:']);

/** Read as the browser reads it. An address relative to the page would mean something else on each page. */
function isSafeAddress(address: string, schemes: ReadonlySet<string>): boolean {
  const here = 'https://this-site.invalid/';
  if (!URL.canParse(address, here)) return false;
  const url = new URL(address, here);
  return schemes.has(url.protocol) && (url.host !== new URL(here).host || address.trim().startsWith('/'));
}
