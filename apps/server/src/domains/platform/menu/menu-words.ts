import { msg } from '@lingui/core/macro';
import { scoped } from '../../../rows/scope.ts';
import { wordsOfRows } from '../../../rows/sheets/words-of-rows.ts';

/** Words for menus: their paths, which no two share. */
export const menuWords = wordsOfRows({
  find: async (ctx) => {
    const menus = await scoped(ctx, 'menu').select().select(['menu.id', 'menu.path']).execute();
    return menus.map(({ id, path }) => ({ id, words: [path, id] }));
  },
  twins: msg`没有找到这个菜单`,
  unknown: msg`没有找到这个菜单`,
});
