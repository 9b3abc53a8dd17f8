import { msg } from '@lingui/core/macro';
import { builtInName } from '../../../../core/built-in-names.ts';
import { sayIn } from '../../../../core/language.ts';
import { type CellWords, wordKey } from '../../../../rows/sheets/cell-words.ts';
import { readGivable } from './user-roles.ts';

/**
 * Words for the roles of people, by name or code, with semicolons between. Only those are read that the reader may give: a sheet gives
 * nobody more than a form.
 */
export const roleWords: CellWords = {
  write: async () => {
    throw new Error('the roles of people are written from their lists');
  },

  read: async (ctx) => {
    const byWord = Map.groupBy(
      (await readGivable(ctx)).flatMap(({ id, code, name, readonly }) => {
        const shown = readonly ? [builtInName(code, name, sayIn('zh')), builtInName(code, name, sayIn('en'))] : [];
        return [...new Set([code, name, ...shown].map(wordKey))].map((word) => ({ word, id }));
      }),
      ({ word }) => word,
    );
    return (text) => {
      const ids: string[] = [];
      for (const word of text.split(/[;；、,，]/).filter((one) => one.trim() !== '')) {
        const [found, ...twins] = byWord.get(wordKey(word)) ?? [];
        if (twins.length > 0) return { reason: msg`有多个同名角色，请写角色的编码` };
        if (!found) return { reason: msg`没有这个角色，或者它超出你自己的权限，不能分配` };
        ids.push(found.id);
      }
      return { value: ids.join(',') };
    };
  },
};
