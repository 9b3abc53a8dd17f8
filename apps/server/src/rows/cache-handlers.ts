import type { OperationId } from '@saiwu/openapi';
import type { Handlers } from '../core/handlers.ts';

/** Resources that older front ends tell us to forget (`caches()` of the contract). */
type Cached = { [Id in OperationId]: Id extends `${infer Name}.refreshCache` ? Name : never }[OperationId];

/** The server forgets these by itself when they change: there is nothing to do. */
export function cacheHandlers<N extends Cached>(name: N): Pick<Handlers, `${N}.refreshCache` | `${N}.clearCache`> {
  const done = async () => true;
  return { [`${name}.refreshCache`]: done, [`${name}.clearCache`]: done } as never; // the compiler cannot follow keys through the template literal
}
