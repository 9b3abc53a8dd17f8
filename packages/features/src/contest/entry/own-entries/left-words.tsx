import { useLingui } from '@lingui/react/macro';
import { useDeadline } from '../../../lib/language/deadline.tsx';
import type { OwnEntry } from '../../answers.ts';
import { leftUntil } from '../../place/moment.ts';

/**
 * How long there still is until a moment of the wire, by a time of the same clock: days, on the last day hours. `closes`: until when it is
 * taken all the same.
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

type ToDo = Pick<OwnEntry, 'missingCount' | 'mendCount'> & { state: { code: OwnEntry['state']['code'] } };

/**
 * What a team still has to do before it hands in: what was asked for when the project was given back stays open until then, whatever else
 * is filled in, as nobody but the team knows when it is done.
 */
export function useToDoWords(): (entry: ToDo) => string {
  const { t } = useLingui();
  return ({ state, missingCount, mendCount }) => {
    if (mendCount > 0) return t`要修改 ${mendCount} 处`;
    if (missingCount > 0) return t`还差 ${missingCount} 项`;
    return state.code === 'RETURNED' ? t`退回的意见还待修改` : t`填好了，可以提交`;
  };
}
