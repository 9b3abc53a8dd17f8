import { msg } from '@lingui/core/macro';
import type { Context } from '../../../core/context.ts';
import { scoped } from '../../../rows/scope.ts';
import { type CellWords, wordKey } from '../../../rows/sheets/cell-words.ts';

/** Words for menus: their paths, which no two share. Ids, as front ends of the platform's generation write them, are read too. */
export const menuWords: CellWords = {
  write: async (ctx, ids) => {
    const paths = new Map((await readMenus(ctx)).map(({ id, path }) => [id, path]));
    return ids.map((id) => paths.get(String(id)) ?? '');
  },

  read: async (ctx) => {
    const menus = await readMenus(ctx);
    const byWord = new Map(menus.flatMap(({ id, path }) => [[wordKey(path), id] as const, [id, id] as const]));
    return (word) => {
      const id = byWord.get(wordKey(word));
      return id === undefined ? { reason: msg`没有找到这个菜单` } : { value: id };
    };
  },
};

function readMenus(ctx: Context) {
  return scoped(ctx, 'menu').select().select(['menu.id', 'menu.path']).execute();
}
