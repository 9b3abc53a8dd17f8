import { consolePaths } from '@saiwu/openapi';

/**
 * Where it is told why the reader may not do something: what they wanted, or the request that was turned away. Undefined where neither is
 * known.
 */
export function whyPath({ operation, request }: { operation?: string | undefined; request?: string | undefined }): string | undefined {
  if (request !== undefined) return `${consolePaths.access}?request=${encodeURIComponent(request)}`;
  return operation === undefined ? undefined : `${consolePaths.access}?operation=${operation}`;
}
