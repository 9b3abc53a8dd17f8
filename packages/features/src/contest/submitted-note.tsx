import { useLingui } from '@lingui/react/macro';
import { Progress } from '@saiwu/ui';
import { useTenantClock } from '../lib/language/tenant-clock.ts';
import type { Stage } from './answers.ts';
import { isPast } from './place/moment.ts';

/** Under the figure of a stage's submitted sheets: the same as a bar, and how many are missing. */
export function SubmittedNote({ stage }: { stage: Pick<Stage, 'submittedCount' | 'sheetCount' | 'reviewEnd'> }) {
  const { t } = useLingui();
  const { now } = useTenantClock();
  const { submittedCount, sheetCount } = stage;
  const open = sheetCount - submittedCount;
  if (sheetCount === 0) return t`尚未分配评委`;
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <Progress className="min-w-16 flex-1" value={submittedCount} max={sheetCount} isLate={isPast(stage, now())} label={t`已提交评分表`} />
      {open > 0 ? t`还差 ${open} 份` : t`已交齐`}
    </span>
  );
}
