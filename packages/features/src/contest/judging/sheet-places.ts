import type { Rubric, Sheet } from '../answers.ts';

/** What the store sends: the body of `score.save` and `score.submit`. */
export interface SheetBody {
  scores: { dimension: number; item: number; score: string | null }[];
  comment: string | null;
  version: number;
}

/** Scores as typed, by `place(dimension, item)`, and the comment. */
export interface Typed {
  scores: Readonly<Record<string, string>>;
  comment: string;
}

/** The key of an item's score: its place in the rubric. */
export function place(dimension: number, item: number): string {
  return `${dimension}.${item}`;
}

/** Places whose text is no score of their item: not a number of at most four decimals, or above the item's maximum. */
export function wrongPlaces(rubric: Rubric, scores: Typed['scores']): string[] {
  return placesOf(rubric)
    .filter(({ key, max }) => {
      const text = scores[key] ?? '';
      return text !== '' && (!/^\d{1,6}(\.\d{1,4})?$/.test(text) || Number(text) > Number(max));
    })
    .map(({ key }) => key);
}

/** Places of counted items that have no score yet. */
export function openPlaces(rubric: Rubric, scores: Typed['scores']): string[] {
  return placesOf(rubric)
    .filter(({ key, isCounted }) => isCounted && (scores[key] ?? '') === '')
    .map(({ key }) => key);
}

/** The scores as the contract names them: one line per item of the rubric. */
export function bodyOf(rubric: Rubric, { scores, comment, version }: Typed & { version: number }): SheetBody {
  const lines = placesOf(rubric).map(({ key, dimension, item }) => ({
    dimension,
    item,
    score: scores[key] === undefined || scores[key] === '' ? null : scores[key],
  }));
  return { scores: lines, comment: comment === '' ? null : comment, version };
}

/** A sheet of the server as somebody would have typed it. */
export function typedOf({ scores, comment }: Pick<Sheet, 'scores' | 'comment'>): Typed {
  return {
    scores: Object.fromEntries(
      scores.filter(({ score }) => score !== null).map(({ dimension, item, score }) => [place(dimension, item), score ?? '']),
    ),
    comment: comment ?? '',
  };
}

/** The same for two sheets that say the same, however their figures are written. */
export function contentOf(rubric: Rubric, { scores, comment }: Typed): string {
  const figures = placesOf(rubric).map(({ key }) => {
    const text = scores[key] ?? '';
    return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
  });
  return JSON.stringify([figures, comment]);
}

function placesOf(rubric: Rubric) {
  return rubric.dimensions.flatMap((one, dimension) =>
    one.items.map(({ max, isCounted }, item) => ({ key: place(dimension, item), dimension, item, max, isCounted })),
  );
}
