import { Loaded } from '@saiwu/admin';
import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '@saiwu/ui';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useApi } from '../../lib/api/api.tsx';
import type { LegacyIds } from '../../lib/legacy/legacy-path.ts';

export interface ChoicesProps {
  /** Part of the name; empty for all. */
  name: string;
  targetOf: (chosen: LegacyIds) => string;
}

/** Contests, the newest first. */
export function ContestChoices({ name, targetOf }: ChoicesProps) {
  const { queryOf } = useApi();
  const query = useQuery({ ...queryOf('contest.page', { body: { model: { title: name }, size } }), placeholderData: keepPreviousData });
  return (
    <ChoiceList
      query={query}
      choiceOf={({ id, title, edition, state }) => ({ id, title, detail: `${edition} · ${state.desc}`, target: targetOf({ contest: id }) })}
    />
  );
}

/** Projects of all contests, the newest first. A project brings its contest. */
export function ProjectChoices({ name, targetOf }: ChoicesProps) {
  const { queryOf } = useApi();
  const query = useQuery({ ...queryOf('project.page', { body: { model: { title: name }, size } }), placeholderData: keepPreviousData });
  return (
    <ChoiceList
      query={query}
      choiceOf={({ id, contestId, title, number, leaderName }) => ({
        id,
        title,
        detail: `${number} · ${leaderName}`,
        target: targetOf({ project: id, contest: contestId }),
      })}
    />
  );
}

/** Judges, the newest first. */
export function JudgeChoices({ name, targetOf }: ChoicesProps) {
  const { queryOf } = useApi();
  const query = useQuery({ ...queryOf('judge.page', { body: { model: { name }, size } }), placeholderData: keepPreviousData });
  return (
    <ChoiceList
      query={query}
      choiceOf={({ id, name: title, employer, state }) => ({
        id,
        title,
        detail: [employer, state.desc].filter(Boolean).join(' · '),
        target: targetOf({ judge: id }),
      })}
    />
  );
}

/** How many are listed; the search finds the others. */
const size = 20;

interface Choice {
  id: string;
  title: string;
  detail: string;
  target: string;
}

interface ChoiceListProps<Row> {
  query: UseQueryResult<{ records: Row[]; total: string }>;
  choiceOf: (row: Row) => Choice;
}

function ChoiceList<Row>({ query, choiceOf }: ChoiceListProps<Row>) {
  const { t } = useLingui();
  return (
    <Loaded query={query}>
      {({ records, total }) =>
        records.length === 0 ? (
          <EmptyState drawing="search" title={t`没有可选的`} description={t`换个名称试试；你能看的范围里也可能没有。`} />
        ) : (
          <>
            <ul className="divide-y divide-border">
              {records.map(choiceOf).map(({ id, title, detail, target }) => (
                <li key={id}>
                  <Link to={target} replace className="flex flex-wrap items-baseline gap-x-4 px-4 py-2.5 hover:bg-bg-subtle">
                    <span className="font-medium break-words">{title}</span>
                    <span className="text-xs text-fg-muted">{detail}</span>
                  </Link>
                </li>
              ))}
            </ul>
            {Number(total) > records.length && (
              <p className="border-t border-border px-4 py-2.5 text-xs text-fg-muted">
                <Trans>
                  共 {total} 项，这里列出前 {size} 项；输入名称缩小范围。
                </Trans>
              </p>
            )}
          </>
        )
      }
    </Loaded>
  );
}
