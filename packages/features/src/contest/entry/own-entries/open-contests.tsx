import { Loaded } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { Button, Card, EmptyState } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../lib/api/api.tsx';
import { partOf } from '../../../lib/app/later.tsx';
import { useDeadline } from '../../../lib/language/deadline.tsx';
import { useNow } from '../../../lib/language/use-now.ts';
import type { OpenContest } from '../../answers.ts';
import { Bars } from './bars.tsx';
import { useLeftWords } from './left-words.tsx';

/** Contests that take projects, the next deadline first: what can be begun, and which rule keeps the reader out of another. */
export function OpenContests() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const query = useQuery(queryOf('entry.open'));
  const [begun, setBegun] = useState<OpenContest | null>(null);
  return (
    <Card title={t`可以报名的大赛`} isPadded={false}>
      <Loaded query={query}>
        {({ contests }) =>
          contests.length === 0 ? (
            <EmptyState title={t`现在没有可以报名的大赛`} description={t`有大赛开放报名时，会出现在这里。`} />
          ) : (
            <ul className="divide-y divide-border">
              {contests.map((contest) => (
                <li key={contest.id}>
                  <Row contest={contest} onBegin={() => setBegun(contest)} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {begun !== null && <BeginDialog contest={begun} onClose={() => setBegun(null)} />}
    </Card>
  );
}

const BeginDialog = partOf(async () => (await import('./begin-dialog.tsx')).BeginDialog);

function Row({ contest, onBegin }: { contest: OpenContest; onBegin: () => void }) {
  const { t } = useLingui();
  const deadlineOf = useDeadline();
  const now = useNow();
  const leftWords = useLeftWords();
  const { title, organiser, due, bars, ownCount, team, tracks } = contest;
  const until = deadlineOf(due);
  const left = leftWords(due, now);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3">
      <div className="min-w-48 flex-1">
        <h3 className="font-medium wrap-anywhere">{title}</h3>
        <p className="text-sm text-fg-muted wrap-anywhere">
          {organiser} · {team.max > 1 ? t`团队 ${team.min}–${team.max} 人` : t`个人参赛`} · {tracks.join('、')}
        </p>
        <p className="text-sm">
          <span className="font-medium">{left}</span> <span className="text-fg-muted">{t`${until} 截止`}</span>
          {ownCount > 0 && <span className="text-fg-muted"> · {t`已有 ${ownCount} 个项目`}</span>}
        </p>
        <Bars bars={bars} />
      </div>
      {bars.length === 0 && (
        <Button
          className="max-sm:w-full"
          variant={ownCount > 0 ? 'outline' : 'solid'}
          onClick={onBegin}
          aria-label={t`在「${title}」发起项目`}
        >
          {t`发起项目`}
        </Button>
      )}
    </div>
  );
}
