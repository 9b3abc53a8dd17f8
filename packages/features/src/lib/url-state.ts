import { useLingui } from '@lingui/react/macro';
import { toast } from '@saiwu/ui';
import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { z } from 'zod';
import { readFields, writeFields } from './url-fields.ts';

/**
 * State in the query string. Every field of the schema has a default or may be absent; a value equal to its default stays out of the address,
 * a value that the schema refuses falls back to the default, and a toast says so.
 */
export function useUrlState<Schema extends z.ZodObject>(schema: Schema): [z.output<Schema>, (change: Partial<z.output<Schema>>) => void] {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const { state, bad } = useMemo(() => readFields(schema, search), [schema, search]);

  useEffect(() => {
    if (bad !== '') toast.info(t`地址里的条件有误，已改用默认值：${bad}`);
  }, [bad, t]);

  const setState = useCallback(
    (change: Partial<z.output<Schema>>) => setSearch((now) => writeFields(schema, now, change), { replace: true }),
    [schema, setSearch],
  );
  return [state, setState];
}
