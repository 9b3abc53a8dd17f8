import { z } from 'zod';
import { action } from '../../action.ts';
import { audit, updateKey } from '../../audit.ts';
import { dateTime, enumeration, filterText, id, optionalText, ownPicture, text } from '../../rules.ts';
import { projectStates } from '../contest/project.ts';

/** What a school and a college have alike: their organisation, whose id and version they have, with its sign. */
const standing = {
  ...audit,
  label: z.string(),
  abbreviation: z.string().nullable(),
  /** Of a school its identification code (学校标识码), of a college what its school knows it by. */
  code: z.string().nullable(),
  /** A link to its picture that opens without a session, for a day or two. */
  logo: z.string().nullable(),
  state: z.boolean(),
  sortValue: z.int(),
  describe: z.string().nullable(),
  /** Has subscribed. */
  vip: z.boolean(),
  /** Until when the service runs, the day's last second included; null: without end. */
  expiryDate: dateTime.nullable(),
  /** `edit`; `extend`: to set `expiryDate` and `vip`; `appoint`: who administers it; `merge`. */
  actions: z.array(action),
};

/** A school, with what only schools have. */
export const school = z.object({
  ...standing,
  province: z.string().nullable(),
  city: z.string().nullable(),
  /** What it teaches most: 综合, 理工, 师范. */
  kind: z.string().nullable(),
  /** How far it leads: 本科, 专科. */
  level: z.string().nullable(),
});

const orgRef = z.object({ id, label: z.string() });

/** A college, with its school, as far as the caller sees that; null: none stands above it. */
export const college = z.object({ ...standing, school: orgRef.nullable() });

const fields = {
  label: text(1, 255),
  abbreviation: optionalText(255),
  describe: optionalText(255),
  code: optionalText(20),
  /** An attachment of the caller's scope; empty: none. */
  logo: ownPicture.nullish().or(z.literal('')),
  state: z.boolean(),
  /** This and the next for those who see every organisation: others send them as they are, or leave them out. */
  vip: z.boolean(),
  expiryDate: dateTime.nullish(),
};
const schoolFields = {
  ...fields,
  province: optionalText(50),
  city: optionalText(50),
  kind: optionalText(50),
  level: optionalText(50),
};
const optional = { label: true, state: true, vip: true } as const;
/** Keeps a date that is over. */
const confirm = z.boolean().optional();

/** Its place in the tree is its organisation's: `org.move`. */
export const schoolUpdate = z.object({ ...updateKey, ...schoolFields, confirm }).partial(optional);

export const collegeUpdate = z.object({ ...updateKey, ...fields, confirm }).partial(optional);

export const schoolSave = z.object(schoolFields).partial({ state: true, vip: true });

/** Absent `schoolId`: of the caller's own school. */
export const collegeSave = z.object({ ...fields, schoolId: id.nullish() }).partial({ state: true, vip: true });

/** Behind `after` among those of one kind beneath the same organisation; null: before all of them. */
export const placeMove = z.object({ id, after: id.nullable() });

const numbers = { people: z.int(), projects: z.int() };

/** A school or college as lists show it, with how many people belong to it and below, and how many projects. */
const placeRow = {
  id,
  label: z.string(),
  abbreviation: z.string().nullable(),
  code: z.string().nullable(),
  logo: z.string().nullable(),
  state: z.boolean(),
  sortValue: z.int(),
  vip: z.boolean(),
  expiryDate: dateTime.nullable(),
  version: z.int(),
  /** Names of those who administer it, at most three. */
  administrators: z.array(z.string()),
  ...numbers,
};

export const schoolRow = z.object({ ...placeRow, province: z.string().nullable(), level: z.string().nullable(), colleges: z.int() });

export const schoolCollege = z.object({ ...placeRow, school: orgRef.nullable() });

export const schoolModel = z
  .object({
    /** Anywhere in name or short name, or the code. */
    keyword: filterText,
    label: filterText,
    province: filterText,
    state: z.boolean().nullable(),
    vip: z.boolean().nullable(),
  })
  .partial();

export const schoolCollegeModel = z
  .object({ /** Anywhere in name or short name. */ keyword: filterText, label: filterText, state: z.boolean().nullable() })
  .partial();

export const collegeModel = z.object({ ...schoolCollegeModel.shape, schoolId: id.nullable() }).partial();

/** How much there is of everything at a school or college, of what the caller may see. */
const figures = {
  ...numbers,
  students: z.int(),
  teachers: z.int(),
  judges: z.int(),
  contests: z.int(),
  /** Every state that one of its projects is in, in the order of its life. */
  projectsByState: z.array(z.object({ state: enumeration(projectStates), count: z.int() })),
  /** The earliest first: its projects by the edition of their contest, its students by their year of entry. */
  byYear: z.array(z.object({ year: z.int(), projects: z.int(), students: z.int() })),
};

export const collegeFigures = z.object(figures);

export const schoolFigures = z.object({
  ...figures,
  colleges: z.int(),
  /** Every college, in the order of the tree. */
  byCollege: z.array(z.object({ id, label: z.string(), ...numbers })),
});

/**
 * Makes somebody administrator of a school or college: the person gets the role and comes to belong there; in place of `replaces`, who loses the
 * role in the same act. `confirm`: also where that moves the person from another organisation.
 */
export const appointment = z.object({ userId: id, replaces: id.optional(), confirm: z.boolean().optional() });

/** `confirm`: also the last one. */
export const dismissal = z.object({ userId: id, confirm: z.boolean().optional() });
