import { z } from 'zod';
import { audit, updateKey } from '../../audit.ts';
import {
  codeOfDictionary,
  count,
  dateTime,
  eachOf,
  enumeration,
  filterText,
  id,
  line,
  oneOrMany,
  optionalLine,
  optionalText,
  personNumber,
  phone,
  searching,
  secret,
  sheetUpload,
  shownPhone,
  text,
} from '../../rules.ts';

export const registerKinds = ['STUDENT', 'TEACHER'] as const;
export const registerActs = ['MOVED', 'GRADUATED', 'RETURNED', 'MERGED', 'LINKED', 'UNLINKED'] as const;
/** How an import treats people who are in the register already, by their numbers. */
export const registerModes = ['UPDATE', 'SKIP'] as const;
/** The field that is shown whole for one person at a time. */
export const secretFields = ['number', 'phone'] as const;
/**
 * Why two rows are perhaps one person: their numbers are equal but for zeros in front and signs in between, or name and phone are equal.
 */
export const twinReasons = ['NUMBER', 'PHONE'] as const;

const orgRef = z.object({ id, label: z.string() });

const person = {
  ...audit,
  orgId: id,
  name: z.string(),
  /** Masked in lists and in the opened row alike: `reveal` shows it whole. */
  phone: z.string().nullable(),
  /** The person's account, once the person has confirmed it. */
  account: z.string().nullable(),
};

/** A student; `number` is masked as phones are. */
export const student = z.object({
  ...person,
  number: z.string(),
  major: z.string().nullable(),
  degree: z.string().nullable(),
  /** Of entry. */
  year: z.int().nullable(),
  graduateTime: dateTime.nullable(),
  echoMap: z.object({ orgId: orgRef.optional(), degree: z.string().optional() }),
});

export const teacher = z.object({
  ...person,
  number: z.string(),
  jobTitle: z.string().nullable(),
  /** Judges too, with the same account. */
  isJudge: z.boolean(),
  echoMap: z.object({ orgId: orgRef.optional(), jobTitle: z.string().optional() }),
});

const model = {
  /** Anywhere in the name; the number or phone as the list shows it, or whole. */
  keyword: searching('name', 'number', 'phone'),
  name: filterText,
  number: filterText,
  phone: filterText,
  /** With all that is beneath it. */
  orgId: id.nullable(),
  isLinked: z.boolean().nullable(),
};

/** Years of entry that a student may have. */
const year = z.int().min(1950).max(2100);

export const studentModel = z
  .object({ ...model, major: filterText, degree: oneOrMany.nullable(), year: year.nullable(), isGraduated: z.boolean().nullable() })
  .partial();

export const teacherModel = z.object({ ...model, jobTitle: oneOrMany.nullable() }).partial();

const fields = {
  number: personNumber,
  name: line(1, 50),
  phone: phone.nullish().or(z.literal('')),
  /** Absent: the own organisation of the caller. */
  orgId: id.nullish(),
};
const studentFields = { ...fields, major: optionalLine(50), degree: codeOfDictionary('DEGREE_LEVEL'), year: year.nullish() };
const teacherFields = { ...fields, jobTitle: codeOfDictionary('TEACHER_TITLE') };

/** As lists show it means unchanged. */
const shown = { phone: shownPhone.nullish().or(z.literal('')) };

export const studentSave = z.object(studentFields);
export const studentUpdate = z
  .object({ ...updateKey, ...studentFields, ...shown, number: text(1, 30) })
  .partial({ number: true, name: true });

export const teacherSave = z.object(teacherFields);
export const teacherUpdate = z.object({ ...updateKey, ...teacherFields, ...shown }).partial({ number: true, name: true });

const ids = z.array(id).min(1, 'rule.selection').max(1000);

/** Without `existing`, people who are in the register already are told as wrong. */
export const registerImport = sheetUpload.extend({ existing: z.enum(registerModes).optional() });

/** The sheet to look at, and its file. */
export const sheetPreview = sheetUpload.omit({ confirm: true });

/**
 * The effect of an import: how many people are new and how many there already, which columns of the sheet are unknown and passed over,
 * and the faults, under `<row of the sheet>.<field>`. `atHome`: how many of the new ones name no organisation and would come to the
 * caller's own, which an import wants confirmed; `lines`: which rows of the sheet. `hiddenRows`: rows that the sheet does not show; they
 * come in like the others.
 */
export const registerPreview = z.object({
  fresh: z.int(),
  existing: z.int(),
  passedOver: z.array(z.string()),
  hiddenRows: z.array(z.int()),
  atHome: z.object({ rows: z.int(), label: z.string(), lines: z.array(z.int()) }).nullable(),
  fieldErrors: z.record(z.string(), z.string()),
});

export const registerReveal = z.object({ id, field: z.enum(secretFields) });

/** The log keeps that it was shown, not its value. */
export const revealed = z.object({ value: secret(z.string()) });

export const registerTransfer = z.object({ ids, orgId: id, note: optionalText(255) });

/** The changes of a person, the newest first. Names are those of that day. */
export const registerHistory = z.array(
  z.object({
    id,
    act: enumeration(registerActs),
    fromOrg: z.string().nullable(),
    toOrg: z.string().nullable(),
    note: z.string().nullable(),
    createTime: dateTime,
    author: z.string().nullable(),
  }),
);

export const mostTwins = 100;

/** Rows that are perhaps one person, two or more together. */
export function twinsOf<Person extends z.ZodType>(one: Person) {
  return z.array(z.object({ reason: enumeration(twinReasons), people: z.array(one) }));
}

const taken = ['number', 'name', 'orgId', 'phone'] as const;

/**
 * Merges two into one: `drop` goes, and of it come the fields that `take` names, with its history and, where the other has none, its
 * account.
 */
export const studentMerge = mergeOf([...taken, 'major', 'degree', 'year']);
export const teacherMerge = mergeOf([...taken, 'jobTitle']);

function mergeOf<const Fields extends readonly [string, ...string[]]>(fieldsTaken: Fields) {
  const row = z.object(updateKey);
  return z.object({ keep: row, drop: row, take: eachOf(fieldsTaken) });
}

/** Students of a year of entry who study still: of an organisation with all beneath it, or of all in sight. */
export const graduating = z.object({ year, orgId: id.nullish() });

/** `count`: as it was told before. If the number has changed since, no student graduates. */
export const graduation = graduating.extend({ count: count(1_000_000) });

export const graduated = z.object({ graduationId: id, count: z.int() });

/** Students who graduated together, or some of them. */
export const ungraduation = z.object({ graduationId: id.optional(), ids: ids.optional() });

/** A person in a register who may be the caller: only the facts that tell them apart from others. */
export const registerOffer = z.object({
  kind: enumeration(registerKinds),
  id,
  name: z.string(),
  number: z.string(),
  phone: z.string(),
  orgLabel: z.string(),
});

export const registerAnswer = z.object({ kind: z.enum(registerKinds), id, isMe: z.boolean() });
