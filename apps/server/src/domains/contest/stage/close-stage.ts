import { msg } from '@lingui/core/macro';
import { aggregateScores, explain } from '@saiwu/judging';
import { callerOf, type Context } from '../../../core/context.ts';
import { invalid, notFound, notNow } from '../../../core/common-refusals.ts';
import { scoped } from '../../../rows/scope.ts';
import { knowsOwnPassword } from '../../identity/password/check-password.ts';
import { inTransaction } from '../../../rows/transaction.ts';
import { tellClosed } from '../contest/contest-messages.ts';
import type { StageRow } from '../contest/contest-records.ts';
import { withoutZeros } from '../score/decimal-text.ts';
import { lockStage } from '../contest/acts/lock-contest.ts';
import { readMissingSheets } from './missing-sheets.ts';
import { seal } from '../score/seal.ts';
import { stageActs } from './stage-acts.ts';
import { touchContest } from '../contest/acts/touch-contest.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/**
 * SCORED → CLOSED: computes the results, stores them with their calculation, and seals them. The closer's password is asked again,
 * before anything is held. Of two people who close at once the second finds the stage closed.
 */
export async function closeStage(ctx: Context, stageId: string, password: string): Promise<void> {
  if (!(await scoped(ctx, 'stage').select().where('stage.id', '=', stageId).select('stage.id').executeTakeFirst())) throw notFound();
  if (!(await knowsOwnPassword(ctx, password))) throw invalid({ password: msg`密码错误` }, msg`密码错误`);
  await inTransaction(ctx, async (ctx) => {
    const { contest, stage, situation } = await lockStage(ctx, stageId);
    const bar = stageActs.close.barredBy(situation);
    if (bar) {
      const missing =
        situation.state !== 'CLOSED' && !situation.isTiedToCaller && situation.submitted < situation.pairs
          ? await readMissingSheets(ctx, stage, mostMissing)
          : [];
      throw notNow(bar, missing.length > 0 ? { missing } : undefined);
    }
    const sheets = await readSheets(ctx, stage);
    const results = compute(ctx, stage, sheets);
    await tenantDb(ctx)
      .updateTable('stage')
      .set({ state: 'CLOSED', closedTime: ctx.now, closedBy: callerOf(ctx).userId })
      .where('id', '=', stage.id)
      .execute();
    const rows = results.map(({ project, score, exact, rank, calculation }) => ({
      stageId: stage.id,
      projectId: project,
      score,
      exact,
      rank,
      calculation: JSON.stringify(calculation),
    }));
    for (let at = 0; at < rows.length; at += batch)
      await tenantDb(ctx)
        .insertInto('result')
        .values(rows.slice(at, at + batch))
        .execute();
    await touchContest(ctx, contest.id, { state: 'PUBLICITY' });
    await seal(ctx, stage.id, {
      event: stageActs.close.seals,
      by: callerOf(ctx).userId,
      rule: { ...stage.rule },
      sheets: sheets.map(({ project, judge, total }) => ({ project, judge, total })),
      results: results.map(({ project, score, exact, rank }) => ({ project, score, exact, rank })),
    });
    await tellClosed(ctx, contest, stage);
  });
}

/** How many of the missing sheets a refusal names. */
const mostMissing = 200;

/** Rows per statement: a statement takes 65,535 values. */
const batch = 1000;

async function readSheets(ctx: Context, stage: StageRow) {
  const rows = await tenantDb(ctx)
    .selectFrom('assignment')
    .innerJoin('scoreSheet', 'scoreSheet.assignmentId', 'assignment.id')
    .innerJoin('project', 'project.id', 'assignment.projectId')
    .where('assignment.stageId', '=', stage.id)
    .where('assignment.state', '=', 'SUBMITTED')
    .orderBy('project.number')
    .orderBy('assignment.id')
    .select(['assignment.projectId', 'assignment.judgeId', 'scoreSheet.total'])
    .execute();
  return rows.map(({ projectId, judgeId, total }) => ({
    project: projectId,
    judge: judgeId,
    total: total === null ? null : withoutZeros(total),
  }));
}

function compute(ctx: Context, { rule }: StageRow, sheets: Awaited<ReturnType<typeof readSheets>>) {
  const outcome = aggregateScores({ kind: kinds[rule.kind], decimals: rule.decimals }, sheets);
  if (outcome.kind === 'scored') return outcome.results;
  if (outcome.kind === 'incomplete') throw new Error('a submitted sheet has no total');
  const because = explain(outcome.because, ctx.language);
  throw notNow(msg`无法计算成绩：${because}`);
}

const kinds = { MEAN: 'mean', TRIMMED_MEAN: 'trimmedMean' } as const;
