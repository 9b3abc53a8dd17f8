import { z } from 'zod';
import { dateTime, enumeration } from '../../rules.ts';

/** GOOD: nothing to do. WATCH: an operator should look. BAD: an operator has to act. */
export const healthStates = ['GOOD', 'WATCH', 'BAD'] as const;

const part = { state: enumeration(healthStates) };

/** Jobs of the tenant. */
const jobHealth = z.object({
  ...part,
  waiting: z.int(),
  running: z.int(),
  /** In the last day. */
  failed: z.int(),
  /** Since when the first of the due jobs has been waiting. */
  waitingSince: dateTime.nullable(),
});

/** One request that failed, as the operation log has it. */
const failedRequest = z.object({
  requestId: z.string(),
  createTime: dateTime,
  operationId: z.string(),
  /** The act that was tried, in the reader's language. */
  description: z.string(),
  /** The envelope's. */
  code: z.int(),
  /** An unexpected error: the server broke, and did not refuse. */
  isBroken: z.boolean(),
});

/** The failures of the last day, of those that the operation log keeps. */
const failureHealth = z.object({
  ...part,
  /** The server broke. */
  broken: z.int(),
  /** It refused, because of the request or the caller. */
  refused: z.int(),
  /** Both by hour, the current one last. */
  hours: z.array(z.int()),
  /** The newest ten, those that broke first. */
  last: z.array(failedRequest),
});

/** The uploaded files; known to the minute. */
const storageHealth = z.object({ files: z.int(), /** Bytes. */ bytes: z.string() });

/** Of the installation as a whole, for the tenant that keeps the others. */
const installation = z.object({
  /** When the process that answers was started. */
  startTime: dateTime,
  database: z.object({
    ...part,
    kind: z.enum(['embedded', 'server']),
    version: z.string(),
    /** Bytes. */
    bytes: z.string(),
    /** Seconds that the oldest open transaction has lasted; null: none is open. */
    oldestTransaction: z.int().nullable(),
    /** Of this process; null: the embedded one has no more than one. */
    connections: z.object({ total: z.int(), idle: z.int(), waiting: z.int() }).nullable(),
    /** The newest migration that has run. */
    migration: z.string(),
  }),
  /** Requests of this process. */
  queue: z.object({ ...part, running: z.int(), waiting: z.int(), /** Milliseconds of the first in line. */ delay: z.int() }),
  /** Where the data folder lies; null where there is no disk. Bytes. */
  disk: z.object({ ...part, free: z.string(), total: z.string() }).nullable(),
  backup: z.object({ ...part, lastTime: dateTime.nullable(), rows: z.string(), files: z.string() }),
});

/** How the server is, at a glance. */
export const status = z.object({
  /** The worst of all parts. */
  ...part,
  version: z.string(),
  time: dateTime,
  jobs: jobHealth,
  failures: failureHealth,
  storage: storageHealth,
  installation: installation.nullable(),
});
