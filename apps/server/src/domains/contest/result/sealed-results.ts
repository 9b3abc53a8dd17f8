import { type AnswerOf, stageKindNames } from '@saiwu/openapi';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { enumeration } from '../../../core/enumeration.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { toWireOrNull } from '../../../core/wire-time.ts';
import { answerPage } from '../../../rows/paging.ts';
import { scoped } from '../../../rows/scope.ts';
import { anyHolds, holdsText } from '../../../rows/search-text.ts';
import { readWinners } from '../eligibility/winners.ts';
import { withPlaces } from '../score/decimal-text.ts';
import { lastOfContest } from './last-of-contest.ts';

export const sealedResultHandlers = {
  'result.sealed': async (ctx, { body }) => {
    const page = await answerPage(ctx, body, {
      matching: sealedResults(ctx, body.model),
      sortable,
      select: (query) =>
        query.select([
          'stage.contestId',
          'contest.title as contestTitle',
          'contest.edition',
          'result.stageId',
          'stage.kind',
          'stage.rule',
          'stage.closedTime',
          'result.projectId',
          'project.number',
          'project.title',
          'result.score',
          'result.rank',
          lastOfContest.as('isLast'),
        ]),
      present: (row) => row,
    });
    const awards = await readAwards(
      ctx,
      page.records.filter(({ isLast }) => isLast),
    );
    return {
      ...page,
      records: page.records.map(({ kind, rule, isLast: _isLast, ...row }): Line => ({
        ...row,
        kind: enumeration(ctx, stageKindNames, kind),
        score: withPlaces(row.score, rule.decimals),
        closedTime: toWireOrNull(row.closedTime, ctx.tenant.timeZone),
        award: awards.get(row.projectId) ?? null,
      })),
    };
  },
} satisfies Partial<Handlers>;

type Line = AnswerOf<'result.sealed'>['records'][number];

const sortable = { id: 'result.projectId', title: 'project.title', rank: 'result.rank', closedTime: 'stage.closedTime' };

interface Filter {
  schoolId?: string | null | undefined;
  collegeId?: string | null | undefined;
  keyword?: string | undefined;
}

/** Projects in scope, each in the last stage whose results are sealed. */
function sealedResults(ctx: Context, { schoolId, collegeId, keyword }: Filter) {
  let matching = scoped(ctx, 'result')
    .select()
    .innerJoin('project', 'project.id', 'result.projectId')
    .innerJoin('stage', 'stage.id', 'result.stageId')
    .innerJoin('contest', 'contest.id', 'stage.contestId')
    .where('stage.state', '=', 'CLOSED')
    .where(
      sql<boolean>`not exists (select from result further join stage later on later.tenant_id = further.tenant_id and later.id = further.stage_id
        where further.tenant_id = result.tenant_id and further.project_id = result.project_id and later.state = 'CLOSED'
          and later.sort_value > stage.sort_value)`,
    );
  if (schoolId) matching = matching.where('project.schoolId', '=', schoolId);
  if (collegeId) matching = matching.where('project.collegeId', '=', collegeId);
  if (keyword?.trim()) matching = matching.where(anyHolds(['project.number', 'project.title'], keyword.trim(), holdsText));
  return matching;
}

/** What the projects of a page have won; their contests are few. */
async function readAwards(ctx: Context, rows: readonly { contestId: string }[]): Promise<Map<string, string>> {
  const awards = new Map<string, string>();
  for (const contestId of new Set(rows.map((row) => row.contestId)))
    // oxlint-disable-next-line no-await-in-loop -- one after the other on one connection
    for (const { projectId, award } of await readWinners(ctx, contestId)) awards.set(projectId, award);
  return awards;
}
