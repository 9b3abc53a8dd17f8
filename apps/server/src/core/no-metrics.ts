import type { Metrics } from './host.ts';

/** For a host without monitoring. */
export const noMetrics: Metrics = { request: () => undefined, watchQueue: () => undefined };
