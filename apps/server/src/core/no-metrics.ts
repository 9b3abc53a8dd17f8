import type { Metrics } from './host.ts';

/** For a host that nobody watches. */
export const noMetrics: Metrics = { request: () => undefined, watchQueue: () => undefined };
