import { z } from 'zod';
import { audit, updateKey } from '../../audit.ts';
import {
  consolePath,
  dateTime,
  enumeration,
  filterText,
  id,
  line,
  optionalLine,
  optionalText,
  ownPicture,
  searching,
  text,
  url,
  version,
} from '../../rules.ts';

/** The place of a banner: the sign-in page, the page of visitors, the dashboards of signed-in users. */
export const bannerPlaces = ['LOGIN', 'PUBLIC', 'DASHBOARD'] as const;

export type BannerPlace = (typeof bannerPlaces)[number];

/** How many times as wide as high its picture is. */
export const bannerRatios: Readonly<Record<BannerPlace, number>> = { LOGIN: 2, PUBLIC: 3, DASHBOARD: 3 };

/** Whether it is shown now: not before its time, after it, or as it is switched off. */
export const bannerShowings = ['SHOWN', 'LATER', 'OVER', 'OFF'] as const;

/** Codes of roles. */
const roleCodes = z.array(text(1, 255)).max(50, 'rule.most:50');

const shown = {
  /** The organisation whose people and visitors see it; null: general, seen by everybody. */
  orgId: id.nullable(),
  title: z.string(),
  /** A link to the picture that opens without a session. */
  image: z.string(),
  /** The text of the picture, for readers who do not see it; its title where there is none. */
  alt: z.string(),
  /** Where it leads: a path of the console, or a web page. */
  link: z.string().nullable(),
  /** On the dashboards of these roles; none: on all dashboards, and on the page of visitors too. */
  roles: z.array(z.string()),
  sortValue: z.int(),
  startTime: dateTime.nullable(),
  endTime: dateTime.nullable(),
  state: z.boolean(),
};

/** A picture at the top of a page, for its visitors. */
export const banner = z.object({ id, ...shown, place: z.enum(bannerPlaces), version });

/** The same for its administrators. */
export const bannerRow = z.object({
  ...audit,
  ...shown,
  place: enumeration(bannerPlaces),
  showing: enumeration(bannerShowings),
  /** The organisation; the roles by their names in the reader's language. */
  echoMap: z.object({ orgId: z.object({ id, label: z.string() }).optional(), roles: z.array(z.string()) }),
});

export const bannerModel = z
  .object({
    keyword: searching('title'),
    title: filterText,
    place: z.enum(bannerPlaces).nullable(),
    showing: z.enum(bannerShowings).nullable(),
    orgId: id.nullable(),
  })
  .partial();

/** `orgId` is the school, or the college, whose page asks: its own banners, and its school's, come beside the general ones. */
export const bannerQuery = z.object({ place: z.string().trim().max(30, 'rule.max:30').nullish(), orgId: id.nullish() });

const fields = {
  title: line(1, 50),
  image: ownPicture,
  alt: optionalLine(100),
  link: optionalText(255).refine((link) => !link || isSafe(link), 'rule.pathOrUrl'),
  place: z.enum(bannerPlaces),
  startTime: dateTime.nullish(),
  endTime: dateTime.nullish(),
  state: z.boolean(),
};

/** With an `id` it changes one; absent fields are emptied, but for the organisation, which stays. */
export const bannerSave = z
  .object({
    id: id.nullish(),
    /** The version that was read: a change meanwhile is refused (409). */
    version: version.nullish(),
    /** Absent on adding: the caller's own, or none for callers who see all organisations. Null: general, for these callers alone. */
    orgId: id.nullish(),
    ...fields,
    place: fields.place.default('DASHBOARD'),
    roles: roleCodes.default([]),
    sortValue: z.int().min(0).max(1_000_000).default(1),
    state: fields.state.default(true),
  })
  .refine(isInOrder, { path: ['endTime'], error: 'rule.afterStart' });

/** Absent fields stay. */
export const bannerUpdate = z
  .object({ ...updateKey, orgId: id.nullish(), ...fields, roles: roleCodes })
  .partial({ title: true, image: true, place: true, roles: true, state: true })
  .refine(isInOrder, { path: ['endTime'], error: 'rule.afterStart' });

/** Behind `after` among those of its place; null: before all of them. */
export const bannerMove = z.object({ id, after: id.nullable() });

function isInOrder({ startTime, endTime }: { startTime?: string | null | undefined; endTime?: string | null | undefined }): boolean {
  return !startTime || !endTime || endTime > startTime;
}

function isSafe(link: string): boolean {
  return consolePath.safeParse(link).success || url.safeParse(link).success;
}
