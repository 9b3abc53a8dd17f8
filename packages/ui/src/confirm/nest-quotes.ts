/** Writes quotes inside of quotes as Chinese does: a quoted name that brings its own, as “‘挑战杯’大赛”. Unpaired quotes stay as they are. */
export function nestQuotes(text: string): string {
  let depth = 0;
  let isPaired = true;
  const nested = text.replaceAll(/[“”]/g, (quote) => {
    if (quote === '“') {
      depth += 1;
      return depth % 2 === 1 ? '“' : '‘';
    }
    depth -= 1;
    if (depth < 0) isPaired = false;
    return depth % 2 === 0 ? '”' : '’';
  });
  return isPaired && depth === 0 ? nested : text;
}
