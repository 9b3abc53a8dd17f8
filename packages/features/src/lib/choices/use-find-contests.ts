import type { LoadOptions } from '@saiwu/ui';
import { useCallback } from 'react';
import { useApi } from '../api/api.tsx';

const most = 20;

/** Finds contests of the reader's scope by title or edition, for choosing one. */
export function useFindContests(): LoadOptions {
  const { call } = useApi();
  return useCallback(
    async (keyword, signal) => {
      const { records, total } = await call('contest.page', {
        body: { model: { keyword }, size: most, current: 1, sort: 'id', order: 'descending', extra: {} },
        signal,
      });
      return {
        options: records.map(({ id, title, edition }) => ({ value: id, label: title, description: String(edition) })),
        hasMore: Number(total) > most,
      };
    },
    [call],
  );
}
