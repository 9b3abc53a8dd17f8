import { z } from 'zod';
import { action } from '../../action.ts';
import { audit, updateKey } from '../../audit.ts';
import {
  dateTime,
  eachOf,
  enumeration,
  filterText,
  id,
  line,
  optionalLine,
  optionalText,
  ownPicture,
  password,
  sameTwice,
  searching,
  secret,
  sheetUpload,
  username,
} from '../../rules.ts';
import { projectStates } from '../contest/project.ts';

/** The fields that a school and a college share: their organisation, whose id and version they have, with its sign. */
const standing = {
  ...audit,
  label: z.string(),
  abbreviation: z.string().nullable(),
  /** Of a school its identification code (学校标识码), of a college the code that its school has for it. */
  code: z.string().nullable(),
  /** A link to its picture that opens without a session. */
  logo: z.string().nullable(),
  state: z.boolean(),
  sortValue: z.int(),
  describe: z.string().nullable(),
  /** Has subscribed. */
  vip: z.boolean(),
  /** Until when the service runs, the day's last second included; null: without end. */
  expiryDate: dateTime.nullable(),
  /** The schools or colleges that were merged into it, the newest first, by the names of that day. */
  merged: z.array(z.object({ label: z.string(), createTime: dateTime, author: z.string().nullable() })),
  /** `edit`; `extend`: to set `expiryDate` and `vip`; `appoint`: to choose its administrators; `merge`. */
  actions: z.array(action),
};

/** A school, with the fields that only schools have. */
export const school = z.object({
  ...standing,
  province: z.string().nullable(),
  city: z.string().nullable(),
  /** Its main field of teaching: 综合, 理工, 师范. */
  kind: z.string().nullable(),
  /** How far it leads: 本科, 专科. */
  level: z.string().nullable(),
});

const orgRef = z.object({ id, label: z.string() });

/** A college, with its school, as far as the caller sees that; null: there is none above it. */
export const college = z.object({ ...standing, school: orgRef.nullable() });

const fields = {
  label: line(1, 255),
  abbreviation: optionalLine(255),
  describe: optionalText(255),
  code: optionalText(20),
  /** An attachment of the caller's scope; empty: none. */
  logo: ownPicture.nullish().or(z.literal('')),
  state: z.boolean(),
  /** This field and the next are for callers who see every organisation: others send them as they are, or leave them out. */
  vip: z.boolean(),
  expiryDate: dateTime.nullish(),
};
const schoolFields = {
  ...fields,
  province: optionalLine(50),
  city: optionalLine(50),
  kind: optionalLine(50),
  level: optionalLine(50),
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

/** After `after` among those of one kind beneath the same organisation; null: before all of them. */
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
  /** Names of its administrators, at most three. */
  administrators: z.array(z.string()),
  ...numbers,
};

export const schoolRow = z.object({ ...placeRow, province: z.string().nullable(), level: z.string().nullable(), colleges: z.int() });

export const schoolCollege = z.object({ ...placeRow, school: orgRef.nullable() });

export const schoolModel = z
  .object({
    keyword: searching('label', 'abbreviation', 'code'),
    label: filterText,
    province: filterText,
    state: z.boolean().nullable(),
    vip: z.boolean().nullable(),
  })
  .partial();

export const schoolCollegeModel = z
  .object({ keyword: searching('label', 'abbreviation'), label: filterText, state: z.boolean().nullable() })
  .partial();

export const collegeModel = z.object({ ...schoolCollegeModel.shape, schoolId: id.nullable() }).partial();

/** The number of rows of each kind at a school or college, of those that the caller may see. */
const figures = {
  ...numbers,
  students: z.int(),
  teachers: z.int(),
  judges: z.int(),
  contests: z.int(),
  /** All states that its projects are in, in the order of a project's life. */
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
 * Makes a person administrator of a school or college: the person gets the role and comes to belong there; in place of `replaces`, who
 * loses the role in the same act. `confirm`: also where that moves the person from another organisation.
 */
export const appointment = z.object({ userId: id, replaces: id.optional(), confirm: z.boolean().optional() });

/** `confirm`: also removes the last one. */
export const dismissal = z.object({ userId: id, confirm: z.boolean().optional() });

const both = { keepId: id, dropId: id };

export const placeMergePreview = z.object(both);

/** The effect of merging two that are the same, before anything is written. */
export function mergeOf<Entity extends z.ZodType>(entity: Entity) {
  return z.object({
    keep: entity,
    drop: entity,
    /** The rows of the dropped one that come over. */
    follows: z.object({
      users: z.int(),
      stations: z.int(),
      judges: z.int(),
      contests: z.int(),
      projects: z.int(),
      students: z.int(),
      teachers: z.int(),
      colleges: z.int(),
    }),
    /** The administrators of the dropped one: they administer the other one then. */
    administrators: z.array(z.string()),
    /** Why the two cannot be merged yet. */
    clashes: z.array(z.string()),
  });
}

const taken = ['label', 'abbreviation', 'code', 'logo', 'describe', 'expiryDate', 'province', 'city', 'kind', 'level'] as const;

/**
 * Merges two into one: `drop` goes, and of it come the fields that `take` names. `expiryDate` comes with `vip`, for callers who see every
 * organisation.
 */
export const placeMerge = z.object({ keep: z.object(updateKey), drop: z.object(updateKey), take: eachOf(taken) });

/** How an import treats schools that are there already, by code or name. */
export const schoolImport = sheetUpload.extend({ existing: z.enum(['UPDATE', 'SKIP']).optional() });

export const placeInvitationStates = ['OPEN', 'USED', 'EXPIRED', 'REVOKED'] as const;

/** `until`: 7 days from now by default, 30 at most. `replaces`: an unused link, which ends with that. */
export const placeInvite = z.object({ note: optionalText(50), until: dateTime.nullish(), replaces: id.nullish() });

/** `path` below the console's address: it is shown once. */
export const placeInvitationLink = z.object({ id, path: secret(z.string()), until: dateTime });

export const placeInvitation = z.object({
  id,
  /** The person it is for, as its author wrote it down. */
  note: z.string().nullable(),
  state: enumeration(placeInvitationStates),
  until: dateTime,
  createTime: dateTime,
  author: z.string().nullable(),
  usedTime: dateTime.nullable(),
  /** The user who has used it. */
  userName: z.string().nullable(),
});

const code = secret(z.string().min(1).max(64));

export const appointmentCode = z.object({ code });

/** The facts that a person who opens a link is told before they take it. */
export const openAppointment = z.object({
  place: z.string(),
  /** Of a college. */
  school: z.string().nullable(),
  roleName: z.string(),
  /** The user who made it. */
  by: z.string(),
  until: dateTime,
  /** The zone of `until`, by its IANA name: the person who opens the link may be in any zone. */
  timeZone: z.string(),
});

/** `confirm`: also where that moves the caller from another organisation. */
export const appointmentAccept = z.object({ code, confirm: z.boolean().optional() });

/** The caller's own new account by the link. */
export const appointmentJoin = z
  .object({
    code,
    account: username,
    name: line(1, 50),
    password,
    confirmPassword: z.string().max(255),
    consent: z.boolean().refine((isGiven) => isGiven, 'rule.consent'),
  })
  .refine(...sameTwice('password', 'confirmPassword'));
