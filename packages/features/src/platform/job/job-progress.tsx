import { Progress } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import type { Job } from './use-job.ts';

/** How far a job has come; the bar breathes while nobody knows. */
export function JobProgress({ job: { done, total, state } }: { job: Job }) {
  const { t, i18n } = useLingui();
  const isCounted = state.code === 'RUNNING' && total !== null;
  const [reached, all] = [i18n.number(done), i18n.number(total ?? 0)];
  return (
    <Progress
      label={t`进度`}
      value={isCounted ? done : null}
      max={total ?? 100}
      hasText
      isLive
      note={isCounted ? `${reached} / ${all}` : state.desc}
    />
  );
}
