import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { contestSetup } from '@saiwu/openapi';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '../../../../core/context.ts';
import { behindProjects } from '../../../../rows/scope.ts';
import { liveInvitations } from '../../../identity/session/admission/live-invitation.ts';
import { misfitWords } from '../../eligibility/misfits.ts';
import { activeAssignmentStates } from '../../stage/stage-facts.ts';
import type { Entrant } from './read-entrant.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

export type Setup = z.output<typeof contestSetup>;

interface Entered {
  contestId: string;
  setup: Setup;
}

/**
 * Which rules of a contest keep somebody from being part of a project in it; none: they may. Whoever writes by it has taken turns for that
 * person.
 */
export async function barsFor(
  ctx: Context,
  entrant: Entrant,
  { userId, part, contestId, setup }: Entered & { userId: string; part: 'LEADER' | 'MEMBER' | 'ADVISOR' },
): Promise<MessageDescriptor[]> {
  const isAdvisor = part === 'ADVISOR';
  const { eligibility, team } = setup;
  const bars: MessageDescriptor[] = [];
  if (!isAdvisor && !(await isWithin(ctx, entrant.treePath, contestId, eligibility.orgIds))) bars.push(misfitWords({ kind: 'ORG' }));
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
  // an advisor who judges others is kept from that project alone, by a tie
  if (!isAdvisor && (await judgesIn(ctx, contestId, userId))) bars.push(msg`是这个大赛的评委，不能加入团队`);
  return bars;
}

/** Whether somebody belongs to what the contest names, or where it names nothing, to its organiser: its contests reach those below it. */
async function isWithin(ctx: Context, treePath: string, contestId: string, orgIds: readonly string[]): Promise<boolean> {
  const organiser = sql`(select org_id from contest where contest.tenant_id = ${ctx.tenant.id} and contest.id = ${contestId})`;
  const named = await tenantDb(ctx)
    .selectFrom('org')
    .where(orgIds.length === 0 ? sql<boolean>`id = ${organiser}` : sql<boolean>`id = any(${[...orgIds]}::bigint[])`)
    .where(sql<boolean>`${treePath} like tree_path || '%'`)
    .select('id')
    .executeTakeFirst();
  return named !== undefined;
}

/** In how many projects of a contest that are still in it somebody is, or which they advise: those of a sheet that names them count too. */
async function countEntered(ctx: Context, contestId: string, userId: string, isAdvisor: boolean): Promise<number> {
  const row = await tenantDb(ctx)
    .selectFrom('project')
    .where(
      sql<boolean>`project.id in (select project_id from (${behindProjects(ctx, userId)}) own where (own.part = 'ADVISOR') = ${isAdvisor})`,
    )
    .where('project.contestId', '=', contestId)
    .where('project.state', 'not in', ['WITHDRAWN', 'REJECTED'])
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Whether somebody judges in a contest, now or as soon as its review begins: by a sheet of theirs, or invited to it and come. */
async function judgesIn(ctx: Context, contestId: string, userId: string): Promise<boolean> {
  const sheet = await tenantDb(ctx)
    .selectFrom('assignment')
    .innerJoin('judge', 'judge.id', 'assignment.judgeId')
    .innerJoin('stage', 'stage.id', 'assignment.stageId')
    .where('judge.userId', '=', userId)
    .where('stage.contestId', '=', contestId)
    .where('assignment.state', 'in', [...activeAssignmentStates])
    .select('assignment.id')
    .limit(1)
    .executeTakeFirst();
  if (sheet !== undefined) return true;
  const invited = await liveInvitations(ctx)
    .where('invitation.contestId', '=', contestId)
    .where('invitation.usedTime', 'is not', null)
    .where('judge.userId', '=', userId)
    .select('invitation.id')
    .executeTakeFirst();
  return invited !== undefined;
}
