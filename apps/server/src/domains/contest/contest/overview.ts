import { contract, stageKindNames, stageStateNames } from '@saiwu/openapi';
import { sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import { enumeration } from '../../../core/enumeration.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { scoped } from '../../../rows/scope.ts';
import { daysUntil, toWire } from '../../../core/wire-time.ts';
import { readJudgingStages } from '../score/judging.ts';
import { isInContestState } from './contest-state.ts';
import { readSheetNumbers } from './shown-numbers.ts';

export const overviewHandlers = {
  'overview.mine': async (ctx) => {
    const can = (id: 'contest.page' | 'project.page' | 'judge.page' | 'stage.get' | 'judging.stages') =>
      callerOf(ctx).authority.hasPermission([contract[id].access]);
    return {
      now: toWire(ctx.now, ctx.tenant.timeZone),
      contestCount: can('contest.page')
        ? await count(scoped(ctx, 'contest').select().where('contest.state', '<>', 'CANCELLED').select(counted))
        : 0,
      projectCount: can('project.page')
        ? await count(
            scoped(ctx, 'projectFigure')
              .select()
              .select(sql<string | null>`sum(projects)`.as('count')),
          )
        : 0,
      judgeCount: can('judge.page') ? await count(scoped(ctx, 'judge').select().where('judge.state', '=', 'ACTIVE').select(counted)) : 0,
      stages: can('stage.get') ? await readRunningStages(ctx) : [],
      judging: can('judging.stages') ? await readJudgingStages(ctx) : [],
      registering: can('contest.page') ? await readRegistering(ctx) : [],
    };
  },
} satisfies Partial<Handlers>;

const counted = sql<string>`count(*)`.as('count');

async function count(query: { executeTakeFirst(): Promise<{ count: string | null } | undefined> }): Promise<number> {
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
  const numbers = await readSheetNumbers(
    ctx,
    rows.map(({ contestId }) => contestId),
  );
  return rows.map((row) => ({
    stageId: row.id,
    contestId: row.contestId,
    contestTitle: row.title,
    kind: enumeration(ctx, stageKindNames, row.kind),
    state: enumeration(ctx, stageStateNames, row.state),
    reviewEnd: toWire(row.reviewEnd, ctx.tenant.timeZone),
    sheetCount: numbers.get(row.id)?.sheets ?? 0,
    submittedCount: numbers.get(row.id)?.submitted ?? 0,
  }));
}

const mostStages = 50;

async function readRegistering(ctx: Context) {
  const rows = await scoped(ctx, 'contest')
    .select()
    .where(isInContestState('REGISTERING', ctx.now))
    .orderBy('contest.registrationEnd')
    .orderBy('contest.id')
    .limit(mostRegistering)
    .select(['contest.id', 'contest.title', 'contest.registrationEnd'])
    .execute();
  return rows.map(({ id, title, registrationEnd }) => ({
    contestId: id,
    contestTitle: title,
    registrationEnd: toWire(registrationEnd, ctx.tenant.timeZone),
    daysLeft: daysUntil(registrationEnd, ctx),
  }));
}

const mostRegistering = 10;
