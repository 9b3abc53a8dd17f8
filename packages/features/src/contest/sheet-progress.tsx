import { useLingui } from '@lingui/react/macro';
import { Progress } from '@saiwu/ui';

/** How many of a stage's sheets are in, as a bar with its figures. */
export function SheetProgress({ submitted, total }: { submitted: number; total: number }) {
  const { t } = useLingui();
  if (total === 0) return <span className="text-fg-muted">{t`尚未分配评委`}</span>;
  return (
    <div className="flex min-w-40 items-center gap-3">
      <Progress className="min-w-16 flex-1" value={submitted} max={total} label={t`已提交评分表`} />
      <span className="whitespace-nowrap tabular-nums">
        {submitted} / {total}
      </span>
    </div>
  );
}
