import { grantAwards, type Quota } from '@saiwu/judging';
import { contestSetup } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

export interface Winner {
  projectId: string;
  contest: string;
  award: string;
  schoolId: string;
  title: string;
}

/** What projects of a contest won by its last sealed results and the awards that are set up for it; nothing while none are sealed. */
export async function readWinners(ctx: Context, contestId: string): Promise<Winner[]> {
  const contest = await tenantDb(ctx).selectFrom('contest').where('id', '=', contestId).select(['title', 'setup']).executeTakeFirst();
  const stage = await tenantDb(ctx)
    .selectFrom('stage')
    .where('contestId', '=', contestId)
    .where('state', '=', 'CLOSED')
    .orderBy('sortValue', 'desc')
    .select('id')
    .executeTakeFirst();
  if (!contest || !stage) return [];
  const results = await tenantDb(ctx)
    .selectFrom('result')
    .innerJoin('project', 'project.id', 'result.projectId')
    .where('result.stageId', '=', stage.id)
    .orderBy('result.rank')
    .orderBy('result.projectId')
    .select(['result.projectId as project', 'result.rank', 'result.score', 'project.schoolId', 'project.title'])
    .execute();
  const awards = contestSetup.parse(contest.setup).awards.map(({ name, ...award }) => ({ name, quota: quotaOf(award) }));
  if (awards.length === 0 || results.length === 0) return [];
  const outcome = grantAwards({ awards, ties: 'all' }, results);
  const won = new Map(outcome.kind === 'decided' ? outcome.decisions.map(({ project, award }) => [project, award]) : []);
  return results.flatMap(({ project, schoolId, title }) => {
    const award = won.get(project);
    return award ? [{ projectId: project, contest: contest.title, award, schoolId, title }] : [];
  });
}

type Award = ReturnType<typeof contestSetup.parse>['awards'][number];

const roundings = { FLOOR: 'floor', HALF_UP: 'halfUp', CEIL: 'ceil' } as const;

function quotaOf({ by, value, rounding }: Omit<Award, 'name'>): Quota {
  return by === 'COUNT' ? { count: Number(value) } : { percent: value, rounding: roundings[rounding] };
}
