import { z } from 'zod';
import { action } from '../../action.ts';
import { audit } from '../../audit.ts';
import { enumeration, filterText, id, xlsxFile } from '../../rules.ts';

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

export const member = z.object({ name: z.string(), studentNumber: z.string().nullable() });

/** A project in a list. The leader's phone is masked. */
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
});

/** A project with what its reader may do to it. */
export const projectDetail = project.extend({ contestTitle: z.string(), actions: z.array(action) });

export const projectModel = z
  .object({
    contestId: id,
    /** Anywhere in number or title; within a contest in the leader's name too. */
    keyword: filterText,
    number: filterText,
    title: filterText,
    track: filterText,
    collegeId: id.nullable(),
    leaderName: filterText,
    state: z.enum(projectStates).nullable(),
  })
  .partial();

export const importFile = z.object({ contestId: id, file: xlsxFile });

/** `ALL`: all or nothing. `GOOD`: the good rows go in, the bad ones come back as a file (`project.importErrors`). */
export const importRun = importFile.extend({ mode: z.enum(['ALL', 'GOOD']).default('ALL') });

/** What a sheet holds before anything is written: each row with its cells by column heading, and each bad cell with its reason. */
export const importPreview = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.object({ row: z.int(), cells: z.record(z.string(), z.string()), errors: z.record(z.string(), z.string()) })),
  goodCount: z.int(),
  badCount: z.int(),
});
