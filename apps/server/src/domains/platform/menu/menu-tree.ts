import { notFound } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { scoped } from '../../../rows/scope.ts';
import { visibleMenus } from './granted-menus.ts';
import { menuColumns, presentTree } from './present-menus.ts';

/** The menu as a tree: all of it for whoever keeps it, and one's own. */
export const menuTreeHandlers = {
  'menu.tree': (ctx) => readTree(ctx),

  'menu.postTree': (ctx) => readTree(ctx),

  'menu.mine': async (ctx, { query: { group, userId } }) => {
    if (userId !== undefined && userId !== callerOf(ctx).userId) throw notFound();
    const own = visibleMenus(ctx);
    const rows = await inOrder(group === undefined ? own : own.where('menu.group', '=', group)).execute();
    return presentTree(ctx, rows);
  },
} satisfies Partial<Handlers>;

async function readTree(ctx: Context) {
  return presentTree(ctx, await inOrder(scoped(ctx, 'menu').select()).execute());
}

function inOrder(menus: ReturnType<typeof visibleMenus>) {
  return menus
    .orderBy('menu.sortValue')
    .orderBy('menu.id')
    .select(menuColumns.map((column) => `menu.${column}` as const));
}
