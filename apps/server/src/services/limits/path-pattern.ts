/** Does a path fit a pattern? */
export type PathTest = (path: string) => boolean;

/**
 * Compiles an Ant pattern: `?` matches one character, `*` any within a part, `**` as a part of its own any number of parts. Matching
 * never goes back further than to the last star, so that no pattern takes more than (length of pattern × length of path) steps within a
 * part, and as many again over the parts.
 */
export function pathPattern(pattern: string): PathTest {
  const parts = partsOf(pattern);
  return (path) => isMatch(parts, partsOf(path), (part) => part === '**', isPartMatch);
}

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function isPartMatch(pattern: string, part: string): boolean {
  return isMatch(Array.from(pattern), Array.from(part), (one) => one === '*', isCharacterMatch);
}

function isCharacterMatch(pattern: string, character: string): boolean {
  return pattern === '?' || pattern === character;
}

/** The classic wildcard walk: after a mismatch, the last star takes one more. */
function isMatch(
  pattern: readonly string[],
  text: readonly string[],
  isStar: (one: string) => boolean,
  fits: (one: string, other: string) => boolean,
): boolean {
  let at = 0;
  let star = -1;
  let taken = 0;
  let index = 0;
  while (index < text.length) {
    const one = pattern[at];
    if (one !== undefined && isStar(one)) {
      star = at;
      taken = index;
      at += 1;
    } else if (one !== undefined && fits(one, text[index] ?? '')) {
      at += 1;
      index += 1;
    } else if (star !== -1) {
      at = star + 1;
      taken += 1;
      index = taken;
    } else {
      return false;
    }
  }
  return pattern.slice(at).every(isStar);
}
