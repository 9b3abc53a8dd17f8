/** A passage of a text: what was chosen, and what stood before and behind it. */
export interface Passage {
  quote: string;
  prefix: string;
  suffix: string;
}

export interface Stretch {
  start: number;
  end: number;
}

/**
 * Where a passage stands in a text that may have been edited since: where its words are found, nearest to what stood around them; otherwise
 * what is now between the words that stood around it, if it still says much the same. Null where it is gone.
 */
export function findPassage(text: string, { quote, prefix, suffix }: Passage): Stretch | null {
  if (quote === '') return null;
  let best: (Stretch & { fit: number }) | null = null;
  for (let start = text.indexOf(quote); start !== -1; start = text.indexOf(quote, start + 1)) {
    const end = start + quote.length;
    const fit = sharedEnd(text.slice(0, start), prefix) + sharedStart(text.slice(end), suffix);
    if (best === null || fit > best.fit) best = { start, end, fit };
  }
  if (best !== null) return { start: best.start, end: best.end };
  return findBetween(text, quote, prefix.slice(-edge), suffix.slice(0, edge));
}

/** Characters on either side that have to stand there still where the passage itself was edited. */
const edge = 12;

function findBetween(text: string, quote: string, before: string, behind: string): Stretch | null {
  if (before === '' && behind === '') return null;
  const longest = quote.length * 2 + 10;
  for (let at = text.indexOf(before); at !== -1; at = text.indexOf(before, at + 1)) {
    const start = at + before.length;
    const end = behind === '' ? text.length : text.indexOf(behind, start);
    if (end > start && end - start <= longest && likeness(text.slice(start, end), quote) >= 0.5) return { start, end };
    // at the very beginning nothing stood before
    if (before === '') break;
  }
  return null;
}

/** How much of two texts is the same: pairs of characters that both have, of all that they have. */
function likeness(one: string, other: string): number {
  const [left, right] = [pairsOf(one), pairsOf(other)];
  if (left.length === 0 || right.length === 0) return one === other ? 1 : 0;
  const open = [...right];
  const shared = left.filter((pair) => {
    const at = open.indexOf(pair);
    if (at !== -1) open.splice(at, 1);
    return at !== -1;
  }).length;
  return (2 * shared) / (left.length + right.length);
}

function pairsOf(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => text.slice(index, index + 2));
}

function sharedEnd(one: string, other: string): number {
  let count = 0;
  while (count < Math.min(one.length, other.length) && one.at(-1 - count) === other.at(-1 - count)) count += 1;
  return count;
}

function sharedStart(one: string, other: string): number {
  let count = 0;
  while (count < Math.min(one.length, other.length) && one[count] === other[count]) count += 1;
  return count;
}
