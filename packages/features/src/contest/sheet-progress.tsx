import { useLingui } from '@lingui/react/macro';
import { cn, Progress } from '@saiwu/ui';

interface SheetProgressProps {
  submitted: number;
  total: number;
  className?: string;
}

/** How many of a stage's sheets are in, as a bar with its figures. */
export function SheetProgress({ submitted, total, className }: SheetProgressProps) {
  const { t } = useLingui();
  if (total === 0) return <span className={cn('text-fg-muted', className)}>{t`尚未分配评委`}</span>;
  return (
    <div className={cn('flex min-w-40 items-center gap-3', className)}>
      <Progress
        className="min-w-16 flex-1"
        value={submitted}
        max={total}
        tone={submitted === total ? 'success' : 'theme'}
        label={t`已提交评分表`}
      />
      <span className="min-w-[4.5em] text-right whitespace-nowrap tabular-nums">
        {submitted} / {total}
      </span>
    </div>
  );
}
