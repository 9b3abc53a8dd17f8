import { useLingui } from '@lingui/react/macro';
import { Check, Minus } from 'lucide-react';
import type { ProjectDetail } from '../answers.ts';
import type { PointPlace } from './point-rows.tsx';

type Decision = NonNullable<ProjectDetail['review']['decision']>;

interface DecidedDetailsProps {
  points: Decision['mend'];
  ticks: Decision['ticks'];
  /** What points may be about, by its name. */
  places: readonly PointPlace[];
}

/** What has to be mended, point by point, and the check list as it was ticked. */
export function DecidedDetails({ points, ticks, places }: DecidedDetailsProps) {
  const { t } = useLingui();
  return (
    <>
      {points.length > 0 && (
        <ol aria-label={t`逐条意见`} className="flex list-decimal flex-col gap-1 pl-5">
          {points.map(({ section, key, words }) => (
            <li key={`${section} ${key} ${words}`} className="wrap-anywhere">
              {places.find((place) => place.section === section && place.key === key)?.label ?? t`已不再要求的内容`}
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
    </>
  );
}
