import { msg } from '@lingui/core/macro';
import { type RawBuilder, sql } from 'kysely';
import { invalid, notNow } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import { scoped } from '../../../rows/scope.ts';

/** What the organiser of a contest is called, by the label of its school or college; a general one has none. */
export function organiserLabel(ctx: Pick<Context, 'say'>, label: string | null | undefined): string {
  return label ?? ctx.say(msg`总赛`);
}

/** Whether a row of `org` is the organiser of a contest or beneath it: with a general one everybody is. */
export function isOfOrganiser(organiserId: string | null): RawBuilder<boolean> {
  return organiserId === null ? sql<boolean>`true` : sql<boolean>`org.tree_path like ${`%/${organiserId}/%`}`;
}

/**
 * Whose a new contest is: the caller's own school or college, where nothing else is chosen, or another one of their data scope. Whoever
 * sees all may hold a general one.
 */
export async function readOrganiser(ctx: Context, wanted: string | undefined): Promise<string | null> {
  const { scope, orgId } = callerOf(ctx);
  if (wanted === undefined || wanted === '' || wanted === orgId) {
    if (orgId === null && !scope.isAll) throw notNow(msg`你不属于任何学校或学院，不能创建大赛`);
    return orgId;
  }
  if (wanted === general) {
    if (!scope.isAll) throw invalid({ orgId: msg`只有总管理员可以创建总赛` });
    return null;
  }
  const chosen = await scoped(ctx, 'org')
    .select()
    .where('org.id', '=', wanted)
    .where('org.type', 'in', ['school', 'college'])
    .where('org.state', '=', true)
    .select('org.id')
    .executeTakeFirst();
  if (!chosen) throw invalid({ orgId: msg`没有这个学校或学院，或它已停用` });
  return chosen.id;
}

/** Of no school and no college, as at the top of the tree. */
const general = '0';
