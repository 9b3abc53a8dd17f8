/**
 * Writes quotes inside of quotes as they are written: 「『挑战杯』大赛」, “‘挑战杯’大赛”. One kind inside of the other stays, and so do unpaired quotes.
 */
export function nestQuotes(text: string): string {
  return kinds.reduce(nested, text);
}

const kinds = ['「」『』', '“”‘’'];

function nested(text: string, [open = '', close = '', inOpen = '', inClose = '']: string): string {
  let depth = 0;
  let isPaired = true;
  const written = Array.from(text, (letter) => {
    if (letter === open) {
      depth += 1;
      return depth % 2 === 1 ? open : inOpen;
    }
    if (letter !== close) return letter;
    depth -= 1;
    if (depth < 0) isPaired = false;
    return depth % 2 === 0 ? close : inClose;
  });
  return isPaired && depth === 0 ? written.join('') : text;
}
