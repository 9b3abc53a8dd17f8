import { z } from 'zod';
import { consolePath, dateTime, id, optionalText, text, url } from '../rules.ts';

/** A picture at the top of a page, for whoever comes by. */
export const banner = z.object({
  id,
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
});

export const bannerQuery = z.object({ place: z.string().trim().max(30, 'rule.max:30').nullish() });

/** With an `id` it changes one; absent fields are emptied. */
export const bannerSave = z
  .object({
    id: id.nullish(),
    title: text(1, 50),
    /** Address of an attachment of our own: the page loads pictures from nowhere else. */
    image: text(1, 500).regex(/^\/api\/file\/(attachment\/[1-9]\d{0,18}\/file|anno\/attachment\/[1-9]\d{0,18})(\?.*)?$/, 'rule.ownPicture'),
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
