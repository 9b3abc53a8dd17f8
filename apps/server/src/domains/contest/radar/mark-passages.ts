import type { AnswerOf } from '@saiwu/openapi';
import type { Stretch } from './passages.ts';
import type { TextPart } from './read-texts.ts';
import { tokensOf } from './tokens.ts';

/** A text in stretches, those of passages with their number, from 1. Where two passages overlap the first has it. */
export function markPassages(parts: readonly TextPart[], passages: readonly Stretch[]): AnswerOf<'radar.get'>['first']['blocks'] {
  return parts
    .map(({ key, title, text }, part) => {
      const tokens = tokensOf(text);
      const stretches: { text: string; passage: number | null }[] = [];
      let end = 0;
      const add = (until: number, passage: number | null) => {
        if (until > end) stretches.push({ text: text.slice(end, until), passage });
        end = Math.max(end, until);
      };
      const own = passages.map((place, index) => ({ ...place, number: index + 1 })).filter((place) => place.part === part);
      for (const { from, to, number } of own.toSorted((a, b) => a.from - b.from)) {
        add(tokens[from]?.start ?? end, null);
        add(tokens[to - 1]?.end ?? end, number);
      }
      add(text.length, null);
      return { key, title, stretches };
    })
    .filter(({ stretches }) => stretches.length > 0);
}
