import type { Handlers } from '../../../core/handlers.ts';
import { readProject } from '../project/project-detail.ts';
import { acceptProject, reconsiderProject, rejectProject, returnProject } from './decide-project.ts';
import { appointLeader } from '../entry/appoint-leader.ts';
import { moveProject } from './move-project.ts';
import { readFigures } from './read-figures.ts';

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

  'project.figures': (ctx, { query }) => readFigures(ctx, query.contestId),
} satisfies Partial<Handlers>;
