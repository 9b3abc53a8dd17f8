import { consolePaths } from '@saiwu/openapi';
import { StatCard, StatRow } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { useCan } from '../../lib/api/access.ts';
import { wholeNumber } from '../../lib/language/show.ts';
import type { Overview } from '../answers.ts';
import { boardPath } from '../board-path.ts';

interface Figure {
  label: string;
  /** Undefined while it is not there. */
  value: number | undefined;
  unit?: string;
  /** Where what is counted stands. */
  path: string;
}

/** The numbers of what the caller may look at; what they may not is no number. Their row stands before they do, so that nothing jumps. */
export function ContestFigures({ overview }: { overview: Overview | undefined }) {
  const { t } = useLingui();
  const can = useCan();
  const stages = overview?.stages ?? [];
  const { sheetCount = 0, submittedCount } = overview ?? {};
  const figures: (Figure | false)[] = [
    can('contest.page') && { label: t`大赛`, value: overview?.contestCount, path: consolePaths.contests },
    can('project.page') && { label: t`项目`, value: overview?.projectCount, path: consolePaths.contests },
    can('judge.page') && { label: t({ message: '评委', context: '多位' }), value: overview?.judgeCount, path: consolePaths.judges },
    sheetCount > 0 && { label: t`已提交评分表`, value: submittedCount, unit: `/ ${sheetCount}`, path: reviewsPath(stages) },
  ];
  const seen = figures.filter((figure) => figure !== false);
  // one alone says too little to take a row
  if (seen.length < 2) return null;
  return (
    <StatRow label={t`总览`}>
      {seen.map(({ label, value, unit, path }) => (
        <Link key={label} to={path} className="rounded-card focus-ring">
          <StatCard
            className="hover:border-border-strong"
            label={label}
            value={wholeNumber(value ?? 0)}
            unit={unit}
            isLoading={value === undefined}
          />
        </Link>
      ))}
    </StatRow>
  );
}

/** The board of the only review, or the contests that are under review. */
function reviewsPath([only, ...others]: Overview['stages']): string {
  if (only === undefined || others.length > 0) return `${consolePaths.contests}?state=REVIEWING`;
  return boardPath(only.contestId, { id: only.stageId, kind: only.kind.code, state: only.state.code });
}
