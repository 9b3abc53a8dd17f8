import type { AnswerOf } from '@saiwu/api-client';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, StateDot } from '@saiwu/ui';
import { Method, Rate, type RuleKind, When, Whom } from './rule-cells.tsx';

type Answer = AnswerOf<'blockList.try'> | AnswerOf<'rateLimiter.try'>;
type Hit = Answer['hits'][number];

/** What becomes of a request, and by which rules. */
export function RuleTrialResult({ kind, answer: { path, hits } }: { kind: RuleKind; answer: Answer }) {
  const { t } = useLingui();
  const isBlocked = kind === 'blockList' && hits.some(({ isOpen }) => isOpen);
  const isOver = hits.some((hit) => hit.isOpen && isUsedUp(hit));
  const isCounted = kind === 'rateLimiter' && hits.some(({ isOpen }) => isOpen);
  const verdict = isBlocked ? t`会被阻止` : isOver ? t`次数已用完，会被拒绝` : isCounted ? t`可以通过，会计入次数` : t`可以通过`;
  return (
    <div className="grid gap-3">
      <Alert tone={isBlocked || isOver ? 'danger' : 'success'} title={verdict}>
        <span className="font-mono text-xs">{path}</span>
      </Alert>
      {hits.length === 0 ? (
        <p className="text-fg-muted">
          <Trans>没有启用的规则管这个请求。</Trans>
        </p>
      ) : (
        <ul className="divide-y divide-border rounded-card border border-border">
          {hits.map((hit) => (
            <li key={hit.id} className="grid gap-1 p-3">
              <span className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
                <span className="font-mono wrap-anywhere">
                  <Method row={hit} /> {hit.requestUri}
                </span>
                <Meets kind={kind} hit={hit} />
              </span>
              <span className="flex flex-wrap gap-x-3 text-xs text-fg-muted">
                <span>
                  <Whom row={hit} />
                </span>
                <When row={hit} />
                {'count' in hit && <Rate row={hit} />}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Meets({ kind, hit }: { kind: RuleKind; hit: Hit }) {
  const { t } = useLingui();
  if (!hit.isOpen) return <StateDot>{t`不在生效时段`}</StateDot>;
  if (kind === 'blockList') return <StateDot tone="danger">{t`阻止`}</StateDot>;
  const [used, most] = 'count' in hit ? [hit.used, hit.count] : [0, 0];
  return <StateDot tone={isUsedUp(hit) ? 'danger' : 'info'}>{t`这个窗口已用 ${used} / ${most} 次`}</StateDot>;
}

function isUsedUp(hit: Hit): boolean {
  return 'count' in hit && hit.used >= hit.count;
}
