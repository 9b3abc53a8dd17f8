import { createQuerySerializer } from 'openapi-fetch';

/** Writes the query with the second client's `ts` (epoch milliseconds), which keeps old proxies from answering out of their cache. */
export function timestamped(now: () => number): (query: Record<string, unknown>) => string {
  const serialize = createQuerySerializer<Record<string, unknown>>();
  return (query) => serialize({ ...query, ts: now() });
}
