import { useLingui } from '@lingui/react/macro';
import { FoldSummary } from '../../lib/app/fold-summary.tsx';
import { minutes } from '../../lib/language/show.ts';
import type { ProjectDetail } from '../answers.ts';
import { ChangesSince } from './changes-since.tsx';
import { DecidedDetails } from './decided-details.tsx';
import { usePointPlaces } from './point-places.ts';

/**
 * What its team was asked for the last time that a project was decided on, with what it has changed since, or what was taken back: open to
 * be read beside the plan.
 */
export function EarlierDecision({ review }: Pick<ProjectDetail, 'review'>) {
  const { t } = useLingui();
  const places = usePointPlaces(review);
  const { earlier, changes } = review;
  if (earlier === null) return null;
  const { act, by, time, reason, mend, ticks, isTakenBack } = earlier;
  return (
    <details open={act === 'RETURNED' && !isTakenBack} className="rounded-card border border-border bg-surface p-4">
      <FoldSummary className="font-semibold">{isTakenBack ? t`已撤回的审核结论` : t`上次要求修改的内容`}</FoldSummary>
      <div className="mt-2 flex flex-col gap-2">
        <p className="text-sm text-fg-muted">
          {by} · {minutes(time)}
        </p>
        {reason !== null && <p className="wrap-anywhere">{t`原因：${reason}`}</p>}
        <DecidedDetails points={mend} ticks={ticks} places={places} />
        {changes !== null && <ChangesSince changes={changes} places={places} />}
      </div>
    </details>
  );
}
