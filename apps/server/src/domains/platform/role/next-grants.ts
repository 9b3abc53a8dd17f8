import { msg } from '@lingui/core/macro';
import type { AnswerOf, InputOf } from '@saiwu/openapi';
import { notNow } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { readGrantable, withThoseAbove } from './grantable.ts';

/** What a role allows, by ids. */
export interface GrantedIds {
  menuIds: string[];
  resourceIds: string[];
}

/**
 * What a role allows once the caller has saved this: with the menus of its buttons, those above each, and what is not the caller's to give
 * or take.
 */
export async function nextGrants(
  ctx: Context,
  current: Pick<AnswerOf<'role.authority'>, 'menuIdList' | 'resourceIdList'>,
  { menuIdList, resourceIdList }: Pick<InputOf<'role.grant'>['body'], 'menuIdList' | 'resourceIdList'>,
): Promise<GrantedIds> {
  const { menus, resources } = await readGrantable(ctx);
  const chosen = new Set(resourceIdList);
  const menusOfChosen = resources.filter(({ id }) => chosen.has(id)).map(({ menuId }) => menuId);
  const resourceIds = nextOf(current.resourceIdList, resourceIdList, resources);
  const nextMenus = nextOf(current.menuIdList, menuIdList, menus);
  const menuIds = [...new Set([...nextMenus, ...withThoseAbove(menus, [...menuIdList, ...menusOfChosen])])];
  return { menuIds, resourceIds };
}

/**
 * What is granted afterwards: what was asked for, and what was there and is not the caller's to give or take. Throws where more is asked
 * for than that.
 */
function nextOf(former: readonly string[], asked: readonly string[], grantable: readonly { id: string }[]): string[] {
  const own = new Set(grantable.map(({ id }) => id));
  const kept = former.filter((id) => !own.has(id));
  const beyond = asked.filter((id) => !own.has(id) && !kept.includes(id));
  if (beyond.length > 0) throw notNow(msg`只能授予自己拥有的权限`);
  return [...new Set([...kept, ...asked])];
}
