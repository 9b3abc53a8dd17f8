import type { Query, QueryClient } from '@tanstack/react-query';
import { addressLike, type LinkedFile, linkedFiles } from './linked-file.ts';

/**
 * The address of a file whose link has ended, made anew: the queries on the page that have brought it are asked again, unless one of them
 * has been meanwhile. So who may have the file no more gets none. Null where no query brings it, or none answers.
 *
 * @param now milliseconds, by the server's clock
 */
export async function freshLink(queryClient: QueryClient, dead: LinkedFile, now: number): Promise<string | null> {
  const isFresh = (link: LinkedFile | null) => link !== null && link.until > now;
  const brings = (query: Query) => linksIn(query, dead.id).length > 0;
  if (!isFresh(latest(queryClient, dead.id))) {
    const filters = { type: 'active', predicate: brings } as const;
    await queryClient.refetchQueries(filters, { cancelRefetch: false });
  }
  const found = latest(queryClient, dead.id);
  return found !== null && isFresh(found) ? addressLike(found, dead) : null;
}

/** The link to a file that ends last, of those that the queries on the page have brought. */
function latest(queryClient: QueryClient, id: string): LinkedFile | null {
  const links = queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .flatMap((query) => linksIn(query, id));
  return links.reduce<LinkedFile | null>((last, link) => (last === null || link.until > last.until ? link : last), null);
}

function linksIn({ state: { data } }: Query, id: string): LinkedFile[] {
  return data === undefined ? [] : linkedFiles(JSON.stringify(data)).filter((link) => link.id === id);
}
