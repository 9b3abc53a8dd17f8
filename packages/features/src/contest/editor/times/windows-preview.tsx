import { useWatch } from 'react-hook-form';
import { useTenantClock } from '../../../lib/language/tenant-clock.ts';
import { WindowsChart } from '../../place/windows-chart.tsx';
import type { ContestFormReturn } from '../contest-form.ts';

/** How the windows lie in time, while they are typed. */
export function WindowsPreview({ form }: { form: ContestFormReturn }) {
  const { now } = useTenantClock();
  const [start, end, stages, appealStart, appealEnd] = useWatch({
    control: form.control,
    name: ['registrationStart', 'registrationEnd', 'stages', 'appealStart', 'appealEnd'],
  });
  return (
    <WindowsChart
      registration={{ start, end }}
      stages={stages.map(({ kind, mode, reviewStart, reviewEnd }) => ({ kind, mode, start: reviewStart, end: reviewEnd }))}
      appeal={appealStart && appealEnd ? { start: appealStart, end: appealEnd } : null}
      now={now()}
    />
  );
}
