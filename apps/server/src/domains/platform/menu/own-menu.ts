import { consolePaths, type RouterNode } from '@saiwu/openapi';
import { callerOf, type Context } from '../../../core/context.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { builtInName } from '../../../core/built-in-names.ts';
import { findOwnPlace } from '../school/read-place.ts';
import { notFound } from '../../../core/common-refusals.ts';
import { scoped } from '../../../rows/scope.ts';
import { menusFor, menusOfRole, visibleMenus } from './granted-menus.ts';
import { isElsewhere } from './menu-rules.ts';

/** What the caller's roles open: the menu and the permission codes. */
export const ownMenuHandlers = {
  'menu.router': async (ctx) => presentRouter(ctx, await thatLeadSomewhere(ctx, await readRouterRows(visibleMenus(ctx)))),

  'role.menu': async (ctx, { params: { roleId } }) => {
    const role = await scoped(ctx, 'role').select().where('role.id', '=', roleId).select('role.code').executeTakeFirst();
    if (!role) throw notFound();
    return presentRouter(ctx, await readRouterRows(menusFor(ctx, role.code === 'SUPER_ADMIN', menusOfRole(ctx, roleId))));
  },

  'resource.visible': async (ctx) => {
    const { resourceList, roleCodes } = callerOf(ctx);
    return { enabled: true, caseSensitive: false, resourceList, roleList: roleCodes };
  },
} satisfies Partial<Handlers>;

function readRouterRows(menus: ReturnType<typeof visibleMenus>) {
  return menus
    .orderBy('menu.sortValue')
    .orderBy('menu.id')
    .select(['menu.id', 'menu.parentId', 'menu.label', 'menu.path', 'menu.component', 'menu.icon', 'menu.readonly', 'menu.sortValue'])
    .execute();
}

/** Menus in their order as front ends take them. */
function presentRouter(ctx: Context, rows: Awaited<ReturnType<typeof readRouterRows>>): RouterNode[] {
  const nodesBelow = (parentId: string): RouterNode[] =>
    rows
      .filter((row) => row.parentId === parentId)
      .map((row) => {
        const children = nodesBelow(row.id);
        const title = row.readonly ? builtInName(row.path, row.label, ctx.say) : row.label;
        const component = componentOf(row.component, children);
        return {
          path: row.path,
          name: title,
          label: title,
          sortValue: row.sortValue,
          ...(component !== '' && { component }),
          meta: { title, ...(row.icon && { icon: row.icon }), breadcrumb: true },
          // what front ends of the platform's generation have no screen for
          hidden: component === '',
          alwaysShow: children.length > 0,
          ...(children.length > 0 && { children }),
        };
      });
  return nodesBelow('0').filter((node) => node.component !== 'Layout' || node.children || isElsewhere(node.path));
}

/** Who belongs to no school or college has no page of their own one; who came by an invitation asks for nothing else. */
async function thatLeadSomewhere<Row extends { path: string }>(ctx: Context, all: Row[]): Promise<Row[]> {
  const rows = callerOf(ctx).boundContestId === null ? all : all.filter(({ path }) => path !== consolePaths.ownCertifications);
  const missing: string[] = [];
  for (const [path, type] of ownPlaces)
    // oxlint-disable-next-line no-await-in-loop -- two at most
    if (rows.some((row) => row.path === path) && (await findOwnPlace(ctx, type)) === undefined) missing.push(path);
  return rows.filter(({ path }) => !missing.includes(path));
}

const ownPlaces = [
  ['/schools/own', 'school'],
  ['/colleges/own', 'college'],
] as const;

/** What a front end that goes by components loads; empty for what it has not, and for a group that would be empty there. */
function componentOf(kept: string, children: readonly RouterNode[]): string {
  if (children.length === 0) return kept;
  return children.some(({ component }) => component !== undefined) ? 'Layout' : '';
}
