import type { Alike, AssignmentState, InvitationState, JudgeState, ProjectState, StageState } from './answers.ts';

type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** The colour a state's dot gets; the word beside it says the same. */
export const stageTones: Record<StageState, Tone> = { NOT_STARTED: 'neutral', IN_REVIEW: 'warning', SCORED: 'info', CLOSED: 'success' };

export const projectTones: Record<ProjectState, Tone> = {
  DRAFT: 'neutral',
  SUBMITTED: 'info',
  RETURNED: 'warning',
  REJECTED: 'danger',
  ACCEPTED: 'success',
  IN_REVIEW: 'warning',
  SCORED: 'info',
  PROMOTED: 'success',
  REPECHAGE: 'warning',
  ELIMINATED: 'neutral',
  AWARDED: 'success',
  WITHDRAWN: 'neutral',
};

export const alikeTones: Record<Alike['state']['code'], Tone> = { OPEN: 'warning', SAME: 'danger', DIFFERENT: 'success', ALLOWED: 'info' };

export const assignmentTones: Record<AssignmentState, Tone> = {
  ASSIGNED: 'neutral',
  ACCEPTED: 'info',
  DRAFTING: 'warning',
  SUBMITTED: 'success',
  RECUSED: 'danger',
  WITHDRAWN: 'neutral',
  REPLACED: 'neutral',
};

export const judgeTones: Record<JudgeState, Tone> = { INVITED: 'info', ACTIVE: 'success', PAUSED: 'warning', RETIRED: 'neutral' };

export const invitationTones: Record<InvitationState, Tone> = { OPEN: 'success', EXPIRED: 'neutral', REVOKED: 'danger', CLOSED: 'neutral' };
