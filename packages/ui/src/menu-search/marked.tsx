import type { Range } from './pinyin-title.ts';

/** A text with parts of it marked. */
export function Marked({ text, ranges }: { text: string; ranges: readonly Range[] }) {
  return (
    <>
      {ranges.map(([from, to], place) => (
        <span key={from}>
          {text.slice(ranges[place - 1]?.[1] ?? 0, from)}
          <mark className="bg-transparent font-semibold text-theme-text">{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}
