import { NameLink } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { StateDot } from '@saiwu/ui';
import { useCan } from '../../lib/api/access.ts';
import type { Overview } from '../answers.ts';
import { boardPath } from '../board-path.ts';
import { SheetProgress } from '../sheet-progress.tsx';
import { useDeadline } from '../../lib/language/deadline.tsx';
import { stageTones } from '../../lib/contest/tones.ts';

/** The stages of the caller's scope with how far each is. */
export function RunningStages({ stages }: { stages: Overview['stages'] }) {
  const { t } = useLingui();
  const deadlineOf = useDeadline();
  const can = useCan();
  const mayOpen = can('stage.get');
  return (
    <ul className="divide-y divide-border">
      {stages.map(({ stageId, contestId, contestTitle, kind, state, reviewEnd, sheetCount, submittedCount }) => (
        <li key={stageId} className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-2.5">
          <div className="min-w-40 flex-1">
            {mayOpen ? (
              <NameLink className="font-medium" to={boardPath(contestId, { id: stageId, kind: kind.code, state: state.code })}>
                {contestTitle}
              </NameLink>
            ) : (
              <span className="font-medium">{contestTitle}</span>
            )}
            <p className="text-xs text-fg-muted">
              {kind.desc} · {t`截止`} {deadlineOf(reviewEnd)}
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
