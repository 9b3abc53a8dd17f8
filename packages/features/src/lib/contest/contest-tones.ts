import type { AnswerOf } from '@saiwu/api-client';

type ContestState = AnswerOf<'contest.page'>['records'][number]['state']['code'];

/** The colour a state's dot gets; the word beside it says the same. */
export const contestTones: Record<ContestState, 'neutral' | 'info' | 'success' | 'warning' | 'danger'> = {
  DRAFT: 'neutral',
  PUBLISHED: 'info',
  REGISTERING: 'info',
  REVIEWING: 'warning',
  PUBLICITY: 'info',
  FINISHED: 'success',
  CANCELLED: 'danger',
};
