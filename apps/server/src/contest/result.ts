import { msg } from '@lingui/core/macro';
import { explain, type Reason } from '@saiwu/judging';
import { sql } from 'kysely';
import { callerOf, type Context } from '../context.ts';
import type { Handlers } from '../handlers.ts';
import { answerPage, containing, type PageRequest } from '../page.ts';
import { notFound, notNow } from '../refusals.ts';
import { scoped } from '../scope.ts';
import { sheetType, writeSheet } from '../sheets/write-sheet.ts';
import { toWire } from '../wire-time.ts';
import { withoutZeros, withPlaces } from './decimal-text.ts';
import { stageActs } from './stage-acts.ts';

const sortable = {
  id: 'project.number',
  rank: 'result.rank',
  score: 'result.score',
  number: 'project.number',
  title: 'project.title',
  track: 'project.track',
};

/** Shows judges by name. No operation asks for it by itself: it widens what `result.get` answers. */
const nameJudges = 'result:judges';

export const resultHandlers = {
  'result.page': (ctx, { body }) => readPage(ctx, body, body.model),

  'result.get': async (ctx, { params }) => {
    const stage = await readClosedStage(ctx, params.stageId);
    const row = await lines(scopedResults(ctx, { stageId: stage.id }).where('result.projectId', '=', params.projectId))
      .select(['result.calculation'])
      .executeTakeFirst();
    if (!row) throw notFound();
    const { calculation, ...line } = row;
    const canSeeNames = callerOf(ctx).authority.hasPermission([nameJudges]);
    const sheets = await readSheets(ctx, stage.id, params.projectId);
    const judgeOf = new Map(sheets.map(({ judgeId, judgeName }, index) => [judgeId, canSeeNames ? judgeName : String(index + 1)]));
    const dropped = new Set(
      calculation.filter(({ code }) => code === 'step.dropHighest' || code === 'step.dropLowest').map(({ values }) => values['judge']),
    );
    return {
      ...line,
      score: withPlaces(line.score, stage.rule.decimals),
      contestTitle: stage.contestTitle,
      rule: stage.rule,
      sheets: sheets.map(({ judgeId, judgeName, total, comment, submittedTime }, index) => {
        const number = index + 1;
        return {
          judgeName: canSeeNames ? judgeName : ctx.say(msg`评委 ${number}`),
          total: withoutZeros(total ?? '0'),
          isCounted: !dropped.has(judgeId),
          comment,
          submittedTime: toWire(submittedTime ?? ctx.now, ctx.tenant.timeZone),
        };
      }),
      calculation: calculation.map((step) => explain(withJudges(step, judgeOf), ctx.language)),
      sealedTime: toWire(stage.closedTime ?? ctx.now, ctx.tenant.timeZone),
      sealHash: await readSealHash(ctx, stage.id),
    };
  },

  'result.export': async (ctx, { body }) => {
    const stage = await readClosedStage(ctx, body.model.stageId);
    const { records } = await readPage(ctx, { ...body, current: 1, size: mostExported }, body.model);
    const columns = [
      { title: ctx.say(msg`名次`), isNumber: true },
      { title: ctx.say(msg`编号`), width: 14 },
      { title: ctx.say(msg`项目名称`), width: 40 },
      { title: ctx.say(msg`赛道`), width: 16 },
      { title: ctx.say(msg`学院`), width: 24 },
      { title: ctx.say(msg`负责人`), width: 12 },
      { title: ctx.say(msg`得分`), isNumber: true },
    ];
    const name = ctx.say(msg`成绩`);
    return {
      fileName: `${stage.contestTitle}-${name}-${toWire(ctx.now, ctx.tenant.timeZone).slice(0, 10)}.xlsx`,
      contentType: sheetType,
      content: writeSheet({
        sheetName: name,
        columns,
        rows: records.map(({ rank, number, title, track, collegeLabel, leaderName, score }) => [
          rank,
          number,
          title,
          track,
          collegeLabel,
          leaderName,
          score,
        ]),
      }),
    };
  },
} satisfies Pick<Handlers, 'result.page' | 'result.get' | 'result.export'>;

const mostExported = 100_000;

interface Filter {
  stageId: string;
  title?: string | undefined;
  track?: string | undefined;
  collegeId?: string | null | undefined;
}

async function readPage(ctx: Context, request: PageRequest, model: Filter) {
  const { rule } = await readClosedStage(ctx, model.stageId);
  return answerPage(ctx, byRank(request), {
    matching: scopedResults(ctx, model),
    sortable,
    select: lines,
    present: (row) => ({ ...row, score: withPlaces(row.score, rule.decimals) }),
  });
}

/** Throws `notFound` out of scope, and a refusal while the stage is not closed: until then there is no result. */
async function readClosedStage(ctx: Context, stageId: string) {
  const stage = await scoped(ctx, 'stage')
    .select()
    .where('stage.id', '=', stageId)
    .select([
      'stage.id',
      'stage.state',
      'stage.rule',
      'stage.closedTime',
      sql<string>`(select title from contest where contest.tenant_id = stage.tenant_id and contest.id = stage.contest_id)`.as(
        'contestTitle',
      ),
    ])
    .executeTakeFirst();
  if (!stage) throw notFound();
  if (stage.state !== 'CLOSED') throw notNow(stageActs.export.barredBy(stage) ?? msg`评审还没有结束`);
  return stage;
}

function scopedResults(ctx: Context, { stageId, title, track, collegeId }: Filter) {
  let matching = scoped(ctx, 'result')
    .select()
    .innerJoin('project', (join) => join.onRef('project.tenantId', '=', 'result.tenantId').onRef('project.id', '=', 'result.projectId'))
    .where('result.stageId', '=', stageId);
  if (title?.trim()) matching = matching.where('project.title', 'ilike', containing(title.trim()));
  if (track?.trim()) matching = matching.where('project.track', '=', track.trim());
  if (collegeId) matching = matching.where('project.collegeId', '=', collegeId);
  return matching;
}

function lines(query: ReturnType<typeof scopedResults>) {
  return query.select([
    'result.stageId',
    'result.projectId',
    'project.number',
    'project.title',
    'project.track',
    'project.leaderName',
    'result.score',
    'result.rank',
    sql<string | null>`(select label from org where org.tenant_id = project.tenant_id and org.id = project.college_id)`.as('collegeLabel'),
  ]);
}

/** In the order in which they were assigned, which says nothing about who is who. */
function readSheets(ctx: Context, stageId: string, projectId: string) {
  return scoped(ctx, 'assignment')
    .select()
    .innerJoin('judge', (join) => join.onRef('judge.tenantId', '=', 'assignment.tenantId').onRef('judge.id', '=', 'assignment.judgeId'))
    .innerJoin('user', (join) => join.onRef('user.tenantId', '=', 'judge.tenantId').onRef('user.id', '=', 'judge.userId'))
    .innerJoin('scoreSheet', (join) =>
      join.onRef('scoreSheet.tenantId', '=', 'assignment.tenantId').onRef('scoreSheet.assignmentId', '=', 'assignment.id'),
    )
    .where('assignment.stageId', '=', stageId)
    .where('assignment.projectId', '=', projectId)
    .where('assignment.state', '=', 'SUBMITTED')
    .orderBy('assignment.id')
    .select(['assignment.judgeId', 'user.name as judgeName', 'scoreSheet.total', 'scoreSheet.comment', 'scoreSheet.submittedTime'])
    .execute();
}

function withJudges(step: Reason, judgeOf: ReadonlyMap<string, string>): Reason {
  const judge = judgeOf.get(String(step.values['judge']));
  return judge === undefined ? step : { ...step, values: { ...step.values, judge } };
}

/** The record that closed the stage sealed all of its results. */
async function readSealHash(ctx: Context, stageId: string): Promise<string> {
  const { hash } = await ctx.db
    .selectFrom('sealedLog')
    .where('tenantId', '=', ctx.tenant.id)
    .where('stageId', '=', stageId)
    .where(sql<boolean>`body ->> 'event' = 'stage.closed'`)
    .orderBy('sequence', 'desc')
    .select('hash')
    .executeTakeFirstOrThrow();
  return hash;
}

/** A result stands in the order of its ranks unless another is asked for. */
function byRank<T extends PageRequest>(request: T): T {
  return request.sort === 'id' ? { ...request, sort: 'rank', order: 'ascending' } : request;
}
