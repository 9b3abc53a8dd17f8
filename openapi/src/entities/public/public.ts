import { z } from 'zod';
import { dateTime, enumeration, id } from '../../rules.ts';

/** A contest as visitors who have not signed in see it: drafts and cancelled ones are not there. */
export const publicStates = ['PUBLISHED', 'REGISTERING', 'REVIEWING', 'PUBLICITY', 'FINISHED'] as const;

/** A contest as all may see it. */
export const publicContest = z.object({
  id,
  title: z.string(),
  edition: z.int(),
  /** The organisation that holds it. */
  orgLabel: z.string(),
  state: enumeration(publicStates),
  registrationStart: dateTime,
  registrationEnd: dateTime,
  /** The zone of both, by its IANA name: the reader may be in any zone. */
  timeZone: z.string(),
  /** Days until registration ends, by the tenant's calendar: 0 on the last one. Null while it is not open. */
  daysLeft: z.int().nullable(),
  /** Projects that take part. */
  projectCount: z.int(),
  /** A link to its picture that opens without a session; null: it has none. */
  cover: z.string().nullable(),
  coverAlt: z.string().nullable(),
});

export const publicContestModel = z.object({ title: z.string().max(100), state: z.enum(publicStates).nullable() }).partial();

/** A contest whose results are sealed. No rule says yet which names a visitor may see, and with which facts: so it names no person. */
export const publicity = publicContest
  .pick({ id: true, title: true, edition: true, orgLabel: true, state: true, projectCount: true })
  // when the review was closed
  .extend({ since: dateTime });
