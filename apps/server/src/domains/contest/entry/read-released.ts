import { type AnswerOf, stageKindNames } from '@saiwu/openapi';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { enumeration } from '../../../core/enumeration.ts';
import { toWire } from '../../../core/wire-time.ts';
import { readWinners, type Winner } from '../eligibility/winners.ts';
import { lastOfContest } from '../result/last-of-contest.ts';
import { withPlaces } from '../score/decimal-text.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

type Released = AnswerOf<'entry.get'>['results'];

/**
 * How projects of the caller's were judged in stages that were released to their teams, as far as each is set to show, by the projects'
 * ids; nothing before. Projects of which nothing is released are not among them.
 */
export async function readReleased(ctx: Context, projectIds: readonly string[]): Promise<ReadonlyMap<string, Released>> {
  const rows = await tenantDb(ctx)
    .selectFrom('result')
    .innerJoin('stage', 'stage.id', 'result.stageId')
    .where(sql<boolean>`result.project_id = any(${projectIds}::bigint[])`)
    .where('stage.state', '=', 'CLOSED')
    .where('stage.releasedTime', 'is not', null)
    .where('stage.teamSees', '<>', 'NOTHING')
    .orderBy('stage.sortValue')
    .select(['result.projectId', 'result.score', 'result.rank'])
    .select(['stage.id as stageId', 'stage.contestId', 'stage.kind', 'stage.rule', 'stage.teamSees', 'stage.releasedTime'])
    .select([
      sql<number>`(select count(*)::int from result ranked where ranked.tenant_id = result.tenant_id and ranked.stage_id = result.stage_id)`.as(
        'of',
      ),
      lastOfContest.as('isLast'),
    ])
    .execute();
  const commented = rows.filter(({ teamSees }) => teamSees === 'SCORES_AND_COMMENTS');
  const comments = await readComments(ctx, commented);
  const winners = await readWinnersOf(ctx, new Set(rows.flatMap(({ isLast, contestId }) => (isLast ? [contestId] : []))));
  const released = new Map<string, Released>();
  for (const { projectId, stageId, ...row } of rows) {
    const answer = {
      kind: enumeration(ctx, stageKindNames, row.kind),
      score: withPlaces(row.score, row.rule.decimals),
      rank: row.rank,
      of: row.of,
      award: row.isLast ? (winners.get(projectId)?.award ?? null) : null,
      comments: comments.get(`${stageId} ${projectId}`) ?? [],
      releasedTime: toWire(row.releasedTime ?? ctx.now, ctx.tenant.timeZone),
    };
    released.set(projectId, [...(released.get(projectId) ?? []), answer]);
  }
  return released;
}

async function readWinnersOf(ctx: Context, contestIds: ReadonlySet<string>): Promise<ReadonlyMap<string, Winner>> {
  const winners: Winner[] = [];
  for (const contestId of contestIds) winners.push(...(await readWinners(ctx, contestId))); // oxlint-disable-line no-await-in-loop -- one after the other on one connection
  return new Map(winners.map((winner) => [winner.projectId, winner]));
}

/** What judges wrote, by stage and project. The order is by a hash, which stays and follows neither judges nor time. */
async function readComments(
  ctx: Context,
  judged: readonly { stageId: string; projectId: string }[],
): Promise<ReadonlyMap<string, string[]>> {
  if (judged.length === 0) return new Map();
  const rows = await tenantDb(ctx)
    .selectFrom('assignment')
    .innerJoin('scoreSheet', 'scoreSheet.assignmentId', 'assignment.id')
    .where(
      sql<boolean>`(assignment.stage_id, assignment.project_id) in (
        select * from unnest(${judged.map(({ stageId }) => stageId)}::bigint[], ${judged.map(({ projectId }) => projectId)}::bigint[]))`,
    )
    .where('assignment.state', '=', 'SUBMITTED')
    .where(sql<boolean>`trim(score_sheet.comment) <> ''`)
    .orderBy(sql`md5(assignment.project_id || ' ' || assignment.id)`)
    .select(['assignment.stageId', 'assignment.projectId', 'scoreSheet.comment'])
    .execute();
  const comments = new Map<string, string[]>();
  for (const { stageId, projectId, comment } of rows) {
    const key = `${stageId} ${projectId}`;
    if (comment !== null) comments.set(key, [...(comments.get(key) ?? []), comment]);
  }
  return comments;
}
