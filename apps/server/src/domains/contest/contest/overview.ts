import { contract, stageKindNames, stageStateNames } from '@saiwu/openapi';
import { sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import { enumeration } from '../../../core/enumeration.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { scoped } from '../../../rows/scope.ts';
import { toWire } from '../../../core/wire-time.ts';
import { readJudgingStages } from '../score/judging.ts';
import { activeAssignmentStates } from '../stage/stage-facts.ts';

export const overviewHandlers = {
  'overview.mine': async (ctx) => {
    const can = (id: 'contest.page' | 'project.page' | 'judge.page' | 'stage.get' | 'judging.stages') =>
      callerOf(ctx).authority.hasPermission([contract[id].access]);
    return {
      contestCount: can('contest.page')
        ? await count(scoped(ctx, 'contest').select().where('contest.state', '<>', 'CANCELLED').select(counted))
        : 0,
      projectCount: can('project.page') ? await count(scoped(ctx, 'project').select().select(counted)) : 0,
      judgeCount: can('judge.page') ? await count(scoped(ctx, 'judge').select().where('judge.state', '=', 'ACTIVE').select(counted)) : 0,
      stages: can('stage.get') ? await readRunningStages(ctx) : [],
      judging: can('judging.stages') ? await readJudgingStages(ctx) : [],
    };
  },
} satisfies Partial<Handlers>;

const counted = sql<string>`count(*)`.as('count');

async function count(query: { executeTakeFirst(): Promise<{ count: string } | undefined> }): Promise<number> {
  return Number((await query.executeTakeFirst())?.count ?? 0);
}

/** Stages under review in the caller's scope, the nearest deadline first, with the numbers of that scope. */
async function readRunningStages(ctx: Context) {
  const rows = await scoped(ctx, 'stage')
    .select()
    .innerJoin('contest', (join) => join.onRef('contest.tenantId', '=', 'stage.tenantId').onRef('contest.id', '=', 'stage.contestId'))
    .where('stage.state', 'in', ['IN_REVIEW', 'SCORED'])
    .where('contest.state', '<>', 'CANCELLED')
    .orderBy('stage.reviewEnd')
    .orderBy('stage.id')
    .limit(mostStages)
    .select(['stage.id', 'stage.contestId', 'contest.title', 'stage.kind', 'stage.state', 'stage.reviewEnd'])
    .execute();
  if (rows.length === 0) return [];
  const sheets = await scoped(ctx, 'assignment')
    .select()
    .where(
      'assignment.stageId',
      'in',
      rows.map(({ id }) => id),
    )
    .where('assignment.state', 'in', [...activeAssignmentStates])
    .groupBy('assignment.stageId')
    .select(['assignment.stageId', counted, sql<string>`count(*) filter (where assignment.state = 'SUBMITTED')`.as('submitted')])
    .execute();
  const numbers = new Map(sheets.map((row) => [row.stageId, row]));
  return rows.map((row) => ({
    stageId: row.id,
    contestId: row.contestId,
    contestTitle: row.title,
    kind: enumeration(ctx, stageKindNames, row.kind),
    state: enumeration(ctx, stageStateNames, row.state),
    reviewEnd: toWire(row.reviewEnd, ctx.tenant.timeZone),
    sheetCount: Number(numbers.get(row.id)?.count ?? 0),
    submittedCount: Number(numbers.get(row.id)?.submitted ?? 0),
  }));
}

const mostStages = 50;
