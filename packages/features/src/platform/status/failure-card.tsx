import { Trans, useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@saiwu/api-client';
import { Card, EmptyState, RequestId, Sparkline, StateDot } from '@saiwu/ui';
import { WhyLink } from '../../lib/app/why-link.tsx';
import { minutes, wholeNumber } from '../../lib/language/show.ts';
import { HealthDot } from './health.tsx';

type Failures = AnswerOf<'status.get'>['failures'];

/** What failed in the last day: how much by hour, and the newest with the ids that people report. */
export function FailureCard({ failures: { state, broken, refused, hours, last } }: { failures: Failures }) {
  const { t } = useLingui();
  return (
    <Card title={t`最近一天的失败`} actions={<HealthDot state={state} />} className="col-span-full">
      {last.length === 0 ? (
        <EmptyState drawing="list" size="sm" title={t`最近一天没有失败的请求`} />
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <Count value={broken} label={t`出错`} />
            <Count value={refused} label={t`被拒绝`} />
            <Sparkline
              kind="bar"
              width={192}
              height={32}
              values={hours}
              label={t`每小时的失败次数，最近 24 小时共 ${broken + refused} 次，最多的一小时 ${Math.max(...hours)} 次`}
              className="sm:ml-auto"
            />
          </div>
          <ul className="mt-4 divide-y divide-border border-t border-border">
            {last.map((one) => (
              <li key={one.requestId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
                <span className="whitespace-nowrap text-fg-muted tabular-nums">{minutes(one.createTime)}</span>
                <span className="min-w-0 grow basis-40 wrap-anywhere">{one.description}</span>
                <StateDot tone={one.isBroken ? 'danger' : 'neutral'}>{one.isBroken ? t`出错` : t`被拒绝`}</StateDot>
                <RequestId id={one.requestId} />
                <WhyLink request={one.requestId} />
              </li>
            ))}
          </ul>
          {broken + refused > last.length && (
            <p className="mt-2 text-xs text-fg-muted">
              <Trans>只列出最近 {last.length} 条，出错的在前；其余见操作日志。</Trans>
            </p>
          )}
        </>
      )}
    </Card>
  );
}

function Count({ value, label }: { value: number; label: string }) {
  return (
    <span className="flex items-baseline gap-2">
      <span className="text-2xl font-semibold tabular-nums">{wholeNumber(value)}</span>
      <span className="text-fg-muted">{label}</span>
    </span>
  );
}
