import { Trans, useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@saiwu/api-client';
import { EmptyState } from '@saiwu/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../lib/api/api.tsx';
import { PublicList } from './public-list.tsx';

/** As many as one looks over at once. */
const size = 10;

/** Contests that everybody may know of. */
export function ContestSlot() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...queryOf('public.contests', { body: { model: {}, size, current: page } }),
    placeholderData: keepPreviousData,
  });
  return (
    <PublicList
      title={t`大赛`}
      query={query}
      page={page}
      size={size}
      onPageChange={setPage}
      empty={<EmptyState title={t`还没有大赛`} description={t`大赛发布之后会列在这里`} />}
    >
      {(contest) => <ContestFacts contest={contest} />}
    </PublicList>
  );
}

type PublicContest = AnswerOf<'public.contests'>['records'][number];

function ContestFacts({ contest: { edition, orgLabel, projectCount, registrationStart, registrationEnd } }: { contest: PublicContest }) {
  const [from, until] = [registrationStart.slice(0, 16), registrationEnd.slice(0, 16)];
  return (
    <>
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
    </>
  );
}
