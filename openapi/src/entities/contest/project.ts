import { z } from 'zod';
import { action } from '../../action.ts';
import { audit } from '../../audit.ts';
import { oneLine, plainPhone } from '../../text/plain-text.ts';
import { dateTime, enumeration, filterText, id, line, searching, secret, sheetUpload, text, version } from '../../rules.ts';
import { stageStates } from './contest.ts';
import { contestSetup } from './contest-setup.ts';
import { entryFile } from './entry-file.ts';
import { assignmentStates } from './review.ts';
import { stageKinds } from './stage-setup.ts';

export const projectStates = [
  'DRAFT',
  'SUBMITTED',
  'RETURNED',
  'REJECTED',
  'ACCEPTED',
  'IN_REVIEW',
  'SCORED',
  'PROMOTED',
  'REPECHAGE',
  'ELIMINATED',
  'AWARDED',
  'WITHDRAWN',
] as const;

export const personParts = ['LEADER', 'MEMBER', 'ADVISOR'] as const;

export const member = z.object({ name: z.string(), studentNumber: z.string().nullable() });

/** A person of a project, by their place in it. Phones and the numbers of students are masked: `reveal` shows them whole. */
export const projectPerson = z.object({
  part: z.enum(personParts),
  position: z.int(),
  name: z.string(),
  number: z.string().nullable(),
  phone: z.string().nullable(),
});

/** A project in a list. The leader's phone and the members' numbers are masked. */
export const project = z.object({
  ...audit,
  contestId: id,
  number: z.string(),
  title: z.string(),
  summary: z.string().nullable(),
  track: z.string(),
  schoolId: id,
  schoolLabel: z.string(),
  collegeId: id.nullable(),
  collegeLabel: z.string().nullable(),
  leaderName: z.string(),
  leaderPhone: z.string().nullable(),
  members: z.array(member),
  advisors: z.array(z.string()),
  state: enumeration(projectStates),
  /** Whether a sheet brought it in; otherwise its team entered it, and an administrator decides on it. */
  isImported: z.boolean(),
  /** Its place among the accepted ones of its college, from 1; null: it was not put in order. */
  recommendation: z.int().nullable(),
  /** Why the reader cannot decide on it now; null: they can. */
  undecidable: z.string().nullable(),
  /** Why it does not fit the rules of who may enter, since those were changed; empty: it does. */
  ineligible: z.array(z.string()),
});

/**
 * A project in one stage. Judges are numbered unless the reader may see the names, and absent for a reader who belongs to the project;
 * the result is there once it is sealed, for readers who may look at results.
 */
export const projectStage = z.object({
  stageId: id,
  kind: enumeration(stageKinds),
  state: enumeration(stageStates),
  /** When its review ends for this project: later than for others where it was put off. */
  reviewEnd: dateTime,
  judges: z.array(
    z.object({
      judgeId: id.nullable(),
      judgeName: z.string(),
      state: enumeration(assignmentStates),
      submittedTime: dateTime.nullable(),
    }),
  ),
  result: z.object({ score: z.string(), rank: z.int(), of: z.int() }).nullable(),
});

/** The events of a project, the latest first where they happen in the same second. */
export const projectEvents = [
  'SEALED',
  'STARTED',
  'ASSIGNED',
  'EXTENSION_ENDED',
  'EXTENDED',
  'CORRECTED',
  'COMPARED',
  'RECONSIDERED',
  'WITHDRAWN',
  'REJECTED',
  'ACCEPTED',
  'RETURNED',
  'TAKEN_BACK',
  'SUBMITTED',
  'HANDED_OVER',
  'LEFT',
  'JOINED',
  'BEGUN',
  'IMPORTED',
] as const;

/** A check list as it was at a decision. */
const ticked = z.array(z.object({ text: z.string(), isTicked: z.boolean() }));

/** The corrections to make, each about a part of the entry, and with a key about a field, a file or a chapter of the plan. */
const toMend = z.array(z.object({ section: z.string(), key: z.string().nullable(), words: z.string() }));

/** A decision on a project, with the corrections that its team was asked for. */
const decision = z.object({
  act: z.enum(['ACCEPTED', 'RETURNED', 'REJECTED']),
  by: z.string(),
  time: dateTime,
  reason: z.string().nullable(),
  ticks: ticked,
  mend: toMend,
  /** Until when, where that was said. */
  mendUntil: dateTime.nullable(),
  isTakenBack: z.boolean(),
});

/**
 * An event of a project. `by` is a name; `changes` are of a correction, by the columns of the import sheet, or of a deadline that was put
 * off for it, or of that taken back: `registrationEnd` or `reviewEnd`; `ticks` of a decision, `points` and `until` of one that gave it
 * back.
 */
export const projectEvent = z.object({
  kind: z.enum(projectEvents),
  time: dateTime,
  by: z.string().nullable(),
  reason: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  ticks: ticked,
  points: toMend,
  until: dateTime.nullable(),
});

/** A project with its review, its history, and the acts that its reader may do. */
export const projectDetail = project.extend({
  contestTitle: z.string(),
  /** The people of the project: leader, members, advisors. */
  people: z.array(projectPerson),
  /** Until when it can be handed in: later than in its contest where that was put off for it. */
  registrationEnd: dateTime,
  isExtended: z.boolean(),
  stages: z.array(projectStage),
  /** Of a project that its team entered: whether its leader can lead it no more, and which members may in their place. */
  leadership: z.object({ isLeaderGone: z.boolean(), candidates: z.array(z.object({ userId: id, name: z.string() })) }).nullable(),
  /** Projects that it is like and that are not decided on, where the reader may look at these. */
  alikeCount: z.int(),
  /** Whether its plan is a PDF in which there is nothing to compare, such as a scan, where the reader may look at likenesses. */
  isPdfUnread: z.boolean(),
  /** The facts for the decision on it, and the last decision. */
  review: z.object({
    checks: contestSetup.shape.checks,
    fields: z.array(z.object({ key: z.string(), label: z.string(), answer: z.string().nullable() })),
    files: z.array(z.object({ key: z.string(), name: z.string() })),
    sections: z.array(z.object({ key: z.string(), title: z.string() })),
    /** The team's answers and files, for those fields and files. */
    given: z.array(entryFile),
    decision: decision.nullable(),
    /** The former decision, where no decision holds: the corrections when it was given back, or the decision that was taken back. */
    earlier: decision.nullable(),
    /**
     * The team's changes since it was given back, of one that was handed in again; null where they are not known. Of long texts the part
     * that differs.
     */
    changes: z.array(z.object({ section: z.string(), key: z.string().nullable(), before: z.string(), after: z.string() })).nullable(),
    /** The most projects that its college may send (null: any number), or its school where it has none, and how many it sends now. */
    quota: z.object({ most: z.int().nullable(), accepted: z.int() }),
  }),
  /** The latest first. */
  history: z.array(projectEvent),
  actions: z.array(action),
});

const cell = (max: number) => z.string().trim().max(max, `rule.max:${max}`);

/** A row of an import sheet, with the bounds of the import. */
const cells = {
  title: line(1, 100),
  track: text(1, 50),
  college: text(1, 100),
  leaderName: line(1, 50),
  leaderNumber: cell(30).overwrite(oneLine),
  leaderPhone: cell(20).overwrite(plainPhone),
  members: cell(2000),
  advisors: cell(500),
  summary: cell(2000),
};

/** A project as a row of an import sheet, phones and the numbers of students masked, with the options of its choices. */
export const projectCorrection = z.object({ version, ...cells, tracks: z.array(z.string()), colleges: z.array(z.string()) });

/** The same row corrected: each cell by the rules of the import. A value that comes as it was shown behind a mask stays as it is. */
export const projectCorrect = z.object({ version, ...cells, reason: text(2, 255) });

/** The person whose number and phone are shown: a person of a project, by their place in it. */
export const projectReveal = z.object({ id, part: z.enum(personParts), position: z.int().min(1).max(1000) });

/** The log keeps that they were shown, not their values. */
export const projectRevealed = z.object({ number: secret(z.string().nullable()), phone: secret(z.string().nullable()) });

export const projectRemove = z.object({ reason: text(2, 255) });

export const projectModel = z
  .object({
    contestId: id,
    /** Anywhere in number or title; within a contest in the leader's name too. */
    keyword: searching('title', 'number', 'leaderName'),
    number: filterText,
    title: filterText,
    track: filterText,
    collegeId: id.nullable(),
    schoolId: id.nullable(),
    /** The college that sends it, or the school of one without a college. */
    senderId: id.nullable(),
    leaderName: filterText,
    state: z.enum(projectStates).nullable(),
  })
  .partial();

/** `mapId`: the column map that the sheet is read by; without it the general one, as its template is. */
export const importFile = sheetUpload.omit({ confirm: true }).extend({ contestId: id, mapId: id.optional() });

/** `ALL`: all or nothing. `GOOD`: the good rows go in, the bad ones come back as a file (`project.importErrors`). */
export const importRun = importFile.extend({ mode: z.enum(['ALL', 'GOOD']).default('ALL') });

/** The content of a sheet before anything is written: each row with its cells by column heading, and each bad cell with its reason. */
export const importPreview = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.object({ row: z.int(), cells: z.record(z.string(), z.string()), errors: z.record(z.string(), z.string()) })),
  goodCount: z.int(),
  badCount: z.int(),
  /** People of the sheet, the first fifty by name, whom the registers do not have; they come in as the sheet names them. */
  unknownPeople: z.array(z.string()),
  /** Rows that the sheet does not show; they come in like the others. */
  hiddenRows: z.array(z.int()),
});
