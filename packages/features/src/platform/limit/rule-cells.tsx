import { useLingui } from '@lingui/react/macro';
import { ruleMethodNames } from '@saiwu/openapi';
import { Sparkline } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api.tsx';
import { useRuleWords } from './rule-words.ts';

/** The two kinds of rules, as their operations begin. */
export type RuleKind = 'blockList' | 'rateLimiter';

interface RuleRow {
  id: string;
  ip: string | null;
  limitStart: string | null;
  limitEnd: string | null;
}

export function Whom({ row }: { row: RuleRow }) {
  return useRuleWords().whom(row);
}

export function Method({ row: { requestMethod } }: { row: { requestMethod: keyof typeof ruleMethodNames } }) {
  const { i18n } = useLingui();
  return i18n._(ruleMethodNames[requestMethod]);
}

export function When({ row }: { row: RuleRow }) {
  return <span className="whitespace-nowrap tabular-nums">{useRuleWords().when(row)}</span>;
}

/** How many requests a rule has turned away since midnight, and when. All rows ask once together. */
export function StoppedToday({ kind, id }: { kind: RuleKind; id: string }) {
  const { t, i18n } = useLingui();
  const { queryOf } = useApi();
  const { data } = useQuery(queryOf(`${kind}.stopped`));
  if (data === undefined) return null;
  const stopped = data.find((one) => one.id === id);
  if (stopped === undefined) return <span className="text-fg-muted tabular-nums">0</span>;
  const { hours, total } = stopped;
  const most = Math.max(...hours);
  const hour = hours.indexOf(most);
  const [count, peak] = [i18n.number(total), i18n.number(most)];
  return (
    <span className="inline-flex items-center justify-end gap-2 align-middle">
      <Sparkline
        kind="bar"
        width={72}
        height={20}
        values={[...hours, ...Array.from({ length: 24 - hours.length }, () => null)]}
        label={t`今天拦下 ${count} 次，最多的是 ${hour} 点，${peak} 次`}
      />
      <span className="tabular-nums">{count}</span>
    </span>
  );
}

/** 20 requests in 60 seconds. */
export function Rate({ row: { count, intervalSec } }: { row: { count: number; intervalSec: number } }) {
  const { t, i18n } = useLingui();
  const [most, seconds] = [i18n.number(count), i18n.number(intervalSec)];
  return <span className="whitespace-nowrap tabular-nums">{t`${seconds} 秒 ${most} 次`}</span>;
}
