import { z } from 'zod';
import { audit, looseUpdateKey, updateKey } from '../../audit.ts';
import {
  codeOfDictionary,
  dateTime,
  email,
  enumeration,
  filterText,
  id,
  line,
  oneOrMany,
  optionalText,
  password,
  phone,
  sameTwice,
  sameWhereGiven,
  searching,
  shownPhone,
  upload,
  username,
} from '../../rules.ts';

export const sexes = ['M', 'W', 'N'] as const;

/** An organisation as far as a list needs it. */
const orgRef = z.object({ id, label: z.string() });

/** A user. Passwords never come back. */
export const user = z.object({
  ...audit,
  account: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  /** Masked in lists, unless the parameter `MaskPhones` says otherwise. Empty for none. */
  mobile: z.string(),
  sex: enumeration(sexes),
  avatar: z.string().nullable(),
  orgId: id.nullable(),
  stationId: id.nullable(),
  state: z.boolean(),
  readonly: z.boolean(),
  nation: z.string().nullable(),
  education: z.string().nullable(),
  positionStatus: z.string().nullable(),
  workDescribe: z.string().nullable(),
  passwordErrorNum: z.int(),
  passwordErrorLastTime: dateTime.nullable(),
  passwordExpireTime: dateTime.nullable(),
  lastLoginTime: dateTime.nullable(),
  roleList: z.array(z.object({ id, code: z.string(), name: z.string() })),
  /** The organisation, the station's name, and the names for codes of dictionaries. */
  echoMap: z.object({
    orgId: orgRef.optional(),
    stationId: z.string().optional(),
    nation: z.string().optional(),
    education: z.string().optional(),
    positionStatus: z.string().optional(),
  }),
});

export const userModel = z
  .object({
    keyword: searching('name', 'account', 'mobile'),
    account: filterText,
    name: filterText,
    email: filterText,
    /** Where lists mask phones: the first digits, at most three, the last ones, at most four, or the whole number; else any part of it. */
    mobile: filterText,
    orgId: id.nullable(),
    stationId: id.nullable(),
    state: z.boolean().nullable(),
    sex: oneOrMany.nullable(),
    nation: oneOrMany.nullable(),
    education: oneOrMany.nullable(),
    positionStatus: oneOrMany.nullable(),
  })
  .partial();

/** Codes of the dictionaries NATION, EDUCATION and POSITION_STATUS. */
const codes = {
  nation: codeOfDictionary('NATION'),
  education: codeOfDictionary('EDUCATION'),
  positionStatus: codeOfDictionary('POSITION_STATUS'),
};

/** A built-in file name, an https address, or the address of a picture that was uploaded as `USER_AVATAR`; empty for none. */
const avatar = z.string().trim().max(500, 'rule.max:500').nullable();

const fields = {
  name: line(1, 50),
  email: email.nullish().or(z.literal('')),
  mobile: phone.nullish().or(z.literal('')),
  sex: z.enum(sexes),
  orgId: id.nullish(),
  stationId: id.nullish(),
  state: z.boolean(),
  workDescribe: optionalText(255),
  ...codes,
  avatar: avatar.optional(),
  /** A caller who may give roles says here which the user holds, of those that the caller may give; others stay. Absent: all stay. */
  roleIds: z.array(id).max(100, 'rule.most:100').optional(),
};

/** Adding a user. Without a password the server makes a random one and shows it once. */
export const userSave = z.object({
  account: username,
  ...fields,
  sex: fields.sex.default('N'),
  state: fields.state.default(true),
  password: password.nullish().or(z.literal('')),
});

/** A phone as lists show it means unchanged. */
const shownMobile = shownPhone.nullish().or(z.literal(''));

export const userUpdate = z.object({ ...updateKey, ...fields, mobile: shownMobile }).partial({ name: true, sex: true, state: true });

/** The user's own particulars: fields that the organisation decides about a user are not among them. */
export const userBase = z
  .object({
    ...looseUpdateKey,
    name: fields.name,
    email: fields.email,
    mobile: shownMobile,
    sex: z.enum(sexes),
    workDescribe: fields.workDescribe,
    ...codes,
  })
  .partial({ sex: true });

export const avatarChange = z.object({ id, avatar });

export const avatarUpload = z.object({ file: upload });

/** A user just added: `oneTimePassword` is shown once and never stored in the clear. */
export const userAdded = user.extend({ oneTimePassword: z.string().nullable() });

/** Changing the caller's own password. */
export const passwordChange = z
  .object({ id, oldPassword: z.string().min(1, 'rule.required').max(255, 'rule.max:255'), password, confirmPassword: z.string().max(255) })
  .refine(...sameTwice('password', 'confirmPassword'))
  .refine((form) => form.password !== form.oldPassword, { path: ['password'], error: 'rule.passwordSame' });

/** Setting another user's password; without one the server makes a random one. */
export const passwordReset = z
  .object({ id, password: password.nullish().or(z.literal('')), confirmPassword: z.string().max(255).nullish() })
  .refine(...sameWhereGiven('password', 'confirmPassword'));

/** The rows that belong to users, in all. */
export const userBelongings = z.object({
  /** Projects that they lead: these stay, without an account that leads them. */
  projects: z.int(),
  /** The latest three of these. */
  projectTitles: z.array(z.string()),
  /** How many of them are judges: these cannot be deleted. */
  judges: z.int(),
  /** Stages under review in which they have sheets. */
  stages: z.int(),
  /** Messages in their boxes, which go with them. */
  messages: z.int(),
  /** Places where they are signed in. */
  sessions: z.int(),
});
