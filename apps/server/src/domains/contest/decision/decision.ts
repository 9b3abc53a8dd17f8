import { sql } from 'kysely';
import { notFound } from '../../../core/common-refusals.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { scoped } from '../../../rows/scope.ts';
import { readProject } from '../project/project-detail.ts';
import { stageProjectStates } from '../stage/stage-facts.ts';
import { quotaOf } from './college-quota.ts';
import { acceptProject, reconsiderProject, rejectProject, returnProject } from './decide-project.ts';
import { appointLeader } from '../entry/appoint-leader.ts';
import { moveProject } from './move-project.ts';

export const decisionHandlers = {
  'project.accept': async (ctx, { params, body }) => {
    await acceptProject(ctx, params.id, body);
    return readProject(ctx, params.id);
  },

  'project.return': async (ctx, { params, body }) => {
    await returnProject(ctx, params.id, body);
    return readProject(ctx, params.id);
  },

  'project.reject': async (ctx, { params, body }) => {
    await rejectProject(ctx, params.id, body);
    return readProject(ctx, params.id);
  },

  'project.reconsider': async (ctx, { params, body }) => {
    await reconsiderProject(ctx, params.id, body.reason);
    return readProject(ctx, params.id);
  },

  'project.appointLeader': async (ctx, { params, body }) => {
    await appointLeader(ctx, params.id, body);
    return readProject(ctx, params.id);
  },

  'project.move': async (ctx, { body }) => {
    await moveProject(ctx, body);
    return true;
  },

  'project.figures': async (ctx, { query }) => {
    const contest = await scoped(ctx, 'contest')
      .select()
      .where('contest.id', '=', query.contestId)
      .select('contest.setup')
      .executeTakeFirstOrThrow(notFound);
    const countOf = (states: readonly string[]) => sql<number>`(count(*) filter (where project.state = any(${states}::text[])))::int`;
    const rows = await scoped(ctx, 'project')
      .select()
      .innerJoin('org', (join) => join.onRef('org.tenantId', '=', 'project.tenantId').onRef('org.id', '=', 'project.orgId'))
      .where('project.contestId', '=', query.contestId)
      .groupBy(['org.id', 'org.label', 'org.sortValue'])
      .orderBy('org.sortValue')
      .orderBy('org.id')
      .select([
        'org.id as orgId',
        'org.label',
        countOf(['SUBMITTED']).as('submitted'),
        countOf(['RETURNED']).as('returned'),
        countOf(stageProjectStates).as('accepted'),
        countOf(['REJECTED']).as('rejected'),
      ])
      .execute();
    return rows.map((row) => ({ ...row, most: quotaOf(contest, row.orgId) }));
  },
} satisfies Partial<Handlers>;
