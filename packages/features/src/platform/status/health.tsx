import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@saiwu/api-client';
import { Card, StateDot } from '@saiwu/ui';
import type { ReactNode } from 'react';

export type Health = AnswerOf<'status.get'>['state'];

const tones = { GOOD: 'success', WATCH: 'warning', BAD: 'danger' } as const;

/** How something is: a dot and a word. */
export function HealthDot({ state }: { state: Health }) {
  return <StateDot tone={tones[state.code]}>{state.desc}</StateDot>;
}

interface HealthCardProps {
  title: string;
  /** What is a figure and nothing more has none. */
  state?: Health;
  /** What one looks for first. */
  figure: ReactNode;
  /** The facts below, each with its name. */
  facts: { label: string; value: ReactNode }[];
}

/** One part of the server: how it is, its figure, and what else is known of it. */
export function HealthCard({ title, state, figure, facts }: HealthCardProps) {
  return (
    <Card title={title} actions={state && <HealthDot state={state} />}>
      <p className="text-2xl font-semibold wrap-anywhere tabular-nums">{figure}</p>
      <dl className="mt-3 grid gap-1">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-fg-muted">{label}</dt>
            <dd className="wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** A span of seconds in the largest unit that leaves no nought: `3 天`, `5 小时`, `40 秒`. */
export function useSpan(): (seconds: number) => string {
  const { t } = useLingui();
  return (seconds) => {
    const [minutes, hours, days] = [60, 3600, 86_400].map((unit) => Math.floor(seconds / unit)) as [number, number, number]; // one for each unit
    if (days > 0) return t`${plural(days, { other: '# 天' })}`;
    if (hours > 0) return t`${plural(hours, { other: '# 小时' })}`;
    return minutes > 0 ? t`${plural(minutes, { other: '# 分钟' })}` : t`${plural(seconds, { other: '# 秒' })}`;
  };
}
