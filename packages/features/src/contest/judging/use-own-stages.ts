import type { ListSource, PageRequest } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { stageStates } from '@saiwu/openapi';
import { useMemo } from 'react';
import { z } from 'zod';
import { useApi } from '../../lib/api/api.tsx';
import type { JudgingStage } from '../answers.ts';
import { openFirst } from '../open-first.ts';

const filters = z.object({ state: z.enum(stageStates).optional() });

type Filters = z.output<typeof filters>;

/** The stages the caller judges in, as a list like others: they are few and come all at once, so what is looked for is found here. */
export function useOwnStages(): ListSource<JudgingStage, Filters> {
  const { t } = useLingui();
  const { call } = useApi();
  const title = t({ message: '评审阶段', context: '一个' });
  const contestTitle = t`大赛`;
  const kind = t`阶段`;
  const state = t`状态`;
  return useMemo(
    () => ({
      name: 'judging.stages',
      title,
      labels: { contestTitle, kind, state },
      keyOf: ({ stageId }) => stageId,
      nameOf: ({ contestTitle }) => contestTitle,
      search: ['contestTitle', 'kind'],
      filters,
      firstSort: null,
      page: async (request, { signal }) => pageOf(await call('judging.stages', { ...(signal && { signal }) }), request),
    }),
    [call, title, contestTitle, kind, state],
  );
}

function pageOf(stages: readonly JudgingStage[], { filters, sort, page, size }: PageRequest<Filters>) {
  const keyword = filters.keyword?.trim().toLowerCase() ?? '';
  const matching = stages.filter(
    ({ contestTitle, kind, state }) =>
      [contestTitle, kind.desc].some((text) => text.toLowerCase().includes(keyword)) &&
      (filters.state === undefined || state.code === filters.state),
  );
  const read = sort && readings[sort.key];
  const turn = sort?.order === 'asc' ? 1 : -1;
  const sorted = read ? matching.toSorted((one, other) => turn * read(one).localeCompare(read(other), 'zh')) : openFirst(matching);
  return { rows: sorted.slice((page - 1) * size, page * size), total: sorted.length };
}

const readings: Partial<Record<string, (stage: JudgingStage) => string>> = {
  contestTitle: ({ contestTitle }) => contestTitle,
  reviewEnd: ({ reviewEnd }) => reviewEnd,
};
