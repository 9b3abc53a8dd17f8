import { z } from 'zod';
import { dateTime, enumeration, id } from '../../rules.ts';

/** The data that go when the people of a contest are made anonymous. */
export const retentionKinds = [
  'LEADER',
  'MEMBER',
  'ADVISOR',
  'TIE',
  'SUBMITTER',
  'SUMMARY',
  'PLAN',
  'RADAR',
  'COMMENT',
  'CORRECTION',
  'EXTENSION',
  'CONFLICT',
  'FILE',
  'MESSAGE',
  'REMINDER',
  'INVITATION',
  'LOG',
] as const;

/** The data that stay. */
export const keptKinds = ['PROJECT', 'COLLEGE', 'SHEET', 'RESULT', 'SEAL'] as const;

/** The effect that becoming anonymous would have on a contest, or has had. */
export const retentionPreview = z.object({
  /** The title, which confirms it. */
  title: z.string(),
  /** How long people are kept after the end; null: for good. */
  months: z.int().nullable(),
  /** The last of all its ends. */
  end: dateTime,
  /** The moment from which on people are to be made anonymous; null: never. */
  due: dateTime.nullable(),
  /** Why it cannot be done now, in words. */
  bar: z.string().nullable(),
  /** The first hundred projects that name people. */
  projects: z.array(z.object({ id, number: z.string(), title: z.string(), orgLabel: z.string(), people: z.int() })),
  /** How many there are. */
  projectCount: z.int(),
  /** The remaining number of each kind. */
  goes: z.array(z.object({ kind: enumeration(retentionKinds), count: z.int() })),
  stays: z.array(z.object({ kind: enumeration(keptKinds), count: z.int() })),
  /** Since when the job has been running, and its progress. */
  running: z.object({ since: dateTime, done: z.int(), total: z.int().nullable() }).nullable(),
  /** When it was done. */
  anonymisedTime: dateTime.nullable(),
});

/** The contest's title, typed. */
export const anonymiseBody = z.object({ title: z.string().max(100) });
