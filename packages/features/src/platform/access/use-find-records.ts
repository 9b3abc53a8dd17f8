import type { ComboboxOption, OptionPage } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';
import { personOption } from '../user/use-find-people.ts';

/** How the rows that an operation is about are found by name; null where they are named by their id, or the reader may not list them. */
export function useFindRecords(operation: string) {
  const { t } = useLingui();
  const { call } = useApi();
  const can = useCan();
  const kind = kinds.find((one) => one === operation.split('.', 1).join(''));
  const find = useCallback(
    async (query: string, signal: AbortSignal): Promise<OptionPage> => {
      const body = { model: { keyword: query }, size: 20 };
      if (kind === 'user') {
        const { records, total } = await call('user.page', { body: { ...body, model: { name: query } }, signal });
        return pageOf(records.map(personOption), total);
      }
      if (kind === 'contest') {
        const { records, total } = await call('contest.page', { body, signal });
        return pageOf(
          records.map(({ id, title, state }) => ({ value: id, label: title, description: state.desc })),
          total,
        );
      }
      const { records, total } = await call('project.page', { body, signal });
      return pageOf(
        records.map(({ id, title, number }) => ({ value: id, label: title, description: number ?? undefined })),
        total,
      );
    },
    [call, kind],
  );
  const findOrName = useCallback(
    async (query: string, signal: AbortSignal): Promise<OptionPage> => {
      const found = await find(query, signal);
      const isId = /^[1-9]\d{5,18}$/.test(query) && !found.options.some(({ value }) => value === query);
      return isId ? { ...found, options: [...found.options, { value: query, label: t`编号 ${query}` }] } : found;
    },
    [find, t],
  );
  return kind !== undefined && can(`${kind}.page`) ? findOrName : null;
}

const kinds = ['user', 'contest', 'project'] as const;

function pageOf(options: ComboboxOption[], total: string): OptionPage {
  return { options, hasMore: Number(total) > options.length };
}
