import { msg } from '@lingui/core/macro';
import type { InputOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import { notFound, notNow } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import { sortValuesFor } from '../../../rows/place-sibling.ts';
import { scoped } from '../../../rows/scope.ts';
import { findParent, menuTree } from './menu-rules.ts';

/** Puts a menu of the tenant's own under another one, or in another place among its neighbours. Those that we ship keep their numbers. */
export async function moveMenu(ctx: Context, { id, parentId, after }: InputOf<'menu.move'>['body']): Promise<void> {
  await findParent(ctx, { parentId });
  await menuTree.refuseLoop(ctx, id, parentId);
  const others = await scoped(ctx, 'menu')
    .select()
    .where('menu.parentId', '=', parentId)
    .where('menu.id', '<>', id)
    .orderBy('menu.sortValue')
    .orderBy('menu.id')
    .select(['menu.id', 'menu.sortValue', 'menu.readonly as isFixed'])
    .execute();
  const place = others.findIndex((other) => other.id === after) + 1;
  // deleted or moved away meanwhile
  if (after !== null && place === 0) throw notFound();
  const values = sortValuesFor(others.toSpliced(place, 0, { id, sortValue: -1, isFixed: false }));
  if (values === null) throw notNow(msg`这两个内置菜单之间放不下更多菜单了`);
  for (const [other, sortValue] of values) {
    // a neighbour that makes room is not changed by anybody
    const moved = other === id && { parentId, updatedBy: callerOf(ctx).userId, updateTime: ctx.now, version: sql<number>`version + 1` };
    await scoped(ctx, 'menu')
      .update()
      .set({ sortValue, ...moved })
      .where('menu.id', '=', other)
      .execute();
  }
}
