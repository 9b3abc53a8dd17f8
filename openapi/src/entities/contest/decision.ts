import { z } from 'zod';
import { dateTime, id, text } from '../../rules.ts';
import { entryParts } from './entry.ts';

/** Keys of the contest's check list that were ticked; they are kept with the decision. */
const ticks = z.array(z.string().max(40, 'rule.max:40')).max(30, 'rule.most:30').default([]);

export const projectAccept = z.object({ ticks });

/** The corrections to make: in all, and point by point; until when, where that is later than the project's deadline or this is past. */
export const projectReturn = z.object({
  reason: text(2, 255),
  points: z
    .array(z.object({ section: z.enum(entryParts), key: z.string().max(40, 'rule.max:40').nullable().default(null), words: text(1, 500) }))
    .max(50, 'rule.most:50')
    .default([]),
  until: dateTime.nullish(),
  ticks,
});

export const projectReject = z.object({ reason: text(2, 255), ticks });

export const projectReconsider = z.object({ reason: text(2, 255) });

/** The member of the team who is to lead it, where the leader cannot any more. */
export const projectAppoint = z.object({ userId: id, reason: text(2, 255) });

/** The project of its college that it comes after; null: it is the first. */
export const projectMove = z.object({ id, after: id.nullable() });

/** How many projects of a college, or of a school those without one, are in which state in a contest, of those that the reader sees. */
export const collegeFigures = z.object({
  orgId: id,
  label: z.string(),
  /** The most projects it may send; null: any number. */
  most: z.int().nullable(),
  submitted: z.int(),
  returned: z.int(),
  accepted: z.int(),
  rejected: z.int(),
});
