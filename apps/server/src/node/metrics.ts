import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { FileStore, Host, Metrics, OpenHost } from '../core/host.ts';
import { countingErrors } from './serve/counting-errors.ts';

/** The figures of this process as Prometheus text. */
export interface Meter {
  metrics: Metrics;
  /** The same store, its errors counted. */
  watchFiles(files: FileStore): FileStore;
  /** From now on reads database, jobs and bus of the host, whenever somebody asks for the figures. */
  watch(host: OpenHost): void;
  read(): Promise<{ contentType: string; text: string }>;
}

/**
 * Counts what this process does. Labels are ids of operations, status codes and words of our own: nothing of what users write, and no more
 * series than the contract has operations.
 */
export function openMeter(): Meter {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'saiwu_requests_total',
    help: 'Answered requests by operation ("none": no operation has the path) and HTTP status',
    labelNames: ['operation', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'saiwu_request_duration_seconds',
    help: 'From the arrival of a request to the beginning of its answer, waiting included',
    labelNames: ['operation'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 0.5, 1, 3, 10],
    registers,
  });
  const fileErrors = new Counter({
    name: 'saiwu_file_store_errors_total',
    help: 'Calls of the file store that failed',
    labelNames: ['act'],
    registers,
  });

  const watched: (() => Promise<void>)[] = [];

  return {
    metrics: {
      request(operation, status, seconds) {
        requests.inc({ operation: operation ?? 'none', status });
        durations.observe({ operation: operation ?? 'none' }, seconds);
      },
      watchQueue(queue) {
        gaugeOf(registry, 'saiwu_requests_running', 'Requests that are being answered', () => queue.length().running);
        gaugeOf(registry, 'saiwu_requests_waiting', 'Requests in line', () => queue.length().waiting);
      },
    },
    watchFiles: (files) => countingErrors(files, (act) => fileErrors.inc({ act })),
    watch(host) {
      watchBus(registry, host);
      watchPool(registry, host);
      watched.push(watchJobs(registry, host));
    },
    async read() {
      await Promise.all(watched.map((renew) => renew()));
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}

function gaugeOf(registry: Registry, name: string, help: string, read: () => number): void {
  const gauge = new Gauge({
    name,
    help,
    registers: [],
    collect() {
      this.set(read());
    },
  });
  registry.registerMetric(gauge);
}

function watchBus(registry: Registry, { bus }: Host): void {
  const gaps = new Counter({
    name: 'saiwu_bus_reconnects_total',
    help: 'Times that the bus lost its connection and got it back',
    registers: [registry],
  });
  bus.onReconnect(() => gaps.inc());
}

/** The embedded database has one connection, and nothing to tell. */
function watchPool(registry: Registry, { database }: Host): void {
  if (!database.connections) return;
  const read = (name: 'total' | 'idle' | 'waiting') => () => database.connections?.()[name] ?? 0;
  gaugeOf(registry, 'saiwu_database_connections', 'Open connections of this process', read('total'));
  gaugeOf(registry, 'saiwu_database_connections_idle', 'Open connections that nobody uses', read('idle'));
  gaugeOf(registry, 'saiwu_database_waiting', 'Callers that wait for a connection', read('waiting'));
}

/** One query for each reading, over all tenants together; answers what renews the figures. A database that is down is a figure too. */
function watchJobs(registry: Registry, { database: { kysely } }: OpenHost): () => Promise<void> {
  const up = new Gauge({ name: 'saiwu_database_up', help: '1 while the database answers', registers: [registry] });
  const jobs = new Gauge({
    name: 'saiwu_jobs',
    help: 'Jobs by state; those that ended stay for a week',
    labelNames: ['state'],
    registers: [registry],
  });
  return async () => {
    const rows = await kysely
      .selectFrom('job')
      .groupBy('state')
      .select(({ fn }) => ['state', fn.countAll<string>().as('count')])
      .execute()
      .catch(() => null);
    up.set(rows ? 1 : 0);
    jobs.reset();
    for (const { state, count } of rows ?? []) jobs.set({ state }, Number(count));
  };
}
