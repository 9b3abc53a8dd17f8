/** Below which score fuse.js finds a text: 0 is the same text, 1 has nothing in common. */
export const threshold = 0.4;

/**
 * Tells lowercased texts that fuse.js may find for a query from those that it cannot, without asking it: with e errors at most 2e of the
 * query's pairs of neighbours are missing in a text (the q-gram lemma; E. Ukkonen, Theoretical Computer Science 92 (1992) 191–211).
 * `null` for a query so short that every text may match.
 */
export function mayMatch(query: string): ((text: string) => boolean) | null {
  const pattern = query.toLowerCase();
  // fuse.js takes a longer one apart, and finds a text by any of the parts.
  const length = Math.min(pattern.length, longestPart);
  const needed = length - 1 - 2 * Math.floor(length * threshold);
  if (needed <= 0) return null;
  const pairs = Array.from({ length: pattern.length - 1 }, (_, at) => pattern.slice(at, at + 2));
  return (text) => {
    let found = 0;
    for (const pair of pairs) {
      if (text.includes(pair)) found += 1;
      if (found === needed) return true;
    }
    return false;
  };
}

const longestPart = 32;
