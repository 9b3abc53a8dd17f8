import type { RouterNode } from '@saiwu/openapi';
import { callerOf, type Context } from '../../../core/context.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { builtInName } from '../../../core/built-in-names.ts';
import { findOwnSchool } from '../school/read-school.ts';
import { visibleMenus } from './granted-menus.ts';

/** What the caller's roles open: the menu and the permission codes. */
export const ownMenuHandlers = {
  'menu.router': async (ctx) => {
    const granted = await visibleMenus(ctx)
      .orderBy('menu.sortValue')
      .orderBy('menu.id')
      .select(['menu.id', 'menu.parentId', 'menu.label', 'menu.path', 'menu.component', 'menu.icon', 'menu.readonly', 'menu.sortValue'])
      .execute();
    const rows = await thatLeadSomewhere(ctx, granted);
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
            hidden: false,
            alwaysShow: children.length > 0,
            ...(children.length > 0 && { children }),
          };
        });
    return nodesBelow('0').filter((node) => node.component !== 'Layout' || node.children);
  },

  'resource.visible': async (ctx) => {
    const { resourceList, roleCodes } = callerOf(ctx);
    return { enabled: true, caseSensitive: false, resourceList, roleList: roleCodes };
  },
} satisfies Partial<Handlers>;

/** Who belongs to no school, as those who run the installation, has no page of their own one. */
async function thatLeadSomewhere<Row extends { path: string }>(ctx: Context, rows: Row[]): Promise<Row[]> {
  const others = rows.filter(({ path }) => path !== '/schools/own');
  return others.length === rows.length || (await findOwnSchool(ctx)) !== undefined ? rows : others;
}

/** What a front end that goes by components loads; empty for what it has not, and for a group that would be empty there. */
function componentOf(kept: string, children: readonly RouterNode[]): string {
  if (children.length === 0) return kept;
  return children.some(({ component }) => component !== undefined) ? 'Layout' : '';
}
