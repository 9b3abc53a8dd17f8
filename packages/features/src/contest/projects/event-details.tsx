import { useLingui } from '@lingui/react/macro';
import { deadlineNames, projectSheet, radarStateNames, radarStates } from '@saiwu/openapi';
import { FoldSummary } from '../../lib/app/fold-summary.tsx';
import { useDeadline } from '../../lib/language/deadline.tsx';
import type { ProjectDetail } from '../answers.ts';
import { DecidedDetails } from '../decisions/decided-details.tsx';
import type { PointPlace } from '../decisions/point-rows.tsx';

type Event = ProjectDetail['history'][number];

/** Whether there is more to say of an event than what it was. */
export function hasDetails({ reason, changes, points, ticks }: Event): boolean {
  return reason !== null || changes.length + points.length + ticks.length > 0;
}

/** Why something happened, what stood there before, what was to be mended until when, and, folded away, what had been ticked. */
export function EventDetails({ event, places }: { event: Event; places: readonly PointPlace[] }) {
  const { t } = useLingui();
  const deadlineOf = useDeadline();
  const { reason, changes, points, ticks, until } = event;
  const [ticked, of] = [ticks.filter(({ isTicked }) => isTicked).length, ticks.length];
  return (
    <div className="flex flex-col gap-1">
      {reason !== null && <p>{t`原因：${reason}`}</p>}
      {until !== null && <p>{t`修改的期限：${deadlineOf(until)}`}</p>}
      <DecidedDetails points={points} ticks={[]} places={places} />
      {changes.length > 0 && <Changes changes={changes} />}
      {of > 0 && (
        <details>
          <FoldSummary>{t`审核要点：勾选了 ${ticked} / ${of} 项`}</FoldSummary>
          <div className="mt-1">
            <DecidedDetails points={[]} ticks={ticks} places={places} />
          </div>
        </details>
      )}
    </div>
  );
}

function Changes({ changes }: Pick<Event, 'changes'>) {
  const { t, i18n } = useLingui();
  const titleOf = (field: string) => {
    if (field === 'registrationEnd') return i18n._(deadlineNames.REGISTRATION);
    if (field === 'radar') return t`查重`;
    if (field === 'consent') return t`参赛须知`;
    if (field === 'reviewEnd') return i18n._(deadlineNames.REVIEW);
    const column = projectSheet.find((one) => one.field === field);
    return column === undefined ? field : i18n._(column.title);
  };
  const valueOf = (field: string, value: string) => {
    const state = field === 'radar' ? radarStates.find((code) => code === value) : undefined;
    return state === undefined ? value || '—' : i18n._(radarStateNames[state]);
  };
  return (
    <ul className="flex flex-col gap-1 text-xs">
      {changes.map(({ field, before, after }) => (
        <li key={field} className="wrap-anywhere">
          {titleOf(field)}
          {t`：`}
          <del>{valueOf(field, before)}</del> → <ins className="no-underline">{valueOf(field, after)}</ins>
        </li>
      ))}
    </ul>
  );
}
