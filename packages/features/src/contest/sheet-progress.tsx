import { useLingui } from '@lingui/react/macro';
import { cn, Progress } from '@saiwu/ui';
import { useTenantClock } from '../lib/language/tenant-clock.ts';
import { isPast } from './place/moment.ts';

interface SheetProgressProps {
  submitted: number;
  total: number;
  /** When the review ends: what is not in by then is late. */
  until?: string;
  className?: string;
}

/** How many of a stage's sheets are in, as a bar with its figures. */
export function SheetProgress({ submitted, total, until, className }: SheetProgressProps) {
  const { t } = useLingui();
  const { now } = useTenantClock();
  if (total === 0) return <span className={cn('text-fg-muted', className)}>{t`尚未分配评委`}</span>;
  const isLate = until !== undefined && isPast({ reviewEnd: until }, now());
  return (
    <div className={cn('flex min-w-40 items-center gap-3', className)}>
      <Progress className="min-w-16 flex-1" value={submitted} max={total} isLate={isLate} label={t`已提交评分表`} />
      <span className="min-w-[4.5em] text-right whitespace-nowrap tabular-nums">
        {submitted} / {total}
      </span>
    </div>
  );
}
