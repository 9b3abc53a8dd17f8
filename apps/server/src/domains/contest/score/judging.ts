import { type AnswerOf, assignmentStateNames, stageKindNames, stageStateNames } from '@saiwu/openapi';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { enumeration } from '../../../core/enumeration.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { answerPage, type PageRequest } from '../../../rows/paging.ts';
import { notFound } from '../../../core/common-refusals.ts';
import { toWire, toWireOrNull } from '../../../core/wire-time.ts';
import { listActions } from '../contest/acts/action.ts';
import { withoutZeros } from './decimal-text.ts';
import { judgingActs } from './judging-acts.ts';
import { reviewEndOf } from '../deadline/end-of.ts';
import { ownAssignments, presentSheet } from '../assignment/own-assignment.ts';
import { anyHolds, holdsText } from '../../../rows/search-text.ts';
import { advisorNames, leader, memberList } from '../project/people/project-people.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

const sortable = {
  id: 'project.number',
  number: 'project.number',
  title: 'project.title',
  track: 'project.track',
  state: 'assignment.state',
  total: 'scoreSheet.total',
  submittedTime: 'scoreSheet.submittedTime',
};

export const judgingHandlers = {
  'judging.stages': (ctx) => readJudgingStages(ctx),

  'judging.page': async (ctx, { params, body }) => {
    const { keyword, title, state, isSubmitted } = body.model;
    const own = ownAssignments(ctx).where('assignment.stageId', '=', params.id);
    if (!(await own.select('assignment.id').limit(1).executeTakeFirst())) throw notFound();
    // names of the team are no part of the search, blind or not
    let matching = own;
    for (const text of [keyword?.trim(), title?.trim()])
      if (text) matching = matching.where(anyHolds(['project.number', 'project.title'], text, holdsText));
    if (state) matching = matching.where('assignment.state', '=', state);
    if (typeof isSubmitted === 'boolean') matching = matching.where('assignment.state', isSubmitted ? '=' : '<>', 'SUBMITTED');
    return answerPage(ctx, byNumber(body), {
      matching,
      sortable,
      select: (query) =>
        query.select([
          'project.id as projectId',
          'project.number',
          'project.title',
          'project.track',
          'assignment.state',
          'scoreSheet.total',
          'scoreSheet.submittedTime',
          reviewEndOf.as('reviewEnd'),
        ]),
      present: (row) => ({
        ...row,
        state: enumeration(ctx, assignmentStateNames, row.state),
        total: row.total === null ? null : withoutZeros(row.total),
        submittedTime: toWireOrNull(row.submittedTime, ctx.tenant.timeZone),
        reviewEnd: toWire(row.reviewEnd, ctx.tenant.timeZone),
      }),
    });
  },

  'judging.get': async (ctx, { params }) => {
    const inOrder = sql`over (order by project.number, project.id)`;
    const ofStage = ownAssignments(ctx).where('assignment.stageId', '=', params.stageId);
    // the whole list, of each only its place and its neighbours
    const list = ofStage.select([
      'project.id',
      sql<number>`(row_number() ${inOrder})::int`.as('position'),
      sql<number>`(count(*) over ())::int`.as('listLength'),
      sql<string | null>`lag(project.id) ${inOrder}`.as('previousProjectId'),
      sql<string | null>`lead(project.id) ${inOrder}`.as('nextProjectId'),
    ]);
    const row = await ofStage
      .innerJoin(list.as('listed'), 'listed.id', 'project.id')
      .where('project.id', '=', params.projectId)
      .select([
        'assignment.state',
        'stage.state as stageState',
        'stage.isBlind',
        'stage.rubric',
        reviewEndOf.as('reviewEnd'),
        'contest.title as contestTitle',
        'contest.state as contestState',
        'project.id',
        'project.number',
        'project.title',
        'project.summary',
        'project.track',
        'scoreSheet.scores',
        'scoreSheet.comment',
        'scoreSheet.total',
        'scoreSheet.version',
        'scoreSheet.submittedTime',
        'listed.position',
        'listed.listLength',
        'listed.previousProjectId',
        'listed.nextProjectId',
      ])
      .executeTakeFirst();
    if (!row) throw notFound();
    const nextOpen = await ofStage
      .where('assignment.state', '<>', 'SUBMITTED')
      .where('project.id', '<>', row.id)
      // after the last of the list it begins again
      .orderBy(sql`project.number < ${row.number}`)
      .orderBy('project.number')
      .orderBy('project.id')
      .select('project.id')
      .limit(1)
      .executeTakeFirst();
    const { scores, comment, total, version, submittedTime } = row;
    const situation = {
      contestState: row.contestState,
      stageState: row.stageState,
      reviewEnd: row.reviewEnd,
      now: ctx.now,
      isSubmitted: submittedTime !== null,
    };
    return {
      stageId: params.stageId,
      contestTitle: row.contestTitle,
      project: {
        id: row.id,
        number: row.number,
        title: row.title,
        summary: row.summary,
        track: row.track,
        ...(row.isBlind ? nobody : await readTeam(ctx, row.id)),
      },
      isBlind: row.isBlind,
      rubric: row.rubric,
      state: enumeration(ctx, assignmentStateNames, row.state),
      sheet: presentSheet(ctx, scores && version ? { scores, comment, total, version, submittedTime } : null),
      reviewEnd: toWire(row.reviewEnd, ctx.tenant.timeZone),
      position: row.position,
      listLength: row.listLength,
      previousProjectId: row.previousProjectId,
      nextProjectId: row.nextProjectId,
      nextOpenProjectId: nextOpen?.id ?? null,
      actions: listActions(ctx, judgingActs, situation, true),
    };
  },
} satisfies Partial<Handlers>;

/** The stages the caller judges in, the latest deadline last, each with the caller's own numbers. */
export async function readJudgingStages(ctx: Context): Promise<AnswerOf<'judging.stages'>> {
  const rows = await ownAssignments(ctx)
    .where('contest.state', '<>', 'CANCELLED')
    .groupBy([sql.ref('stage.tenantId'), 'stage.id', sql.ref('contest.tenantId'), 'contest.id']) // whole keys: the other columns hang on them
    .orderBy('reviewEnd')
    .orderBy('stage.id')
    .select([
      'stage.id as stageId',
      'contest.title as contestTitle',
      'stage.kind',
      'stage.state',
      'stage.reviewStart',
      nextEnd(ctx.now).as('reviewEnd'),
      sql<string>`count(*)`.as('sheetCount'),
      sql<string>`count(*) filter (where assignment.state = 'SUBMITTED')`.as('submittedCount'),
    ])
    .execute();
  return rows.map((row) => ({
    stageId: row.stageId,
    contestTitle: row.contestTitle,
    kind: enumeration(ctx, stageKindNames, row.kind),
    state: enumeration(ctx, stageStateNames, row.state),
    reviewStart: toWire(row.reviewStart, ctx.tenant.timeZone),
    reviewEnd: toWire(row.reviewEnd, ctx.tenant.timeZone),
    sheetCount: Number(row.sheetCount),
    submittedCount: Number(row.submittedCount),
  }));
}

/** When the next of the caller's own sheets is due; the last of them where none is owed, or all is over. */
function nextEnd(now: Date) {
  return sql<Date>`coalesce(
    min(${reviewEndOf}) filter (where assignment.state <> 'SUBMITTED' and ${reviewEndOf} > ${new Date(now.getTime() - 1000)}), max(${reviewEndOf}))`;
}

const nobody = { schoolLabel: null, collegeLabel: null, leaderName: null, members: [], advisors: [] };

/** Who stands behind a project. Read only where the stage is not blind, so that nothing can slip out where it is. */
async function readTeam(ctx: Context, projectId: string) {
  const { members, ...team } = await tenantDb(ctx)
    .selectFrom('project')
    .where('project.id', '=', projectId)
    .select([
      leader.name.as('leaderName'),
      memberList.as('members'),
      advisorNames.as('advisors'),
      sql<string | null>`(select label from org where org.tenant_id = project.tenant_id and org.id = project.school_id)`.as('schoolLabel'),
      sql<string | null>`(select label from org where org.tenant_id = project.tenant_id and org.id = project.college_id)`.as(
        'collegeLabel',
      ),
    ])
    .executeTakeFirstOrThrow();
  return { ...team, members: members.map(({ name }) => name) };
}

/** A judge's list stands in the order of the numbers unless another is asked for. */
function byNumber<T extends PageRequest>(request: T): T {
  return request.sort === 'id' ? { ...request, sort: 'number', order: 'ascending' } : request;
}
