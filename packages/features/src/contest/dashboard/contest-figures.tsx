import { StatCard } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { useCan } from '../../lib/api/access.ts';
import { wholeNumber } from '../../lib/language/show.ts';
import type { Overview } from '../answers.ts';

interface Figure {
  label: string;
  /** Undefined while it is not there. */
  value: number | undefined;
  unit?: string;
}

/** The numbers of what the caller may look at; what they may not is no number. Their row stands before they do, so that nothing jumps. */
export function ContestFigures({ overview }: { overview: Overview | undefined }) {
  const { t } = useLingui();
  const can = useCan();
  const stages = overview?.stages ?? [];
  const sheetCount = stages.reduce((sum, stage) => sum + stage.sheetCount, 0);
  const submittedCount = stages.reduce((sum, stage) => sum + stage.submittedCount, 0);
  const figures: (Figure | false)[] = [
    can('contest.page') && { label: t`大赛`, value: overview?.contestCount },
    can('project.page') && { label: t`项目`, value: overview?.projectCount },
    can('judge.page') && { label: t({ message: '评委', context: '多位' }), value: overview?.judgeCount },
    sheetCount > 0 && { label: t`已提交评分表`, value: submittedCount, unit: `/ ${sheetCount}` },
  ];
  const seen = figures.filter((figure) => figure !== false);
  // one alone says too little to take a row
  if (seen.length < 2) return null;
  return (
    <section aria-label={t`总览`} className="grid auto-cols-fr grid-cols-2 gap-4 max-sm:gap-2 sm:grid-flow-col sm:grid-cols-none">
      {seen.map(({ label, value, unit }) => (
        <StatCard key={label} label={label} value={wholeNumber(value ?? 0)} unit={unit} isLoading={value === undefined} />
      ))}
    </section>
  );
}
