import { z } from 'zod';
import { dateTime, enumeration, id } from '../../rules.ts';

/** What a contest is in the eyes of somebody who has not signed in: drafts and cancelled ones are not there. */
export const publicStates = ['PUBLISHED', 'REGISTERING', 'REVIEWING', 'PUBLICITY', 'FINISHED'] as const;

/** A contest as everybody may know it. */
export const publicContest = z.object({
  id,
  title: z.string(),
  edition: z.int(),
  /** Who holds it. */
  orgLabel: z.string(),
  state: enumeration(publicStates),
  registrationStart: dateTime,
  registrationEnd: dateTime,
  /** What both are of, by its IANA name: who looks may be anywhere. */
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

/** A contest whose results are sealed. Whom it names, and with what, nobody has said yet: so it names nobody. */
export const publicity = publicContest
  .pick({ id: true, title: true, edition: true, orgLabel: true, state: true, projectCount: true })
  // when the review was closed
  .extend({ since: dateTime });
