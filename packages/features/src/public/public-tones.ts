import type { AnswerOf } from '@saiwu/api-client';
import type { StateDotProps } from '@saiwu/ui';

type PublicState = AnswerOf<'public.contests'>['records'][number]['state']['code'];

/** The colour a contest's state gets; the word beside it says the same. What one can still take part in stands out. */
export const publicTones: Record<PublicState, NonNullable<StateDotProps['tone']>> = {
  PUBLISHED: 'neutral',
  REGISTERING: 'success',
  REVIEWING: 'warning',
  PUBLICITY: 'info',
  FINISHED: 'neutral',
};
