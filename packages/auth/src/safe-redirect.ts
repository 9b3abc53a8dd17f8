/**
 * The place to go to after signing in, as the `redirect` parameter of `/login` names it. Only paths of our own origin are taken;
 * everything else, the sign-in page itself too, gives `fallback`. The parameter comes from outside: anyone can write a link.
 */
export function safeRedirect(path: string | null | undefined, fallback = '/'): string {
  // A browser reads `\` as `/` and leaves out tabs and line breaks, so none of them may reach it.
  if (!path?.startsWith('/') || hasUnsafeCharacter(path)) return fallback;
  const url = parse(path);
  if (!url || url.origin !== origin || url.pathname === '/login') return fallback;
  const target = url.pathname + url.search + url.hash;
  // Dot segments can fold into `//host`, which names another origin.
  return target.startsWith('//') ? fallback : target;
}

/** A reserved name (RFC 2606): whatever leads away from it leads away from us. */
const origin = 'http://saiwu.invalid';

function parse(path: string): URL | null {
  try {
    return new URL(path, origin);
  } catch {
    return null;
  }
}

function hasUnsafeCharacter(path: string): boolean {
  return Array.from(path).some((character) => character === '\\' || character <= ' ' || character === '\u007f');
}
