import type { CellWords } from '../../../rows/sheets/cell-words.ts';
import { orgWords } from '../org/org-words.ts';

/** Words for several organisations: as for one, with semicolons between. */
export const orgListWords: CellWords = {
  write: async (ctx, values) => {
    const lists = values.map((value): unknown[] => (Array.isArray(value) ? value : []));
    const ids = [...new Set(lists.flat())];
    const words = await orgWords.write(ctx, ids);
    return lists.map((list) => list.map((id) => words[ids.indexOf(id)]).join('；'));
  },

  read: async (ctx) => {
    const readOne = await orgWords.read(ctx);
    return (text) => {
      const found = text
        .split(/[;；]/)
        .filter((word) => word.trim() !== '')
        .map((word) => readOne(word.trim()));
      const wrong = found.find((one) => 'reason' in one);
      return wrong ?? { value: found.map((one) => ('value' in one ? one.value : '')).join(',') };
    };
  },
};
