import type { CellWords } from '../../../rows/sheets/cell-words.ts';

/** A time until which something runs: a day in a sheet lasts to its end. */
export const untilWords: CellWords = {
  write: async (_ctx, times) => times.map((time) => (typeof time === 'string' ? time : '')),
  read: async () => (word) => ({ value: /^\d{4}[-/年]\d{1,2}[-/月]\d{1,2}日?$/.test(word.trim()) ? `${word.trim()} 23:59:59` : word }),
};
