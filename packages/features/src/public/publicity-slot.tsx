import { Trans, useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@saiwu/api-client';
import { EmptyState } from '@saiwu/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../lib/api/api.tsx';
import { PublicList } from './public-list.tsx';

/** As many as one looks over at once. */
const size = 5;

/** Contests whose results are sealed, the latest first. It names contests only: whom a publicity may name, no contest says yet. */
export function PublicitySlot() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...queryOf('public.publicity', { body: { model: {}, size, current: page } }),
    placeholderData: keepPreviousData,
  });
  return (
    <PublicList
      title={t`公示`}
      query={query}
      page={page}
      size={size}
      onPageChange={setPage}
      empty={<EmptyState size="sm" title={t`还没有公示`} description={t`评审结束、成绩封存之后会列在这里`} />}
      note={
        <p className="border-t border-border px-4 py-3 text-sm text-fg-muted">
          <Trans>这里只公布大赛，不公布姓名和项目。成绩和排名请登录后查看。</Trans>
        </p>
      }
    >
      {(publicity) => <PublicityFacts publicity={publicity} />}
    </PublicList>
  );
}

type Publicity = AnswerOf<'public.publicity'>['records'][number];

function PublicityFacts({ publicity: { orgLabel, since, projectCount } }: { publicity: Publicity }) {
  const day = since.slice(0, 10);
  return (
    <>
      <p className="text-fg-muted wrap-anywhere">{orgLabel}</p>
      <p className="flex flex-wrap gap-x-4 text-fg-muted tabular-nums">
        <span>
          <Trans>{day} 封存</Trans>
        </span>
        <span>
          <Trans>{projectCount} 个项目</Trans>
        </span>
      </p>
    </>
  );
}
