import type { Host } from '../core/host.ts';

/**
 * Comes before the first request to a server. Its name is that of a lock, which the page holds by now and as long as it needs the server.
 */
export interface WorkerGreeting {
  begin: string;
  /** Whether this page begins no other one: then none is kept ready. */
  isLast: boolean;
}

export interface WorkerRequest {
  id: number;
  /** Name of the server. */
  server: string;
  url: string;
  method: string;
  headers: [string, string][];
  body: ArrayBuffer | null;
  /** Settings that this request meets other than the usual ones; the database is the same. */
  settings?: Partial<Host['settings']> | undefined;
}

export interface WorkerAnswer {
  id: number;
  status: number;
  headers: [string, string][];
  /** Whole, but for a stream of events. */
  body: ArrayBuffer | ReadableStream<Uint8Array>;
}
