import { msg } from '@lingui/core/macro';
import { contract } from '@saiwu/openapi';
import { sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import { invalid } from '../../../core/common-refusals.ts';
import type { ChosenReceivers, MessageSchema } from '../../../schema/message-schema.ts';
import { isOfProject } from '../../../rows/project-people.ts';
import { isOwner, scoped } from '../../../rows/scope.ts';

/** The lists without what means nothing: -1, which older front ends send for "all", and doubles; parts of people of no contest. */
export function readChosen({
  userIdList,
  roleCodeList,
  orgIdList,
  contestId = null,
  contestPartList = [],
}: ChosenReceivers): ChosenReceivers {
  const clean = (list: readonly string[]) => [...new Set(list)].filter((one) => one !== '-1' && one !== '');
  const lists = { userIdList: clean(userIdList), roleCodeList: clean(roleCodeList), orgIdList: clean(orgIdList) };
  return contestId === null ? lists : { ...lists, contestId, contestPartList: [...new Set(contestPartList)] };
}

export function isNobodyChosen({ userIdList, roleCodeList, orgIdList, contestPartList = [] }: ChosenReceivers): boolean {
  return userIdList.length + roleCodeList.length + orgIdList.length + contestPartList.length === 0;
}

/**
 * The contest that receivers or placeholders are of. Throws a refusal for one that the sender cannot see, and for judges of another's
 * contest.
 */
export async function readChosenContest(ctx: Context, { contestId, contestPartList = [] }: ChosenReceivers) {
  if (!contestId) return null;
  const may = (id: 'contest.get' | 'judge.page') => callerOf(ctx).authority.hasPermission([contract[id].access]);
  const contest = await scoped(ctx, 'contest')
    .select()
    .where('contest.id', '=', contestId)
    .select(['contest.id', 'contest.title', 'contest.orgId', 'contest.createdBy', 'contest.registrationEnd'])
    .executeTakeFirst();
  if (!contest || !may('contest.get')) throw invalid({ contestId: msg`没有找到这个大赛` });
  if (contestPartList.includes('JUDGE') && !(may('judge.page') && isOwner(ctx, contest)))
    throw invalid({ contestPartList: msg`只有主办单位可以发给评委` });
  return contest;
}

/**
 * Whom a message goes to, as a query over `user`: enabled people in the sender's data scope who were chosen by themselves, by a role, by an
 * organisation at or above theirs, or by their part in a contest. An announcement without a choice goes to everybody there; any other to
 * nobody.
 */
export function receiversOf(ctx: Context, msgType: MessageSchema['msg']['msgType'], chosen: ChosenReceivers) {
  const reachable = scoped(ctx, 'user').select().where('user.state', '=', true);
  if (isNobodyChosen(chosen)) return msgType === 'PUBLICITY' ? reachable : reachable.where(sql<boolean>`false`);
  const { userIdList, roleCodeList, orgIdList } = chosen;
  const tenantId = ctx.tenant.id;
  return reachable.where(sql<boolean>`(
    "user".id = any(${userIdList}::bigint[])
    or "user".id in (
      select holder.user_id from user_role holder join role on role.tenant_id = holder.tenant_id and role.id = holder.role_id
      where holder.tenant_id = ${tenantId} and role.state and role.code = any(${roleCodeList}::text[]))
    or "user".org_id in (
      select below.id from org below join org chosen on chosen.tenant_id = below.tenant_id
      where below.tenant_id = ${tenantId} and chosen.id = any(${orgIdList}::bigint[]) and below.tree_path like chosen.tree_path || '%')
    or ${isOfContest(ctx, chosen)})`);
}

/** Whether somebody has one of the chosen parts in the chosen contest: of projects in the sender's data scope, and of judges. */
function isOfContest(ctx: Context, { contestId, contestPartList = [] }: ChosenReceivers) {
  if (!contestId || contestPartList.length === 0) return sql<boolean>`false`;
  const projects = scoped(ctx, 'project').select().where('project.contestId', '=', contestId).select('project.id');
  return sql<boolean>`(exists (
      select from project_tie tie join project p on p.tenant_id = tie.tenant_id and p.id = tie.project_id
      where tie.tenant_id = ${ctx.tenant.id} and tie.user_id = "user".id and p.id in (${projects}) and ${isOfProject}
        and (tie.part = any(${contestPartList}::text[]) or (${contestPartList.includes('UNSUBMITTED')}::boolean and p.state in ('DRAFT', 'RETURNED'))))
    or (${contestPartList.includes('JUDGE')}::boolean and "user".id in (
      select judge.user_id from judge join assignment on assignment.tenant_id = judge.tenant_id and assignment.judge_id = judge.id
      join stage on stage.tenant_id = assignment.tenant_id and stage.id = assignment.stage_id
      where judge.tenant_id = ${ctx.tenant.id} and stage.contest_id = ${contestId}
        and assignment.state in ('ASSIGNED', 'ACCEPTED', 'DRAFTING', 'SUBMITTED'))))`;
}
