import type { Handlers } from '../../../core/handlers.ts';
import { thenRead } from '../../../core/then-read.ts';
import { readProject } from '../project/project-detail.ts';
import { acceptProject, reconsiderProject, rejectProject, returnProject } from './decide-project.ts';
import { appointLeader } from '../entry/team/appoint-leader.ts';
import { moveProject } from './move-project.ts';
import { readFigures } from './read-figures.ts';

export const decisionHandlers = {
  'project.accept': thenRead(acceptProject, readProject),

  'project.return': thenRead(returnProject, readProject),

  'project.reject': thenRead(rejectProject, readProject),

  'project.reconsider': thenRead((ctx, id, { reason }) => reconsiderProject(ctx, id, reason), readProject),

  'project.appointLeader': thenRead(appointLeader, readProject),

  'project.move': async (ctx, { body }) => {
    await moveProject(ctx, body);
    return true;
  },

  'project.figures': (ctx, { query }) => readFigures(ctx, query.contestId),
} satisfies Partial<Handlers>;
