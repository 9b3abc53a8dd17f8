/** Where a link may lead: `http`, `https`, `mailto`, `tel`, or a page of this site (`/contests/1`). Read as the browser reads it. */
export function isSafeLink(href: string): boolean {
  const url = parsed(href);
  return url !== null && linkSchemes.has(url.protocol) && isOfKnownPlace(url, href);
}

/** Where a picture may come from: `http`, `https`, memory, a picture in the address itself, or this site (`/files/1.png`). */
export function isSafeImage(src: string): boolean {
  const url = parsed(src);
  if (url === null) return false;
  return (imageSchemes.has(url.protocol) && isOfKnownPlace(url, src)) || /^data:image\/(?:png|jpeg|gif|webp|avif)[;,]/i.test(url.href);
}

/** The address that a person meant: a host alone gets `https`, a mail address `mailto`. `null` when it is no address one may link to. */
export function readLink(typed: string): string | null {
  const text = typed.trim();
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(text)) return `mailto:${text}`;
  if (/^(?:[\w-]+\.)+[a-z]{2,}(?:[/:?#].*)?$/i.test(text)) return readLink(`https://${text}`);
  if (/\s/.test(text) || !/^(?:https?:\/\/|mailto:|tel:)./i.test(text)) return null;
  return isSafeLink(text) ? text : null;
}

/** An address relative to the page means something else on each page. */
function isOfKnownPlace(url: URL, address: string): boolean {
  return url.host !== baseHost || address.trim().startsWith('/');
}

function parsed(address: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

const baseHost = 'this-site.invalid';
const base = `https://${baseHost}/`;
const linkSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const imageSchemes = new Set(['http:', 'https:', 'blob:']);
