import { msg } from '@lingui/core/macro';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { answerPage, type Ordering, type PageRequest } from '../../../rows/paging.ts';
import { holdsText } from '../../../rows/search-text.ts';
import { notFound, notNow } from '../../../core/common-refusals.ts';
import { scoped } from '../../../rows/scope.ts';
import { exportedRows } from '../../../rows/sheets/exported-rows.ts';
import { withPlaces } from '../score/decimal-text.ts';
import { holdsProject, leader } from '../project/people/project-people.ts';
import { stageActs } from '../stage/stage-acts.ts';

/** One page of the results that match, with scores as the rule rounds them. */
export async function readResultPage(ctx: Context, request: PageRequest, model: Filter) {
  const { rule } = await readClosedStage(ctx, model.stageId);
  return answerPage(ctx, byRank(request), {
    matching: scopedResults(ctx, model),
    sortable,
    select: resultLines,
    present: (row) => ({ ...row, score: withPlaces(row.score, rule.decimals) }),
  });
}

/** The cells of every result that matches, by rank unless another order is asked for. */
export function exportedResults(ctx: Context, { model, ...order }: Ordering & { model: Filter }, decimals: number, most?: number) {
  return exportedRows(
    ctx,
    byRank(order),
    (inside) => ({ matching: scopedResults(inside, model), key: 'result.projectId', sortable, select: resultLines }),
    (_, rows) =>
      rows.map(({ rank, number, title, track, collegeLabel, leaderName, score }) => [
        rank,
        number,
        title,
        track,
        collegeLabel,
        leaderName,
        withPlaces(score, decimals),
      ]),
    most,
  );
}

/** Throws `notFound` out of scope, and a refusal while the stage is not closed: until then there is no result. */
export async function readClosedStage(ctx: Context, stageId: string) {
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
  if (stage.state !== 'CLOSED') throw notNow(stageActs.export.barredBy(stage) ?? msg`结果还没有封存`);
  return stage;
}

/** The results that match, with their projects. */
export function scopedResults(ctx: Context, { stageId, keyword, title, track, collegeId }: Filter) {
  let matching = scoped(ctx, 'result')
    .select()
    .innerJoin('project', 'project.id', 'result.projectId')
    .where('result.stageId', '=', stageId);
  if (keyword?.trim()) matching = matching.where(holdsProject(keyword.trim()));
  if (title?.trim()) matching = matching.where(holdsText('project.title', title.trim()));
  if (track?.trim()) matching = matching.where('project.track', '=', track.trim());
  if (collegeId) matching = matching.where('project.collegeId', '=', collegeId);
  return matching;
}

/** What a list shows of each. */
export function resultLines(query: ReturnType<typeof scopedResults>) {
  return query.select([
    'result.stageId',
    'result.projectId',
    'project.number',
    'project.title',
    'project.track',
    leader.name.as('leaderName'),
    'result.score',
    'result.rank',
    sql<string | null>`(select label from org where org.tenant_id = project.tenant_id and org.id = project.college_id)`.as('collegeLabel'),
  ]);
}

const sortable = {
  id: 'project.number',
  rank: 'result.rank',
  score: 'result.score',
  number: 'project.number',
  title: 'project.title',
  track: 'project.track',
};

interface Filter {
  stageId: string;
  keyword?: string | undefined;
  title?: string | undefined;
  track?: string | undefined;
  collegeId?: string | null | undefined;
}

/** A result stands in the order of its ranks unless another is asked for. */
function byRank<T extends Ordering>(request: T): T {
  return request.sort === 'id' ? { ...request, sort: 'rank', order: 'ascending' } : request;
}
