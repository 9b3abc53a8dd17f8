import { z } from 'zod';
import { atMostKilobytes, dateTime, enumeration, id, oneOrMany, optionalLine, searching } from '../../rules.ts';

export const jobStates = ['WAITING', 'RUNNING', 'SUCCEEDED', 'FAILED', 'CANCELLED'] as const;

/** Long work that goes on without its page. */
export const job = z.object({
  id,
  /** The kind of work, and its name in the reader's language. */
  name: z.object({ code: z.string(), desc: z.string() }),
  /** Its name, in the language of the user who asked. */
  label: z.string(),
  state: enumeration(jobStates),
  /** How many of `total` are done; `total` is null where it is not known. */
  done: z.int(),
  total: z.int().nullable(),
  attempts: z.int(),
  /** Why it failed. */
  error: z.string().nullable(),
  /** Its findings, by the kind of work. */
  result: z.record(z.string(), z.unknown()).nullable(),
  /** The file it made; sizes in bytes. Kept for 7 days. */
  file: z.object({ fileName: z.string(), contentType: z.string(), size: z.string() }).nullable(),
  createTime: dateTime,
  startAfter: dateTime.nullable(),
  startTime: dateTime.nullable(),
  finishTime: dateTime.nullable(),
});

export const jobModel = z
  .object({
    /** Anywhere in its name, in the name of its file, or in the name of its kind in the reader's language. */
    keyword: searching('label', 'name'),
    name: oneOrMany.nullable(),
    state: oneOrMany.nullable(),
  })
  .partial();

/** All rows of a resource that match, as a file. */
export const jobExport = z.object({
  /** Head of the resource's operations: `parameter`. */
  resource: z.string().max(50),
  /** The body of the resource's own `export`. */
  request: atMostKilobytes(z.record(z.string().max(100), z.unknown()), 64),
  label: optionalLine(50),
  /** Whether a message tells the caller when it is done. */
  isTold: z.boolean().default(true),
});
