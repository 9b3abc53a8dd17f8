import type { OperationId } from '@saiwu/openapi';
import type { Ids } from './ids.ts';

/** The parts of a request. */
export interface Given {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

/** Builds requests from what they name. */
export type Requests = Partial<Record<OperationId, (ids: Ids) => Given>>;
