import { contract, stageKindNames, stageStateNames, waitingLists } from '@saiwu/openapi';
import { sql } from 'kysely';
import { callerOf, type Context } from '../../../../core/context.ts';
import { enumeration } from '../../../../core/enumeration.ts';
import type { Handlers } from '../../../../core/handlers.ts';
import { isOwner, scoped, untied } from '../../../../rows/scope.ts';
import { daysUntil, toWire } from '../../../../core/wire-time.ts';
import { matchingProjects } from '../../project/project.ts';
import { readJudgingStages } from '../../score/judging.ts';
import { stageActs, standingOf } from '../../stage/stage-acts.ts';
import { readStageFacts } from '../../stage/stage-facts.ts';
import { holdsActOf } from '../acts/action.ts';
import { isInContestState } from '../contest-state.ts';
import { readSheetNumbers } from './shown-numbers.ts';

export const overviewHandlers = {
  'overview.mine': async (ctx) => {
    const can = (id: Asked) => callerOf(ctx).authority.hasPermission([contract[id].access]);
    const running = can('stage.get') ? await readRunningStages(ctx) : none;
    const decides = can('project.page') && (can('project.accept') || can('project.return') || can('project.reject'));
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
      ...running,
      undecided: decides ? await readUndecided(ctx) : [],
      judging: can('judging.stages') ? await readJudgingStages(ctx) : [],
      registering: can('contest.page') ? await readRegistering(ctx) : [],
    };
  },
} satisfies Partial<Handlers>;

type Asked = 'contest.page' | 'project.page' | 'judge.page' | 'stage.get' | 'judging.stages' | `project.${'accept' | 'return' | 'reject'}`;

const counted = sql<string>`count(*)`.as('count');

async function count(query: { executeTakeFirst(): Promise<{ count: string | null } | undefined> }): Promise<number> {
  return Number((await query.executeTakeFirst())?.count ?? 0);
}

const none = { stages: [], sheetCount: 0, submittedCount: 0 };

/**
 * Stages under review in the caller's scope, the nearest deadline first, with the numbers of that scope. What waits to be closed never
 * gives way to what still runs.
 */
async function readRunningStages(ctx: Context) {
  const rows = await scoped(ctx, 'stage')
    .select()
    .innerJoin('contest', 'contest.id', 'stage.contestId')
    .where('stage.state', 'in', ['IN_REVIEW', 'SCORED'])
    .where('contest.state', '<>', 'CANCELLED')
    .orderBy('stage.reviewEnd')
    .orderBy('stage.id')
    .select(['stage.id', 'stage.contestId', 'contest.title', 'stage.kind', 'stage.state', 'stage.reviewEnd', 'stage.teamSees'])
    .select(['stage.releasedTime', 'contest.orgId', 'contest.createdBy', 'contest.state as contestState', 'contest.anonymiseTime'])
    .execute();
  if (rows.length === 0) return none;
  const numbers = await readSheetNumbers(
    ctx,
    rows.map(({ contestId }) => contestId),
  );
  const shown = rows.filter(({ state }, place) => place < mostStages || state === 'SCORED');
  const facts = await readStageFacts(
    ctx,
    shown.map(({ id }) => id),
  );
  const canClose = (row: (typeof rows)[number]) => {
    const known = facts.get(row.id);
    if (!known || !isOwner(ctx, row)) return false;
    const situation = { ...known, contestState: row.contestState, isAnonymous: row.anonymiseTime !== null, ...standingOf(row) };
    return holdsActOf(ctx, stageActs.close) && stageActs.close.barredBy(situation) === null;
  };
  const stages = shown.map((row) => ({
    stageId: row.id,
    contestId: row.contestId,
    contestTitle: row.title,
    kind: enumeration(ctx, stageKindNames, row.kind),
    state: enumeration(ctx, stageStateNames, row.state),
    reviewEnd: toWire(row.reviewEnd, ctx.tenant.timeZone),
    sheetCount: numbers.get(row.id)?.sheets ?? 0,
    submittedCount: numbers.get(row.id)?.submitted ?? 0,
    canClose: canClose(row),
  }));
  const sumOf = (number: 'sheets' | 'submitted') => rows.reduce((sum, { id }) => sum + (numbers.get(id)?.[number] ?? 0), 0);
  return { stages, sheetCount: sumOf('sheets'), submittedCount: sumOf('submitted') };
}

/** That are listed whatever their state. */
const mostStages = 50;

/** Contests in which projects wait that the caller decides on: counted by the query of the list that shows them. */
async function readUndecided(ctx: Context) {
  const rows = await matchingProjects(ctx, waitingLists.projects.model)
    // only teams hand in, and what they did is found by an index of nothing else
    .where('project.source', '=', 'SUBMITTED')
    .innerJoin('contest', 'contest.id', 'project.contestId')
    .where('contest.state', 'not in', ['CANCELLED', 'FINISHED'])
    .where('contest.anonymiseTime', 'is', null)
    .where(
      sql<boolean>`not exists (select from stage where stage.tenant_id = contest.tenant_id and stage.contest_id = contest.id and stage.state <> 'NOT_STARTED')`,
    )
    .groupBy([sql.ref('contest.tenantId'), 'contest.id']) // the whole key: the other columns hang on it
    // nobody decides on what they stand behind
    .having(sql<boolean>`bool_or(${untied(ctx, 'project.id')})`)
    .orderBy('contest.registrationEnd')
    .orderBy('contest.id')
    .limit(mostContests)
    .select(['contest.id', 'contest.title', counted])
    .execute();
  return rows.map(({ id, title, count: projects }) => ({ contestId: id, contestTitle: title, count: Number(projects) }));
}

const mostContests = 50;

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
