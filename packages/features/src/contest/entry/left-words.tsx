import { useLingui } from '@lingui/react/macro';
import { useDeadline } from '../../lib/language/deadline.tsx';
import { leftUntil } from '../place/moment.ts';

/**
 * How long there still is until a moment of the wire, by a time of the same clock: days, on the last day hours. `closes`: until when it is taken
 * all the same.
 */
export function useLeftWords(): (due: string, now: string, closes?: string) => string {
  const { t } = useLingui();
  const deadlineOf = useDeadline();
  return (due, now, closes = due) => {
    const left = leftUntil(due, now);
    if (left === null) {
      const until = deadlineOf(closes);
      return closes >= now ? t`已过截止时间，宽限到 ${until}` : t`已截止`;
    }
    const { days, hours } = left;
    if (days > 0) return t`还剩 ${days} 天`;
    return hours > 0 ? t`还剩 ${hours} 小时` : t`还剩不到 1 小时`;
  };
}
