import { Trans, useLingui } from '@lingui/react/macro';
import { Card, EmptyState, Pagination, StateDot } from '@saiwu/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../crud/loaded.tsx';
import { useApi } from '../lib/api.tsx';
import { publicTones } from './public-tones.ts';

const size = 5;

/** Contests whose results are sealed, the latest first. It names contests only: whom a publicity may name, no contest says yet. */
export function PublicitySlot() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const [current, setCurrent] = useState(1);
  const query = useQuery({ ...queryOf('public.publicity', { body: { model: {}, size, current } }), placeholderData: keepPreviousData });
  return (
    <Card title={t`公示`} isPadded={false}>
      <Loaded query={query}>
        {({ records, total }) =>
          records.length === 0 ? (
            <EmptyState size="sm" title={t`还没有公示`} description={t`评审结束、成绩封存之后会列在这里`} />
          ) : (
            <>
              <ul className="divide-y divide-border">
                {records.map(({ id, title, orgLabel, state, since, projectCount }) => {
                  const day = since.slice(0, 10);
                  return (
                    <li key={id} className="grid gap-1 px-4 py-3">
                      <div className="flex items-baseline gap-3">
                        <h3 className="min-w-0 grow font-medium wrap-anywhere">{title}</h3>
                        <StateDot tone={publicTones[state.code]}>{state.desc}</StateDot>
                      </div>
                      <p className="text-fg-muted wrap-anywhere">{orgLabel}</p>
                      <p className="flex flex-wrap gap-x-4 text-fg-muted tabular-nums">
                        <span>
                          <Trans>{day} 封存</Trans>
                        </span>
                        <span>
                          <Trans>{projectCount} 个项目</Trans>
                        </span>
                      </p>
                    </li>
                  );
                })}
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
              <p className="border-t border-border px-4 py-3 text-sm text-fg-muted">
                <Trans>这里只公布大赛，不公布姓名和项目。成绩和排名请登录后查看。</Trans>
              </p>
            </>
          )
        }
      </Loaded>
    </Card>
  );
}
