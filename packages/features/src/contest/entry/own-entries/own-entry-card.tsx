import { NameLink } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { consolePaths } from '@saiwu/openapi';
import { Alert, Badge, Card, StateDot } from '@saiwu/ui';
import { generatePath } from 'react-router-dom';
import { useDeadline } from '../../../lib/language/deadline.tsx';
import { minutes } from '../../../lib/language/show.ts';
import { useNow } from '../../../lib/language/use-now.ts';
import type { OwnEntry } from '../../answers.ts';
import { ContestLink } from '../../contest-link.tsx';
import { projectTones } from '../../../lib/contest/tones.ts';
import { useLeftWords, useToDoWords } from './left-words.tsx';

/** One of the reader's projects: where it stands, what is due and in how long, what to mend, how it was judged. */
export function OwnEntryCard({ entry }: { entry: OwnEntry }) {
  const { t } = useLingui();
  const { id, title, number, contestId, contestTitle, state, part, receipt, results, reason } = entry;
  const time = minutes(receipt?.time);
  return (
    <Card className="h-full">
      <div className="flex flex-col gap-3 pt-1">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <NameLink className="text-base font-semibold wrap-anywhere" to={generatePath(consolePaths.ownEntry, { id })}>
              {title}
            </NameLink>
            <p className="text-sm text-fg-muted wrap-anywhere">
              <ContestLink contestId={contestId} title={contestTitle} /> · {number}
            </p>
          </div>
          <StateDot className="shrink-0" tone={projectTones[state.code]}>
            {state.desc}
          </StateDot>
        </div>
        <Due entry={entry} />
        {reason !== null && <Alert tone={state.code === 'RETURNED' ? 'warning' : 'info'} title={t`原因：${reason}`} />}
        {results.length > 0 && (
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
            {results.map(({ kind, score, rank, of, award }) => (
              <div key={kind.code} className="contents">
                <dt className="text-fg-muted">{kind.desc}</dt>
                <dd className="flex flex-wrap items-center gap-x-2 gap-y-1 tabular-nums">
                  {t`${score} 分，第 ${rank} 名（共 ${of} 个）`}
                  {award !== null && <Badge>{award}</Badge>}
                </dd>
              </div>
            ))}
          </dl>
        )}
        <p className="mt-auto flex flex-wrap items-center gap-2 text-sm text-fg-muted">
          <Badge>{part.desc}</Badge>
          {receipt !== null && <span className="tabular-nums">{t`回执 ${receipt.number}，${time} 提交`}</span>}
        </p>
      </div>
    </Card>
  );
}

/** Until when, and what is missing, of what can still be handed in. */
function Due({ entry }: { entry: OwnEntry }) {
  const { state, source, due, closes, isPast, contestState, part } = entry;
  const now = useNow();
  const { t } = useLingui();
  const deadlineOf = useDeadline();
  const leftWords = useLeftWords();
  const toDoWords = useToDoWords();
  const isDraft = state.code === 'DRAFT' || state.code === 'RETURNED';
  const isOpen = contestState.code === 'REGISTERING' || contestState.code === 'PUBLISHED';
  if (contestState.code === 'CANCELLED') return <Alert title={t`大赛已取消`} />;
  if (source !== 'SUBMITTED' || !isOpen || !(isDraft || state.code === 'SUBMITTED')) return null;
  const until = deadlineOf(due);
  const left = leftWords(due, now, closes);
  if (!isDraft)
    return isPast || closes < now || part.code === 'ADVISOR' ? null : <p className="text-sm text-fg-muted">{t`${until} 前可以撤回修改`}</p>;
  if (isPast || closes < now) return <Alert tone="warning" title={t`报名已截止，没有提交`}>{t`保存过的内容都保留着。`}</Alert>;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <strong className="font-semibold text-warning-text">{left}</strong>
      <span className="text-sm text-fg-muted">{t`${until} 截止`}</span>
      <span className="text-sm">{toDoWords(entry)}</span>
    </p>
  );
}
