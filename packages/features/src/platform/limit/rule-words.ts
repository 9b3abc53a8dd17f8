import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** What both kinds of rules are called by besides the fields of their sheets. */
export const ruleLabels = { time: msg`生效时段`, rate: msg`限额`, stopped: msg`今天拦下`, createTime: msg`创建时间` };

interface Applies {
  ip: string | null;
  limitStart: string | null;
  limitEnd: string | null;
}

/** To whom and when a rule applies, in words; what is absent means everybody, and always. */
export function useRuleWords() {
  const { t } = useLingui();
  return {
    whom: ({ ip }: Applies) => ip ?? t`所有人`,
    when: ({ limitStart, limitEnd }: Applies) => {
      if (limitStart === null && limitEnd === null) return t`全天`;
      const [from, to] = [short(limitStart ?? '00:00:00'), short(limitEnd ?? '23:59:59')];
      return from > to ? t`${from} 到次日 ${to}` : t`${from} 到 ${to}`;
    },
  };
}

/** Seconds where they matter. */
function short(time: string): string {
  return time.endsWith(':00') ? time.slice(0, 'HH:mm'.length) : time;
}
