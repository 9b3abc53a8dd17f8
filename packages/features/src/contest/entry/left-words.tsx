import { useLingui } from '@lingui/react/macro';
import { leftUntil } from '../place/moment.ts';

/** How long there still is until a moment of the wire, by the clock of the answer that told it: days, on the last day hours. */
export function useLeftWords(): (due: string, now: string) => string {
  const { t } = useLingui();
  return (due, now) => {
    const left = leftUntil(due, now);
    if (left === null) return t`已截止`;
    const { days, hours } = left;
    if (days > 0) return t`还剩 ${days} 天`;
    return hours > 0 ? t`还剩 ${hours} 小时` : t`还剩不到 1 小时`;
  };
}
