import { type AnswerOf, stageKindNames } from '@saiwu/openapi';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { enumeration } from '../../../core/enumeration.ts';
import { toWire } from '../../../core/wire-time.ts';
import { readWinners } from '../eligibility/winners.ts';
import { lastOfContest } from '../result/last-of-contest.ts';
import { withPlaces } from '../score/decimal-text.ts';

type Released = AnswerOf<'entry.get'>['results'];

/** How a project of the caller's was judged in stages that were released to their teams, as far as each is set to show; nothing before. */
export async function readReleased(ctx: Context, { id, contestId }: { id: string; contestId: string }): Promise<Released> {
  const rows = await ctx.db
    .selectFrom('result')
    .innerJoin('stage', (join) => join.onRef('stage.tenantId', '=', 'result.tenantId').onRef('stage.id', '=', 'result.stageId'))
    .where('result.tenantId', '=', ctx.tenant.id)
    .where('result.projectId', '=', id)
    .where('stage.state', '=', 'CLOSED')
    .where('stage.releasedTime', 'is not', null)
    .where('stage.teamSees', '<>', 'NOTHING')
    .orderBy('stage.sortValue')
    .select(['stage.id as stageId', 'stage.kind', 'stage.rule', 'stage.teamSees', 'stage.releasedTime', 'result.score', 'result.rank'])
    .select([
      sql<number>`(select count(*)::int from result ranked where ranked.tenant_id = result.tenant_id and ranked.stage_id = result.stage_id)`.as(
        'of',
      ),
      lastOfContest.as('isLast'),
    ])
    .execute();
  const answers: Released = [];
  for (const row of rows) {
    answers.push({
      kind: enumeration(ctx, stageKindNames, row.kind),
      score: withPlaces(row.score, row.rule.decimals),
      rank: row.rank,
      of: row.of,
      award: row.isLast ? await readAward(ctx, contestId, id) : null, // oxlint-disable-line no-await-in-loop -- one connection
      comments: row.teamSees === 'SCORES_AND_COMMENTS' ? await readComments(ctx, row.stageId, id) : [], // oxlint-disable-line no-await-in-loop -- see above
      releasedTime: toWire(row.releasedTime ?? ctx.now, ctx.tenant.timeZone),
    });
  }
  return answers;
}

async function readAward(ctx: Context, contestId: string, projectId: string): Promise<string | null> {
  return (await readWinners(ctx, contestId)).find((winner) => winner.projectId === projectId)?.award ?? null;
}

/** What judges wrote on it. The order is by a hash, which stays and follows neither judges nor time. */
async function readComments(ctx: Context, stageId: string, projectId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('assignment')
    .innerJoin('scoreSheet', (join) =>
      join.onRef('scoreSheet.tenantId', '=', 'assignment.tenantId').onRef('scoreSheet.assignmentId', '=', 'assignment.id'),
    )
    .where('assignment.tenantId', '=', ctx.tenant.id)
    .where('assignment.stageId', '=', stageId)
    .where('assignment.projectId', '=', projectId)
    .where('assignment.state', '=', 'SUBMITTED')
    .where(sql<boolean>`trim(score_sheet.comment) <> ''`)
    .orderBy(sql`md5(assignment.project_id || ' ' || assignment.id)`)
    .select('scoreSheet.comment')
    .execute();
  return rows.flatMap(({ comment }) => comment ?? []);
}
