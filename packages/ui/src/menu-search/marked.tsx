import type { Range } from './pinyin-title.ts';

/** A text with parts of it marked. */
export function Marked({ text, ranges }: { text: string; ranges: readonly Range[] }) {
  // what is marked differently is drawn anew: none of its texts is moved or changed, which a browser may have translated
  return (
    <span key={[text, ...ranges].join('\n')}>
      {ranges.map(([from, to], place) => (
        <span key={from}>
          {text.slice(ranges[place - 1]?.[1] ?? 0, from)}
          <mark className="bg-transparent font-semibold text-theme-text">{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </span>
  );
}
