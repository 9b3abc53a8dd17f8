import type { GrantNode } from '@saiwu/openapi';
import { builtInName } from '../../../core/built-in-names.ts';
import type { Context } from '../../../core/context.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { permissionName } from '../../../core/permission-names.ts';
import { scoped } from '../../../rows/scope.ts';
import { grantedMenus } from '../menu/granted-menus.ts';
import { holds, isSuper } from '../../identity/reach/within-reach.ts';

export const grantableHandlers = {
  'role.grantable': async (ctx) => {
    const { menus, resources } = await readGrantable(ctx);
    const buttons = Map.groupBy(resources, ({ menuId }) => menuId);
    const nodesBelow = (above: string): GrantNode[] =>
      menus
        .filter(({ parentId }) => parentId === above)
        .map(({ id, parentId, path, label, isGeneral, state, readonly }) => ({
          id,
          parentId,
          type: 'MENU',
          label: readonly ? builtInName(path, label, ctx.say) : label,
          code: null,
          path,
          isGeneral,
          state,
          children: [
            ...(buttons.get(id) ?? []).map(({ id: buttonId, code, name }) => ({
              id: buttonId,
              parentId: id,
              type: 'RESOURCE' as const,
              label: permissionName(code, name, ctx.say),
              code,
              path: null,
              isGeneral: false,
              state: true,
              children: [],
            })),
            ...nodesBelow(id),
          ],
        }));
    return nodesBelow('0');
  },
} satisfies Partial<Handlers>;

/**
 * What the caller may grant: the super administrator everything, others the buttons whose permissions they hold, the menus of these and
 * those that they have themselves, general ones among them, each with the menus above it.
 */
export async function readGrantable(ctx: Context) {
  const [menus, resources] = await Promise.all([readMenus(ctx), readResources(ctx)]);
  if (isSuper(ctx)) return { menus, resources };
  const held = resources.filter(({ code }) => holds(ctx, code));
  const granted = await grantedMenus(ctx).execute();
  const own = [...menus.flatMap(({ id, isGeneral }) => (isGeneral ? [id] : [])), ...granted.map(({ authorityId }) => authorityId)];
  const wanted = withThoseAbove(menus, [...own, ...held.map(({ menuId }) => menuId)]);
  return { menus: menus.filter(({ id }) => wanted.has(id)), resources: held };
}

/** Menus with those above them: one whose group is missing is not shown. */
export function withThoseAbove(menus: readonly { id: string; parentId: string }[], ids: readonly string[]): Set<string> {
  const parentOf = new Map(menus.map(({ id, parentId }) => [id, parentId]));
  const all = new Set<string>();
  for (const id of ids)
    for (let at: string | undefined = id; at !== undefined && parentOf.has(at) && !all.has(at); at = parentOf.get(at)) all.add(at);
  return all;
}

function readMenus(ctx: Context) {
  return scoped(ctx, 'menu')
    .select()
    .orderBy('menu.sortValue')
    .orderBy('menu.id')
    .select(['menu.id', 'menu.parentId', 'menu.path', 'menu.label', 'menu.isGeneral', 'menu.state', 'menu.readonly'])
    .execute();
}

function readResources(ctx: Context) {
  return scoped(ctx, 'resource')
    .select()
    .orderBy('resource.id')
    .select(['resource.id', 'resource.menuId', 'resource.code', 'resource.name'])
    .execute();
}
