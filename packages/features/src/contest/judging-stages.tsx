import { NameLink } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { consolePaths } from '@saiwu/openapi';
import { StateDot } from '@saiwu/ui';
import { generatePath } from 'react-router-dom';
import type { JudgingStage } from './answers.ts';
import { openFirst } from './open-first.ts';
import { SheetProgress } from './sheet-progress.tsx';
import { useDeadline } from '../lib/language/deadline.tsx';
import { minutes } from '../lib/language/show.ts';
import { stageTones } from '../lib/contest/tones.ts';

/** A judge's own stages with how many sheets are in; those that can still be scored first. */
export function JudgingStages({ stages }: { stages: readonly JudgingStage[] }) {
  const { t } = useLingui();
  const deadlineOf = useDeadline();
  return (
    <ul className="divide-y divide-border">
      {openFirst(stages).map(({ stageId, contestTitle, kind, state, reviewStart, reviewEnd, sheetCount, submittedCount }) => (
        <li key={stageId} className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-2.5">
          <div className="min-w-40 flex-1">
            <NameLink className="font-medium" to={generatePath(consolePaths.judgingStage, { stageId })}>
              {contestTitle}
            </NameLink>
            <p className="text-xs text-fg-muted">
              {kind.desc} · {t`评审时间`} <span className="whitespace-nowrap">{minutes(reviewStart)} –</span>{' '}
              <span className="inline-block">{deadlineOf(reviewEnd)}</span>
            </p>
          </div>
          <StateDot className="whitespace-nowrap md:max-xl:min-w-36" tone={stageTones[state.code]}>
            {state.desc}
          </StateDot>
          <SheetProgress className="w-full md:max-xl:w-56" submitted={submittedCount} total={sheetCount} until={reviewEnd} />
        </li>
      ))}
    </ul>
  );
}
