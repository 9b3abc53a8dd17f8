import { z } from 'zod';
import { action } from '../../action.ts';
import { dateTime, enumeration, id, searching, text, version } from '../../rules.ts';
import { personParts } from './project.ts';

/** The ways in which two projects may be alike. */
export const radarKinds = ['TEXT', 'TITLE', 'PICTURE', 'PEOPLE'] as const;
/** SAME: a copy. ALLOWED: the same, and in order. DIFFERENT: not the same. */
export const radarStates = ['OPEN', 'SAME', 'DIFFERENT', 'ALLOWED'] as const;

/** One of two projects that are alike. Of one that the reader may not see only its name, and the place it belongs to. */
const side = z.object({
  projectId: id,
  isVisible: z.boolean(),
  contestId: id,
  contestTitle: z.string(),
  edition: z.int(),
  title: z.string(),
  schoolLabel: z.string(),
  collegeLabel: z.string().nullable(),
  number: z.string().nullable(),
  submitTime: dateTime.nullable(),
});

/** Two projects that are alike, the older one first. */
export const radarFinding = z.object({
  id,
  version,
  first: side,
  second: side,
  kinds: z.array(z.enum(radarKinds)),
  /** Hundredths of the text of one of them that the other has too; null: too few to be told. */
  text: z.int().nullable(),
  /** How alike the titles are, in hundredths. */
  title: z.int().nullable(),
  /** How many pictures look the same, and how many people belong to both. */
  pictures: z.int().nullable(),
  people: z.int().nullable(),
  /** How alike they are in all, in hundredths. */
  score: z.int(),
  state: enumeration(radarStates),
  decision: z.object({ by: z.string(), time: dateTime, reason: z.string() }).nullable(),
  createTime: dateTime,
  actions: z.array(action),
});

export const radarModel = z
  .object({
    contestId: id,
    projectId: id,
    keyword: searching('title'),
    /** The pairs that are alike in this at least. */
    kinds: z.enum(radarKinds).nullable(),
    state: z.enum(radarStates).nullable(),
    /** Alike by as many hundredths at least. */
    leastScore: z.int().min(0).max(100).nullable(),
  })
  .partial();

/** A part of a text in stretches: those of a passage have its number, which the other text has too. */
const block = z.object({
  key: z.string(),
  /** As the contest calls it; null: the summary, or with the key `pdf` the PDF that is the plan. */
  title: z.string().nullable(),
  stretches: z.array(z.object({ text: z.string(), passage: z.int().nullable() })),
});

/** The same with its text and its people; nothing of that for one that the reader may not see. */
const opened = side.extend({
  blocks: z.array(block),
  /** Its plan is a PDF without text to compare, such as scanned pages. */
  isPdfUnread: z.boolean(),
  people: z.array(z.object({ part: enumeration(personParts), name: z.string(), isShared: z.boolean() })),
});

/** Two projects beside each other. */
export const radarDetail = radarFinding.extend({
  first: opened,
  second: opened,
  passageCount: z.int(),
  /** Pictures that look the same, by links that end; null for one that the reader may not see. */
  pairs: z.array(z.object({ first: z.string().nullable(), second: z.string().nullable() })),
  /** The decisions, the latest first. */
  history: z.array(z.object({ state: enumeration(radarStates), by: z.string().nullable(), time: dateTime, reason: z.string() })),
});

export const radarDecide = z.object({ version, state: z.enum(radarStates), reason: text(2, 255) });
