import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/api.tsx';

/** The items of a dictionary that are switched on, for a choice of one. */
export function useDictionaryOptions(type: string): { value: string; label: string }[] {
  const { queryOf } = useApi();
  const { data } = useQuery({ ...queryOf('dictionary.codes', { body: [type] }), staleTime: 60_000 });
  return (data?.[type] ?? []).map(({ code, name }) => ({ value: code, label: name }));
}
