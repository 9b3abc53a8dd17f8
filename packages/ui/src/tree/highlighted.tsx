export interface HighlightedProps {
  text: string;
  /** The searched words; each is marked where it first stands. */
  words: readonly string[];
}

/** A text with the searched words marked. */
export function Highlighted({ text, words }: HighlightedProps) {
  // what is marked differently is drawn anew: none of its texts is moved or changed, which a browser may have translated
  return (
    <span key={[text, ...words].join('\n')}>
      {partsOf(text, words).map((part) =>
        part.isHit ? (
          <mark key={part.at} className="bg-transparent font-semibold text-theme-text">
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </span>
  );
}

function partsOf(text: string, words: readonly string[]) {
  const low = text.toLowerCase();
  const hits = words
    .map((word) => ({ from: word === '' ? -1 : low.indexOf(word.toLowerCase()), length: word.length }))
    .filter((hit) => hit.from >= 0)
    .sort((a, b) => a.from - b.from || b.length - a.length);
  const parts: { at: number; text: string; isHit: boolean }[] = [];
  let at = 0;
  for (const { from, length } of hits) {
    if (from < at) continue;
    if (from > at) parts.push({ at, text: text.slice(at, from), isHit: false });
    at = from + length;
    parts.push({ at: from, text: text.slice(from, at), isHit: true });
  }
  if (at < text.length) parts.push({ at, text: text.slice(at), isHit: false });
  return parts;
}
