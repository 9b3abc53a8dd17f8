import type { InputOf } from '@saiwu/api-client';
import { toast } from '@saiwu/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../lib/api/api.tsx';
import { useExplainError } from '../../lib/api/explain-error.ts';
import type { Result } from '../answers.ts';

type Match = Omit<InputOf<'result.page'>['body'], 'size' | 'current'>;

/** Fetches every result that matches, not only the page on the screen, and opens the browser's print dialog once they stand. */
export function usePrint(match: Match) {
  const { call } = useApi();
  const explain = useExplainError();
  const results = useMutation({
    mutationFn: async () => {
      const all: Result[] = [];
      for (;;) {
        // oxlint-disable-next-line no-await-in-loop -- page after page: how many there are is known from the last one only
        const { records } = await call('result.page', { body: { ...match, size: batch, current: all.length / batch + 1 } });
        all.push(...records);
        if (records.length < batch) return all;
      }
    },
    onError: (error) => toast.error(explain(error)),
  });
  const { data, reset } = results;

  useEffect(() => {
    if (data === undefined) return undefined;
    window.addEventListener('afterprint', reset);
    window.print();
    return () => window.removeEventListener('afterprint', reset);
  }, [data, reset]);

  return results;
}

const batch = 1000;
