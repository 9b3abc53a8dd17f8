import { StateDot, type StateDotProps } from '@saiwu/ui';
import type { Job } from './use-job.ts';

/** In what state a job is. */
export function JobState({ job: { state } }: { job: Job }) {
  return <StateDot tone={tones[state.code]}>{state.desc}</StateDot>;
}

const tones: Record<Job['state']['code'], StateDotProps['tone']> = {
  WAITING: 'neutral',
  RUNNING: 'info',
  SUCCEEDED: 'success',
  FAILED: 'danger',
  CANCELLED: 'neutral',
};
