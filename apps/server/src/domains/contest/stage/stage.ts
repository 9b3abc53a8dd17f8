import { sql } from 'kysely';
import type { Handlers } from '../../../core/handlers.ts';
import { thenRead } from '../../../core/then-read.ts';
import { answerPage } from '../../../rows/paging.ts';
import { notFound } from '../../../core/common-refusals.ts';
import { scoped, untied } from '../../../rows/scope.ts';
import { anyHolds, holdsText } from '../../../rows/search-text.ts';
import { closeStage } from './close-stage.ts';
import { readStageDetail } from '../contest/contest-records.ts';
import { readMissingSheets } from './missing-sheets.ts';
import { readJudges } from './read-judges.ts';
import { releaseStage } from './release-stage.ts';
import { activeAssignmentStates, stageProjectStates } from './stage-facts.ts';
import { startStage } from './start-stage.ts';

const sortable = {
  id: 'project.id',
  number: 'project.number',
  title: 'project.title',
  track: 'project.track',
  submittedCount: 'submittedCount',
  sheetCount: 'sheetCount',
};

export const stageHandlers = {
  'stage.get': (ctx, { params }) => readStageDetail(ctx, params.id),

  'stage.projects': async (ctx, { body }) => {
    const { stageId, keyword, title, track, isComplete } = body.model;
    const stage = await scoped(ctx, 'stage')
      .select()
      .where('stage.id', '=', stageId)
      .select(['stage.id', 'stage.contestId', 'stage.judgesPerProject'])
      .executeTakeFirst();
    if (!stage) throw notFound();
    const sheets = (condition: ReturnType<typeof sql>) =>
      sql<number>`(select count(*)::int from assignment where assignment.tenant_id = project.tenant_id and assignment.project_id = project.id and assignment.stage_id = ${stage.id} and ${untied(ctx, 'assignment.projectId')} and ${condition})`;
    const submitted = sheets(sql`assignment.state = 'SUBMITTED'`);
    const active = sheets(sql`assignment.state = any(${activeAssignmentStates}::text[])`);
    let matching = scoped(ctx, 'project')
      .select()
      .where('project.contestId', '=', stage.contestId)
      .where('project.state', 'in', [...stageProjectStates]);
    if (keyword?.trim()) matching = matching.where(anyHolds(['project.number', 'project.title'], keyword.trim(), holdsText));
    if (title?.trim()) matching = matching.where(holdsText('project.title', title.trim()));
    if (track?.trim()) matching = matching.where('project.track', '=', track.trim());
    if (typeof isComplete === 'boolean')
      matching = matching.where(sql<boolean>`(${submitted} >= ${stage.judgesPerProject}) = ${isComplete}`);
    const page = await answerPage(ctx, body, {
      matching,
      sortable,
      select: (query) =>
        query.select([
          'project.id as projectId',
          'project.number',
          'project.title',
          'project.track',
          sql<string | null>`(select label from org where org.tenant_id = project.tenant_id and org.id = project.college_id)`.as(
            'collegeLabel',
          ),
          submitted.as('submittedCount'),
          active.as('sheetCount'),
        ]),
      present: (row) => row,
    });
    const judges = await readJudges(
      ctx,
      stage.id,
      page.records.map(({ projectId }) => projectId),
    );
    return { ...page, records: page.records.map((record) => ({ ...record, judges: judges.get(record.projectId) ?? [] })) };
  },

  'stage.missing': async (ctx, { params }) => {
    const stage = await scoped(ctx, 'stage')
      .select()
      .where('stage.id', '=', params.id)
      .select(['stage.id', 'stage.contestId'])
      .executeTakeFirst();
    if (!stage) throw notFound();
    return readMissingSheets(ctx, stage, mostMissing);
  },

  'stage.start': thenRead(startStage, readStageDetail),

  'stage.close': thenRead((ctx, id, { password }) => closeStage(ctx, id, password), readStageDetail),

  'stage.release': thenRead(releaseStage, readStageDetail),
} satisfies Partial<Handlers>;

/** A list for people; who owes more than this is better asked for by project. */
const mostMissing = 10_000;
