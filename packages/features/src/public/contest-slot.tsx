import { Trans, useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@saiwu/api-client';
import { Card, EmptyState, Pagination, StateDot } from '@saiwu/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../crud/loaded.tsx';
import { useApi } from '../lib/api.tsx';
import { publicTones } from './public-tones.ts';

type PublicContest = AnswerOf<'public.contests'>['records'][number];

/** Contests of a page: as many as one looks over at once. */
const size = 10;

/** Contests that everybody may know of, a page at a time. */
export function ContestSlot() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const [current, setCurrent] = useState(1);
  const query = useQuery({ ...queryOf('public.contests', { body: { model: {}, size, current } }), placeholderData: keepPreviousData });
  return (
    <Card title={t`大赛`} isPadded={false}>
      <Loaded query={query}>
        {({ records, total }) =>
          records.length === 0 ? (
            <EmptyState title={t`还没有大赛`} description={t`大赛发布之后会列在这里`} />
          ) : (
            <>
              <ul className="divide-y divide-border">
                {records.map((contest) => (
                  <ContestRow key={contest.id} contest={contest} />
                ))}
              </ul>
              {Number(total) > size && (
                <Pagination
                  className="border-t border-border px-4 py-2"
                  total={Number(total)}
                  page={current}
                  size={size}
                  onPageChange={setCurrent}
                />
              )}
            </>
          )
        }
      </Loaded>
    </Card>
  );
}

function ContestRow({ contest: { title, edition, orgLabel, state, projectCount, ...contest } }: { contest: PublicContest }) {
  const [from, until] = [contest.registrationStart.slice(0, 16), contest.registrationEnd.slice(0, 16)];
  return (
    <li className="grid gap-1 px-4 py-3">
      <div className="flex items-baseline gap-3">
        <h3 className="min-w-0 grow font-medium wrap-anywhere">{title}</h3>
        <StateDot tone={publicTones[state.code]}>{state.desc}</StateDot>
      </div>
      <p className="flex flex-wrap gap-x-4 text-fg-muted">
        <span className="wrap-anywhere">{orgLabel}</span>
        <span>
          <Trans>{edition} 年</Trans>
        </span>
        <span>
          <Trans>{projectCount} 个项目</Trans>
        </span>
      </p>
      <p className="text-fg-muted tabular-nums">
        <Trans>
          报名：<span className="whitespace-nowrap">{from}</span> 至 <span className="whitespace-nowrap">{until}</span>
        </Trans>
      </p>
    </li>
  );
}
