import { msg } from '@lingui/core/macro';
import type { AnswerOf, InputOf } from '@saiwu/openapi';
import { invalid } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { sortStep } from '../../../rows/place-sibling.ts';
import { scoped } from '../../../rows/scope.ts';
import { treeOf } from '../../../rows/tree-of.ts';

export const menuTree = treeOf('menu');

type Save = InputOf<'menu.save'>['body'];
type Change = InputOf<'menu.update'>['body'];

/** A new menu as it is stored: under one that is there, its path as addresses have it, with a file for older front ends. */
export async function fitSave(ctx: Context, { parentPath, ...body }: Save): Promise<Save> {
  const path = pathOf(body.path);
  const parentId = await findParent(ctx, parentPath ? { parentPath: pathOf(parentPath) } : { parentId: body.parentId });
  const sortValue = body.sortValue ?? (await lastUnder(ctx, parentId)) + sortStep;
  return { ...body, path, parentId, sortValue, component: body.component || componentOf(path) };
}

/** A change as it is stored. A file that was made from the path is made anew when this changes. */
export async function fitChange(ctx: Context, body: Change, before: AnswerOf<'menu.get'>): Promise<Change> {
  const path = body.path === undefined ? before.path : pathOf(body.path);
  const given = body.component === undefined ? before.component : body.component;
  const wasMade = given === componentOf(before.path);
  const parentId = body.parentId ?? before.parentId;
  if (parentId !== before.parentId) {
    await findParent(ctx, { parentId });
    await menuTree.refuseLoop(ctx, before.id, parentId);
  }
  return { ...body, path, parentId, component: given && !wasMade ? given : componentOf(path) };
}

/** A leading `/`, but for what lies elsewhere. */
function pathOf(given: string): string {
  if (isElsewhere(given)) return given;
  return given.startsWith('/') ? given : `/${given}`;
}

function componentOf(path: string): string {
  return isElsewhere(path) ? 'Layout' : `lamp${path}/index`;
}

/** Whether it is no page of a front end: an address of another site. */
export function isElsewhere(path: string): boolean {
  return /^(https?:\/\/|www\.)/i.test(path);
}

/** The number of the last one there; 0 where there is none. */
async function lastUnder(ctx: Context, parentId: string): Promise<number> {
  const last = await scoped(ctx, 'menu')
    .select()
    .where('menu.parentId', '=', parentId)
    .orderBy('menu.sortValue', 'desc')
    .select('menu.sortValue')
    .executeTakeFirst();
  return Math.min(last?.sortValue ?? 0, 10_000 - sortStep);
}

/** The id of the one above; 0 for the top. */
export async function findParent(ctx: Context, by: { parentId: string } | { parentPath: string }): Promise<string> {
  const [[field, value] = ['parentId', '0']] = Object.entries(by);
  if (field === 'parentId' && value === '0') return '0';
  const row = await scoped(ctx, 'menu')
    .select()
    .where(field === 'parentId' ? 'menu.id' : 'menu.path', '=', value)
    .select('menu.id')
    .executeTakeFirst();
  if (!row) throw invalid({ [field]: msg`没有找到这个上级菜单` });
  return row.id;
}
