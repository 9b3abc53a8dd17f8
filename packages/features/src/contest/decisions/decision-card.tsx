import { useLingui } from '@lingui/react/macro';
import { Alert, Card } from '@saiwu/ui';
import { useDeadline } from '../../lib/language/deadline.tsx';
import { minutes } from '../../lib/language/show.ts';
import type { ProjectDetail } from '../answers.ts';
import { DecidedDetails } from './decided-details.tsx';
import { usePointPlaces } from './point-places.ts';

/** The last decision on a project: by whom, what was ticked, and what has to be mended until when. */
export function DecisionCard({ review }: Pick<ProjectDetail, 'review'>) {
  const { t } = useLingui();
  const deadlineOf = useDeadline();
  const places = usePointPlaces(review);
  if (review.decision === null) return null;
  const { act, by, time, reason, ticks, mend, mendUntil } = review.decision;
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
          {mendUntil !== null && <p>{t`请在 ${deadlineOf(mendUntil)} 前再次提交`}</p>}
        </Alert>
        <DecidedDetails points={mend} ticks={ticks} places={places} />
      </div>
    </Card>
  );
}
