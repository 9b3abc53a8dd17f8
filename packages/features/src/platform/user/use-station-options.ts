import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ComboboxOption } from '@saiwu/ui';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';

/**
 * The stations of the reader's data scope that are switched on, told apart by their organisations; none without the permission to see them.
 */
export function useStationOptions(): ComboboxOption[] {
  const { queryOf } = useApi();
  const can = useCan();
  const { data } = useQuery({ ...queryOf('station.query', { body: { state: true } }), enabled: can('station.query'), staleTime: 60_000 });
  return useMemo(
    () =>
      (data ?? []).map(({ id, name, echoMap }) => ({
        value: id,
        label: name,
        ...(echoMap.orgId && { description: echoMap.orgId.label }),
      })),
    [data],
  );
}
