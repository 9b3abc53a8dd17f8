import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { contestSetup } from '@saiwu/openapi';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import { misfitWords } from '../eligibility/misfits.ts';
import type { Entrant } from './read-entrant.ts';

export type Setup = z.output<typeof contestSetup>;

interface Entered {
  contestId: string;
  setup: Setup;
}

/** Which rules of a contest keep somebody from being part of a project in it; none: they may. Whoever writes by it has taken turns for that person. */
export async function barsFor(
  ctx: Context,
  entrant: Entrant,
  { userId, part, contestId, setup }: Entered & { userId: string; part: 'LEADER' | 'MEMBER' | 'ADVISOR' },
): Promise<MessageDescriptor[]> {
  const isAdvisor = part === 'ADVISOR';
  const { eligibility, team } = setup;
  const bars: MessageDescriptor[] = [];
  if (!isAdvisor && !(await isWithin(ctx, entrant.treePath, eligibility.orgIds))) bars.push(misfitWords({ kind: 'ORG' }));
  if (!isAdvisor && entrant.isTeacher) bars.push(msg`教师只能作为指导教师加入`);
  // a classmate is no advisor, or the rule that a project has one would ask for nothing
  if (isAdvisor && !entrant.isTeacher) bars.push(msg`只有教师才能担任指导教师`);
  const { degree } = entrant;
  if (!isAdvisor && degree === null && eligibility.degreeLevels.length > 0) bars.push(msg`学生名册里没有学历层次，请先请学院补上`);
  if (!isAdvisor && degree !== null && eligibility.degreeLevels.length > 0 && !eligibility.degreeLevels.includes(degree))
    bars.push(misfitWords({ kind: 'DEGREE', degree: entrant.degreeName ?? degree }));
  const most = isAdvisor ? team.perAdvisor : team.perStudent;
  if (most && (await countEntered(ctx, contestId, userId, isAdvisor)) >= most)
    bars.push(isAdvisor ? msg`每位教师最多指导 ${most} 个项目` : msg`每个学生最多参加 ${most} 个项目`);
  if (await judgesNow(ctx, contestId, userId)) bars.push(msg`正在评审这个大赛，不能加入团队`);
  return bars;
}

async function isWithin(ctx: Context, treePath: string, orgIds: readonly string[]): Promise<boolean> {
  if (orgIds.length === 0) return true;
  const named = await ctx.db
    .selectFrom('org')
    .where('tenantId', '=', ctx.tenant.id)
    .where(sql<boolean>`id = any(${[...orgIds]}::bigint[])`)
    .where(sql<boolean>`${treePath} like tree_path || '%'`)
    .select('id')
    .executeTakeFirst();
  return named !== undefined;
}

/** In how many projects of a contest that are still in it somebody is, or which they advise. */
async function countEntered(ctx: Context, contestId: string, userId: string, isAdvisor: boolean): Promise<number> {
  const row = await ctx.db
    .selectFrom('projectPerson')
    .innerJoin('project', (join) =>
      join.onRef('project.tenantId', '=', 'projectPerson.tenantId').onRef('project.id', '=', 'projectPerson.projectId'),
    )
    .where('projectPerson.tenantId', '=', ctx.tenant.id)
    .where('projectPerson.userId', '=', userId)
    .where('projectPerson.part', 'in', isAdvisor ? ['ADVISOR'] : ['LEADER', 'MEMBER'])
    .where('project.contestId', '=', contestId)
    .where('project.state', 'not in', ['WITHDRAWN', 'REJECTED'])
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Whether somebody has sheets in a stage of the contest that is under review. */
async function judgesNow(ctx: Context, contestId: string, userId: string): Promise<boolean> {
  const sheet = await ctx.db
    .selectFrom('assignment')
    .innerJoin('judge', (join) => join.onRef('judge.tenantId', '=', 'assignment.tenantId').onRef('judge.id', '=', 'assignment.judgeId'))
    .innerJoin('stage', (join) => join.onRef('stage.tenantId', '=', 'assignment.tenantId').onRef('stage.id', '=', 'assignment.stageId'))
    .where('assignment.tenantId', '=', ctx.tenant.id)
    .where('judge.userId', '=', userId)
    .where('stage.contestId', '=', contestId)
    .where('stage.state', 'in', ['IN_REVIEW', 'SCORED'])
    .where('assignment.state', 'in', ['ASSIGNED', 'ACCEPTED', 'DRAFTING', 'SUBMITTED'])
    .select('assignment.id')
    .limit(1)
    .executeTakeFirst();
  return sheet !== undefined;
}
