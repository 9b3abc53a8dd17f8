import type { ComboboxOption, OptionPage } from '@saiwu/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from '../../lib/api/api.tsx';
import type { UserRow } from './user.ts';

/**
 * Finds people of the reader's data scope by name, for a choice of some.
 * @param look makes an option of somebody. Keep the function stable.
 */
export function useFindPeople(look: (person: UserRow) => ComboboxOption = personOption) {
  const { call, queryOf } = useApi();
  const queryClient = useQueryClient();
  return useCallback(
    async (query: string, signal: AbortSignal): Promise<OptionPage> => {
      const { records, total } = await call('user.page', { body: { model: query === '' ? {} : { name: query }, size: 20 }, signal });
      for (const person of records) queryClient.setQueryData(queryOf('user.get', { path: { id: person.id } }).queryKey, person);
      return { options: records.map(look), hasMore: Number(total) > records.length };
    },
    [call, queryOf, queryClient, look],
  );
}

/** Somebody by name, told from namesakes by account and organisation. */
export function personOption({ id, name, account, echoMap }: UserRow): ComboboxOption {
  return { value: id, label: name, description: [account, echoMap.orgId?.label].filter(Boolean).join(' · ') };
}
