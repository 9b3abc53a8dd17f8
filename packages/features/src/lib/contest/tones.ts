import type { AnswerOf } from '@saiwu/api-client';

type Contest = AnswerOf<'contest.page'>['records'][number];
type Stage = Contest['stages'][number];
type Project = AnswerOf<'project.page'>['records'][number];
type Alike = AnswerOf<'radar.page'>['records'][number];
type Assignment = AnswerOf<'judging.get'>;
type Judge = AnswerOf<'judge.page'>['records'][number];
type Invitation = AnswerOf<'invitation.page'>['records'][number];

type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** The colour a state's dot gets; the word beside it says the same. */
export const contestTones: Record<Contest['state']['code'], Tone> = {
  DRAFT: 'neutral',
  PUBLISHED: 'info',
  REGISTERING: 'info',
  REVIEWING: 'warning',
  PUBLICITY: 'info',
  FINISHED: 'success',
  CANCELLED: 'danger',
};

export const stageTones: Record<Stage['state']['code'], Tone> = {
  NOT_STARTED: 'neutral',
  IN_REVIEW: 'warning',
  SCORED: 'info',
  CLOSED: 'success',
};

export const projectTones: Record<Project['state']['code'], Tone> = {
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

export const assignmentTones: Record<Assignment['state']['code'], Tone> = {
  ASSIGNED: 'neutral',
  ACCEPTED: 'info',
  DRAFTING: 'warning',
  SUBMITTED: 'success',
  RECUSED: 'danger',
  WITHDRAWN: 'neutral',
  REPLACED: 'neutral',
};

export const judgeTones: Record<Judge['state']['code'], Tone> = {
  INVITED: 'info',
  ACTIVE: 'success',
  PAUSED: 'warning',
  RETIRED: 'neutral',
};

export const invitationTones: Record<Invitation['state']['code'], Tone> = {
  OPEN: 'success',
  EXPIRED: 'neutral',
  REVOKED: 'danger',
  CLOSED: 'neutral',
};
