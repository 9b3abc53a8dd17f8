import { Loaded, NameLink } from '@saiwu/admin';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@saiwu/api-client';
import { Alert, Card, cn, RequestId, Timeline } from '@saiwu/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { minutes } from '../../lib/language/show.ts';

type Answer = AnswerOf<'access.explain'>;
type Step = Answer['steps'][number];

/** What comes of the question: whether it goes, then everything that was asked, in its order. */
export function Explained({ query, isOwn = false }: { query: UseQueryResult<Answer>; isOwn?: boolean }) {
  return <Loaded query={query}>{(answer) => <Chain answer={answer} isOwn={isOwn} />}</Loaded>;
}

function Chain({ answer, isOwn }: { answer: Answer; isOwn: boolean }) {
  const { t } = useLingui();
  const { person, operation, steps, request } = answer;
  return (
    <Card title={isOwn ? t`你能不能「${operation.name}」` : t`「${person.name}」能不能「${operation.name}」`}>
      <div className="grid gap-4">
        <Verdict answer={answer} />
        {request && <Then request={request} />}
        <Timeline label={t`逐步核对`} events={steps.map((step) => eventOf(step))} />
        <p className="text-xs wrap-anywhere text-fg-muted">
          <Trans>
            操作 {operation.id} · {operation.method} {operation.path}
          </Trans>
        </p>
      </div>
    </Card>
  );
}

/** Whoever was turned away reads here why, and whom to ask; the chain below is for whoever wants to know all of it. */
function Verdict({ answer: { isAllowed, steps } }: { answer: Answer }) {
  const { t } = useLingui();
  const isOpen = steps.some(({ kind, outcome }) => outcome === 'UNKNOWN' && (kind.code === 'SCOPE' || kind.code === 'RECORD'));
  if (isAllowed && isOpen)
    return (
      <Alert tone="info" title={t`没有发现拦着的，这条数据没有核对`}>
        {steps.at(-1)?.text}
      </Alert>
    );
  if (isAllowed) return <Alert tone="success" title={t`现在可以`}>{t`没有什么拦着；填写的内容不对时仍会被拒绝`}</Alert>;
  const bars = steps.filter(({ outcome }) => outcome === 'BARRED');
  const names = bars.map(({ kind }) => kind.desc).join(t({ message: '、', context: '列举' }));
  return (
    <Alert tone="danger" title={t`现在不可以，卡在：${names}`}>
      <div className="mt-1 grid gap-2">
        {bars.map((step) => (
          <div key={step.kind.code}>
            <p>{step.text}</p>
            <WhoCanChange step={step} />
          </div>
        ))}
      </div>
    </Alert>
  );
}

/** The request that was turned away; what is told below is about now. */
function Then({ request: { requestId, createTime, reason } }: { request: NonNullable<Answer['request']> }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="text-fg-muted tabular-nums">{minutes(createTime)}</span>
      {reason !== null && <span className="wrap-anywhere whitespace-pre-line">{reason}</span>}
      <RequestId id={requestId} />
    </div>
  );
}

const tones = { PASSED: 'success', BARRED: 'danger', UNKNOWN: 'neutral' } as const;

function eventOf(step: Step) {
  const { kind, outcome, text } = step;
  return { key: kind.code, title: <Title step={step} />, tone: tones[outcome], description: <span className="wrap-anywhere">{text}</span> };
}

/** The dot beside it shows the outcome, the word says it. */
function Title({ step: { kind, outcome } }: { step: Step }) {
  const { t } = useLingui();
  const words = { PASSED: t`通过`, BARRED: t`拦住了`, UNKNOWN: t`说不准` };
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      {kind.desc}
      <span className={cn('text-xs font-normal', outcome === 'BARRED' ? 'text-danger-text' : 'text-fg-muted')}>{words[outcome]}</span>
    </span>
  );
}

function WhoCanChange({ step: { changers, path } }: { step: Step }) {
  const { t } = useLingui();
  const roles = changers.map((role) => t`「${role}」`).join(t({ message: '、', context: '列举' }));
  if (changers.length === 0 && path === null) return null;
  return (
    <p className="flex flex-wrap gap-x-3">
      {changers.length > 0 && (
        <span>
          <Trans>能改变的角色：{roles}</Trans>
        </span>
      )}
      {path !== null && (
        <NameLink to={path}>
          <Trans>去处理</Trans>
        </NameLink>
      )}
    </p>
  );
}
