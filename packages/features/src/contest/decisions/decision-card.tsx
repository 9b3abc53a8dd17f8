import { useLingui } from '@lingui/react/macro';
import { Alert, Card } from '@saiwu/ui';
import { Check, Minus } from 'lucide-react';
import { minutes } from '../../lib/language/show.ts';
import type { ProjectDetail } from '../answers.ts';
import { usePointPlaces } from './point-places.ts';

/** The last decision on a project: by whom, what was ticked, and what has to be mended until when. */
export function DecisionCard({ review }: Pick<ProjectDetail, 'review'>) {
  const { t } = useLingui();
  const { decision, mend, mendUntil } = review;
  const places = usePointPlaces(review);
  if (decision === null) return null;
  const { act, by, time, reason, ticks } = decision;
  const what =
    act === 'ACCEPTED'
      ? t({ message: '通过', context: '结论' })
      : act === 'RETURNED'
        ? t({ message: '退回修改', context: '数量' })
        : t({ message: '不通过', context: '数量' });
  return (
    <Card title={t`审核`}>
      <div className="flex flex-col gap-3">
        <Alert tone={act === 'ACCEPTED' ? 'success' : act === 'RETURNED' ? 'warning' : 'danger'} title={what}>
          <p>
            {by} · {minutes(time)}
          </p>
          {reason !== null && <p className="wrap-anywhere">{t`原因：${reason}`}</p>}
          {mendUntil !== null && <p>{t`请在 ${minutes(mendUntil)} 前再次提交`}</p>}
        </Alert>
        {mend.length > 0 && (
          <ol className="flex list-decimal flex-col gap-1 pl-5">
            {mend.map(({ section, key, words }) => (
              <li key={`${section} ${key} ${words}`} className="wrap-anywhere">
                {places.find((place) => place.section === section && place.key === key)?.label ?? section}
                {t`：`}
                {words}
              </li>
            ))}
          </ol>
        )}
        {ticks.length > 0 && (
          <ul aria-label={t`审核要点`} className="flex flex-col gap-1">
            {ticks.map(({ text, isTicked }) => (
              <li key={text} className="flex items-baseline gap-2">
                {isTicked ? (
                  <Check aria-label={t`已勾选`} className="size-4 shrink-0 text-success-text" />
                ) : (
                  <Minus aria-label={t`未勾选`} className="size-4 shrink-0 text-fg-muted" />
                )}
                <span className="wrap-anywhere">{text}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
