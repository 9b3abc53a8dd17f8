import { z } from 'zod';
import { consolePath, dateTime, id, optionalText, ownPicture, text, url, version } from '../../rules.ts';

/** A picture at the top of a page, for whoever comes by. */
export const banner = z.object({
  id,
  /** The organisation whose people and visitors see it; null: general, seen by everybody. */
  orgId: id.nullable(),
  title: z.string(),
  /** A link to the picture that opens without a session, for a day or two. */
  image: z.string(),
  /** Where it leads: a path of the console, or a web page. */
  link: z.string().nullable(),
  /** The page that shows it: `DASHBOARD`. */
  place: z.string(),
  sortValue: z.int(),
  startTime: dateTime.nullable(),
  endTime: dateTime.nullable(),
  state: z.boolean(),
  version,
});

/** `orgId` is the school, or the college, whose page asks: what is its own, and its school's, comes beside the general ones. */
export const bannerQuery = z.object({ place: z.string().trim().max(30, 'rule.max:30').nullish(), orgId: id.nullish() });

/** With an `id` it changes one; absent fields are emptied, but for the organisation, which stays. */
export const bannerSave = z
  .object({
    id: id.nullish(),
    /** The version that was read: a change meanwhile is told (409). */
    version: version.nullish(),
    /** Absent on adding: the caller's own, or none for whoever sees all organisations. Null: general, for these alone. */
    orgId: id.nullish(),
    title: text(1, 50),
    image: ownPicture,
    link: optionalText(255).refine((link) => !link || isSafe(link), 'rule.pathOrUrl'),
    place: text(1, 30).regex(/^\w+$/, 'rule.username').default('DASHBOARD'),
    sortValue: z.int().min(0).max(10_000).default(1),
    startTime: dateTime.nullish(),
    endTime: dateTime.nullish(),
    state: z.boolean().default(true),
  })
  .refine(({ startTime, endTime }) => !startTime || !endTime || endTime > startTime, { path: ['endTime'], error: 'rule.afterStart' });

function isSafe(link: string): boolean {
  return consolePath.safeParse(link).success || url.safeParse(link).success;
}
