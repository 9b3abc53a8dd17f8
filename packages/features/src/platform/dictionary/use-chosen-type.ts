import { useUrlState } from '@saiwu/admin';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { useApi } from '../../lib/api/api.tsx';

/** Stands before what the list of dictionaries keeps in the address; the rest of it belongs to the items of the chosen one. */
export const typesPrefix = 'types.';

/** The dictionary whose items are shown, as the address names it. */
export function useChosenType(): string | undefined {
  return useUrlState(address)[0].type;
}

/** Ways to the items of a dictionary, without the filters and the page of those that are left. */
export function useWayToItems(): (type: string) => string {
  const [search] = useSearchParams();
  return (type) => {
    const kept = [...search].filter(([key]) => key.startsWith(typesPrefix));
    return `?${new URLSearchParams([...kept, ['type', type]]).toString()}`;
  };
}

/** A dictionary by its type; null when there is none. */
export function useDictionary(type: string) {
  const { queryOf } = useApi();
  return useQuery({
    ...queryOf('dictionary.pageType', { body: { model: { type }, size: 1000 } }),
    // the server looks for the text anywhere in the type
    select: ({ records }) => records.find((one) => one.type === type) ?? null,
  });
}

const address = z.object({ type: z.string().max(64).optional() });
