import { z } from 'zod';
import { codeOfDictionary, count, decimal, id, line, optionalText, text } from '../../rules.ts';
import { fileKinds } from '../service/file-rules.ts';

export const entryFieldKinds = ['TEXT', 'NUMBER', 'CHOICE', 'DATE', 'FILE'] as const;
export const awardWays = ['COUNT', 'PERCENT'] as const;
/** Whether a plan is written by sections, or may be one PDF instead. */
export const planWays = ['SECTIONS', 'EITHER'] as const;
export const roundings = ['FLOOR', 'HALF_UP', 'CEIL'] as const;

/** The dictionary whose codes are degree levels. */
export const degreeLevelDictionary = 'DEGREE_LEVEL';

/** The key that an answer is kept under: it stays when the label changes. */
const key = text(1, 40)
  .regex(/^\w+$/, 'rule.username')
  // `__proto__` and its like name something in every object
  .refine((value) => !(value in {}), 'rule.username');

/** A question of the entry form beside those that every project answers. */
const entryField = z
  .object({
    key,
    label: line(1, 50),
    kind: z.enum(entryFieldKinds),
    help: optionalText(255),
    isRequired: z.boolean().default(false),
    /** The options to choose from. */
    options: z.array(text(1, 50)).max(100, 'rule.most:100').default([]),
  })
  .refine(({ kind, options }) => kind !== 'CHOICE' || new Set(options).size >= 2, { path: ['options'], error: 'rule.twoOptions' });

/** A file that a project brings. */
const requiredFile = z.object({
  key,
  name: line(1, 50),
  kinds: z
    .array(z.enum(keysOf(fileKinds)))
    .min(1, 'rule.selection')
    .max(20, 'rule.most:20'),
  /** In MB of 1,048,576 bytes. */
  maxSize: count(512),
  help: optionalText(255),
  isRequired: z.boolean().default(true),
});

/** A section of the business plan. */
const planSection = z.object({
  key,
  title: line(1, 50),
  guidance: optionalText(500),
  /** Characters that it should have at most; null: any number. */
  maxLength: count(100_000).nullish(),
  isRequired: z.boolean().default(true),
});

/** The points that a college checks before it decides on a project. */
const check = z.object({
  key,
  text: line(1, 100),
  /** Whether a project is accepted only with it ticked. */
  isRequired: z.boolean().default(true),
});

const award = z
  .object({
    name: line(1, 50),
    by: z.enum(awardWays),
    /** How many, or how many in a hundred of the projects that take part. */
    value: decimal.refine((value) => Number(value) > 0, 'rule.positive'),
    /** How a share of projects becomes a number of them. */
    rounding: z.enum(roundings).default('FLOOR'),
  })
  .refine(({ by, value }) => by === 'PERCENT' || Number.isInteger(Number(value)), { path: ['value'], error: 'rule.integer' })
  .refine(({ by, value }) => by === 'COUNT' || Number(value) <= 100, { path: ['value'], error: 'rule.most:100' });

/** Rows that are known by a name must not share it. */
function unlike<Row extends z.ZodType>(most: number, row: Row, nameOf: (row: z.output<Row>) => string) {
  return z
    .array(row)
    .max(most, `rule.most:${most}`)
    .refine((rows) => new Set(rows.map(nameOf)).size === rows.length, 'rule.namesTwice')
    .default([]);
}

/** The schools, colleges and degree levels that may take part. */
export const eligibility = z.object({
  /** Schools and colleges whose people may enter, and all below them; empty: all whom the organiser's contests reach. */
  orgIds: z.array(id).max(5000, 'rule.most:5000').default([]),
  /** Codes of the dictionary `DEGREE_LEVEL`; empty: all. */
  degreeLevels: z.array(codeOfDictionary(degreeLevelDictionary).unwrap().unwrap()).max(20, 'rule.most:20').default([]),
  /** A project that won this in that contest cannot enter again; without a name, a project that won anything. */
  barringAwards: z
    .array(z.object({ contestId: id, award: optionalText(50) }))
    .max(50, 'rule.most:50')
    .default([]),
});

/** The rules of who may enter, with which projects, and the awards: all of a contest beside its name, its times and its stages. */
export const contestSetup = z.object({
  eligibility: eligibility.prefault({}),
  team: z
    .object({
      /** People of a project, its leader among them. */
      min: count(50).default(1),
      max: count(50).default(15),
      advisorsMin: z.int().min(0).max(20).default(0),
      advisorsMax: z.int().min(0).max(20).default(5),
      /** Projects that a person may be part of, or advise; null: any number. */
      perStudent: count(100).nullish(),
      perAdvisor: count(1000).nullish(),
    })
    .refine(({ min, max }) => min <= max, { path: ['max'], error: 'rule.maxUnderMin' })
    .refine(({ advisorsMin, advisorsMax }) => advisorsMin <= advisorsMax, { path: ['advisorsMax'], error: 'rule.maxUnderMin' })
    .prefault({}),
  /** Projects that a college may send; null: any number. */
  quotas: z
    .object({
      each: count(100_000).nullish(),
      of: unlike(5000, z.object({ orgId: id, most: z.int().min(0).max(100_000) }), (one) => one.orgId),
    })
    .prefault({}),
  fields: unlike(50, entryField, (one) => one.label).refine(haveOwnKeys, 'rule.keysTwice'),
  files: unlike(20, requiredFile, (one) => one.name).refine(haveOwnKeys, 'rule.keysTwice'),
  sections: unlike(30, planSection, (one) => one.title).refine(haveOwnKeys, 'rule.keysTwice'),
  planAs: z.enum(planWays).default('SECTIONS'),
  checks: unlike(30, check, (one) => one.text).refine(haveOwnKeys, 'rule.keysTwice'),
  /** The text that each member agrees to. */
  consent: optionalText(5000),
  awards: unlike(20, award, (one) => one.name).refine(
    (awards) => awards.reduce((sum, one) => sum + (one.by === 'PERCENT' ? Number(one.value) : 0), 0) <= 100,
    'rule.percentOver',
  ),
  /** Minutes after the end of registration in which a project is still taken. */
  graceMinutes: z.int().min(0).max(1440).default(0),
  /** Months after the end until people are made anonymous; null: never. */
  retentionMonths: count(600).nullish(),
});

function haveOwnKeys(rows: { key: string }[]): boolean {
  return new Set(rows.map((row) => row.key)).size === rows.length;
}

function keysOf<T extends Record<string, unknown>>(record: T): [keyof T & string, ...(keyof T & string)[]] {
  return Object.keys(record) as [keyof T & string, ...(keyof T & string)[]]; // the keys of a literal that has some
}
