import { useNeighbours } from '@saiwu/admin';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api.tsx';
import { viewPath } from './message-paths.ts';

/** The addresses of the messages around one: in the list that it was opened from, else by time among those that come first in the box. */
export function useMessageNeighbours(id: string): { previous?: string; next?: string } {
  const { queryOf } = useApi();
  const inList = useNeighbours('message', id, viewPath);
  const isFromList = Object.keys(inList).length > 0;
  // What lies around does not change while one reads on.
  const { data } = useQuery({ ...queryOf('message.page', { body: { model: {}, size: 100 } }), staleTime: 60_000, enabled: !isFromList });
  if (isFromList) return inList;
  const ids = data?.records.toSorted((one, other) => Number(other.createMillis) - Number(one.createMillis)).map((one) => one.id) ?? [];
  const place = ids.indexOf(id);
  const [newer, older] = place === -1 ? [] : [ids[place - 1], ids[place + 1]];
  return { ...(newer !== undefined && { previous: viewPath(newer) }), ...(older !== undefined && { next: viewPath(older) }) };
}
