import { toast } from '@saiwu/ui';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { z } from 'zod';
import { useAdmin } from '../admin-provider.tsx';
import { useSearch } from '../use-router.ts';
import { readFields, writeFields } from './url-fields.ts';

/**
 * State in the query string. Every field of the schema has a default or may be absent; a value equal to its default stays out of the
 * address, a value that the schema refuses falls back to the default, and a toast says so.
 */
export function useUrlState<Schema extends z.ZodObject>(schema: Schema): [z.output<Schema>, (change: Partial<z.output<Schema>>) => void] {
  const { words } = useAdmin();
  const [search, setSearch] = useSearch();
  const { state, bad } = useMemo(() => readFields(schema, search), [schema, search]);

  // a hidden tab's effects run anew when it is shown: a fault that was told is not told again
  const told = useRef('');
  useEffect(() => {
    if (bad !== '' && told.current !== bad) toast.info(words.badAddress(bad));
    told.current = bad;
  }, [bad, words]);

  const setState = useCallback(
    (change: Partial<z.output<Schema>>) => setSearch((now) => writeFields(schema, now, change)),
    [schema, setSearch],
  );
  return [state, setState];
}
