import type { Handlers } from '../../../core/handlers.ts';
import { acceptProposal } from './accept-proposal.ts';
import { presentProposal, proposeAssignment } from './propose-assignment.ts';

export const assignmentHandlers = {
  'assignment.propose': async (ctx, { body }) => presentProposal(ctx, await proposeAssignment(ctx, body.stageId, body.seed), body.seed),

  'assignment.accept': async (ctx, { body }) => ({ count: await acceptProposal(ctx, body.stageId, body.seed, body.fingerprint) }),
} satisfies Partial<Handlers>;
