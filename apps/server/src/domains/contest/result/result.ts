import { explain, type Reason } from '@saiwu/judging';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { notFound } from '../../../core/common-refusals.ts';
import { scoped, untied } from '../../../rows/scope.ts';
import { toWire } from '../../../core/wire-time.ts';
import { withoutZeros, withPlaces } from '../score/decimal-text.ts';
import { judgeColumns, judgeNameOf } from '../judge/judge-names.ts';
import { readSealHash } from '../score/read-seal.ts';
import { readClosedStage, readResultPage, resultLines, scopedResults } from './result-rows.ts';

export const resultHandlers = {
  'result.page': (ctx, { body }) => readResultPage(ctx, body, body.model),

  'result.get': async (ctx, { params }) => {
    const stage = await readClosedStage(ctx, params.stageId);
    const row = await resultLines(scopedResults(ctx, { stageId: stage.id }).where('result.projectId', '=', params.projectId))
      // the calculation names every sheet
      .select(sql<Reason[]>`case when ${untied(ctx, 'result.projectId')} then result.calculation else '[]' end`.as('calculation'))
      .executeTakeFirst();
    if (!row) throw notFound();
    const { calculation, ...line } = row;
    const sheets = await readSheets(ctx, stage.id, params.projectId);
    const judgeOf = new Map(sheets.map(({ id, name, judgeNumber }) => [id, name ?? String(judgeNumber)]));
    const dropped = new Set(
      calculation.filter(({ code }) => code === 'step.dropHighest' || code === 'step.dropLowest').map(({ values }) => values['judge']),
    );
    return {
      ...line,
      score: withPlaces(line.score, stage.rule.decimals),
      contestTitle: stage.contestTitle,
      rule: stage.rule,
      sheets: sheets.map(({ id, total, comment, submittedTime, ...judge }) => ({
        judgeName: judgeNameOf(ctx, judge),
        total: withoutZeros(total ?? '0'),
        isCounted: !dropped.has(id),
        comment,
        submittedTime: toWire(submittedTime ?? ctx.now, ctx.tenant.timeZone),
      })),
      calculation: calculation.map((step) => explain(withJudges(step, judgeOf), ctx.language)),
      sealedTime: toWire(stage.closedTime ?? ctx.now, ctx.tenant.timeZone),
      sealHash: (await readSealHash(ctx, stage.id)) ?? '',
    };
  },
} satisfies Partial<Handlers>;

/** In the order in which they were assigned. `id` is the judge's, by which the calculation refers to them. */
function readSheets(ctx: Context, stageId: string, projectId: string) {
  return scoped(ctx, 'assignment')
    .select()
    .innerJoin('judge', 'judge.id', 'assignment.judgeId')
    .innerJoin('user', 'user.id', 'judge.userId')
    .innerJoin('scoreSheet', 'scoreSheet.assignmentId', 'assignment.id')
    .where('assignment.stageId', '=', stageId)
    .where('assignment.projectId', '=', projectId)
    .where('assignment.state', '=', 'SUBMITTED')
    .orderBy('assignment.id')
    .select(['assignment.judgeId as id', 'scoreSheet.total', 'scoreSheet.comment', 'scoreSheet.submittedTime', ...judgeColumns(ctx)])
    .execute();
}

function withJudges(step: Reason, judgeOf: ReadonlyMap<string, string>): Reason {
  const judge = judgeOf.get(String(step.values['judge']));
  return judge === undefined ? step : { ...step, values: { ...step.values, judge } };
}
