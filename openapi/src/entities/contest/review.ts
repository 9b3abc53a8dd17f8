import { z } from 'zod';
import { action } from '../../action.ts';
import { dateTime, decimal, enumeration, filterText, id, optionalText, searching, version } from '../../rules.ts';
import { stage } from './contest.ts';
import { rubric, scoringRule } from './stage-setup.ts';

export const assignmentStates = ['ASSIGNED', 'ACCEPTED', 'DRAFTING', 'SUBMITTED', 'RECUSED', 'WITHDRAWN', 'REPLACED'] as const;
export const judgeStates = ['INVITED', 'ACTIVE', 'PAUSED', 'RETIRED'] as const;

/** A judge as far as assignment needs to know. */
export const judge = z.object({
  id,
  userId: id,
  name: z.string(),
  title: z.string().nullable(),
  employer: z.string().nullable(),
  schoolLabel: z.string().nullable(),
  collegeLabel: z.string().nullable(),
  province: z.string().nullable(),
  tracks: z.array(z.string()),
  loadCap: z.int().nullable(),
  state: enumeration(judgeStates),
});

export const judgeModel = z
  .object({ keyword: searching('name', 'employer'), name: filterText, state: z.enum(judgeStates).nullable() })
  .partial();

/** A stage with the contest it belongs to. */
export const stageDetail = stage.extend({
  contestId: id,
  contestTitle: z.string(),
  tracks: z.array(z.string()),
  /** The receipt of a stage whose results are sealed; `hash` is that of the log record that sealed them. */
  seal: z.object({ by: z.string(), time: dateTime, hash: z.string() }).nullable(),
});

/** Judges are numbered, and their ids left out, unless the reader may see the names. */
const namedJudge = { judgeId: id.nullable(), judgeName: z.string() };

/** One project of a stage with the state of its sheets. */
export const stageProject = z.object({
  projectId: id,
  number: z.string(),
  title: z.string(),
  track: z.string(),
  collegeLabel: z.string().nullable(),
  /** Empty for a reader who leads the project, belongs to its team or advises it; then the counts are 0. */
  judges: z.array(z.object({ ...namedJudge, state: enumeration(assignmentStates), submittedTime: dateTime.nullable() })),
  submittedCount: z.int(),
  sheetCount: z.int(),
});

export const stageProjectModel = z.object({
  stageId: id,
  keyword: searching('title', 'number').optional(),
  title: filterText.optional(),
  track: filterText.optional(),
  isComplete: z.boolean().nullish(),
});

/** The judges who still owe a sheet, and the sheets. */
export const missingSheet = z.object({ projectId: id, projectTitle: z.string(), ...namedJudge });

const pair = z.object({
  projectId: id,
  number: z.string(),
  projectTitle: z.string(),
  track: z.string(),
  collegeLabel: z.string().nullable(),
  judgeId: id,
  judgeName: z.string(),
  reasons: z.array(z.string()),
});

/**
 * A proposal, not yet written. The same `seed` over the same data gives the same pairs; `fingerprint` tells whether the data are still the
 * same.
 */
export const proposal = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('assigned'),
    seed: z.int(),
    fingerprint: z.string(),
    pairs: z.array(pair),
    load: z.array(z.object({ judgeId: id, judgeName: z.string(), count: z.int(), cap: z.int().nullable() })),
    totalAffinity: z.number(),
    overlap: z.object({ largest: z.int(), bound: z.int() }),
  }),
  z.object({
    kind: z.literal('infeasible'),
    shortfalls: z.array(z.object({ projects: z.array(z.object({ id, title: z.string() })), missing: z.int(), because: z.string() })),
    mends: z.array(z.string()),
  }),
]);

export const proposalRequest = z.object({ stageId: id, seed: z.int().min(0).max(2_147_483_647).default(1) });

export const acceptRequest = z.object({ stageId: id, seed: z.int().min(0).max(2_147_483_647), fingerprint: z.string().min(1).max(128) });

/** A stage as a judge sees it. */
export const judgingStage = z.object({
  stageId: id,
  contestTitle: z.string(),
  kind: stage.shape.kind,
  state: stage.shape.state,
  reviewStart: dateTime,
  reviewEnd: dateTime,
  sheetCount: z.int(),
  submittedCount: z.int(),
});

/** One project on a judge's own list. Blind stages leave out whatever names the team. */
export const judgingProject = z.object({
  projectId: id,
  number: z.string(),
  title: z.string(),
  track: z.string(),
  state: enumeration(assignmentStates),
  total: z.string().nullable(),
  submittedTime: dateTime.nullable(),
  /** When the sheet is due: later than others of the stage where its deadline was put off. */
  reviewEnd: dateTime,
});

/** `keyword` and `title` both look anywhere in number and title. */
export const judgingModel = z.object({
  keyword: searching('title', 'number').optional(),
  title: filterText.optional(),
  state: z.enum(assignmentStates).nullish(),
  /** Whether the sheet is handed in. */
  isSubmitted: z.boolean().nullish(),
});

export const itemScore = z.object({ dimension: z.int().min(0).max(19), item: z.int().min(0).max(19), score: decimal.nullable() });

/** A score sheet. `scores` address items by their place in the rubric. */
export const sheet = z.object({
  scores: z.array(itemScore),
  comment: z.string().nullable(),
  total: z.string().nullable(),
  version,
  submittedTime: dateTime.nullable(),
});

/** A project beside its sheet. */
export const judgingDetail = z.object({
  stageId: id,
  contestTitle: z.string(),
  project: z.object({
    id,
    number: z.string(),
    title: z.string(),
    summary: z.string().nullable(),
    track: z.string(),
    schoolLabel: z.string().nullable(),
    collegeLabel: z.string().nullable(),
    leaderName: z.string().nullable(),
    members: z.array(z.string()),
    advisors: z.array(z.string()),
  }),
  isBlind: z.boolean(),
  rubric,
  state: enumeration(assignmentStates),
  sheet,
  reviewEnd: dateTime,
  /** Place in the judge's own list, from 1, for "12 / 45" and for stepping on. */
  position: z.int(),
  listLength: z.int(),
  previousProjectId: id.nullable(),
  nextProjectId: id.nullable(),
  /** The next project whose sheet is not handed in, from the start again after the last; null when no other remains. */
  nextOpenProjectId: id.nullable(),
  actions: z.array(action),
});

export const sheetSave = z.object({ scores: z.array(itemScore).max(400), comment: optionalText(2000), version });

/** Closing asks for the closer's password again. */
export const closeRequest = z.object({ password: z.string().min(1, 'rule.required').max(255) });

export const resultModel = z.object({
  stageId: id,
  keyword: searching('title', 'number', 'leaderName').optional(),
  title: filterText.optional(),
  track: filterText.optional(),
  collegeId: id.nullish(),
});

/** One line of the ranked result. */
export const result = z.object({
  stageId: id,
  projectId: id,
  number: z.string(),
  title: z.string(),
  track: z.string(),
  collegeLabel: z.string().nullable(),
  leaderName: z.string(),
  score: z.string(),
  rank: z.int(),
});

export const sealedResultModel = z
  .object({
    schoolId: id.nullable(),
    collegeId: id.nullable(),
    keyword: searching('number', 'title'),
  })
  .partial();

/** A project in the last stage of its contest whose results are sealed. */
export const sealedResult = z.object({
  contestId: id,
  contestTitle: z.string(),
  edition: z.int(),
  stageId: id,
  kind: stage.shape.kind,
  closedTime: dateTime.nullable(),
  projectId: id,
  number: z.string(),
  title: z.string(),
  score: z.string(),
  rank: z.int(),
  /** The award of the contest's last stage, where the project won one. */
  award: z.string().nullable(),
});

/**
 * A result opened into its calculation. Judges are numbered, never named, unless the reader may see the names. A reader who leads the
 * project, belongs to its team or advises it gets neither sheets nor calculation.
 */
export const resultDetail = result.extend({
  contestTitle: z.string(),
  rule: scoringRule,
  sheets: z.array(
    z.object({ judgeName: z.string(), total: z.string(), isCounted: z.boolean(), comment: z.string().nullable(), submittedTime: dateTime }),
  ),
  calculation: z.array(z.string()),
  sealedTime: dateTime,
  /** Hash of the log record that sealed this result. */
  sealHash: z.string(),
});

/** The work that waits for the caller: for administrators the running stages of their scope, for judges their own sheets. */
export const overview = z.object({
  /** The tenant's clock. */
  now: dateTime,
  contestCount: z.int(),
  projectCount: z.int(),
  judgeCount: z.int(),
  /** Of all stages under review in the caller's scope. */
  sheetCount: z.int(),
  submittedCount: z.int(),
  /** Of these the fifty with the nearest deadlines, and all whose sheets are handed in. */
  stages: z.array(
    z.object({
      stageId: id,
      contestId: id,
      contestTitle: z.string(),
      kind: stage.shape.kind,
      state: stage.shape.state,
      reviewEnd: dateTime,
      sheetCount: z.int(),
      submittedCount: z.int(),
      /** Whether the caller may close it now. */
      canClose: z.boolean(),
    }),
  ),
  /** Contests with projects that the caller can decide on, the first to end its registration first: as many as the list of them shows. */
  undecided: z.array(z.object({ contestId: id, contestTitle: z.string(), count: z.int() })),
  judging: z.array(judgingStage),
  /** Contests of the caller's scope that are open to registration, the nearest deadline first, ten at most. */
  registering: z.array(
    z.object({
      contestId: id,
      contestTitle: z.string(),
      registrationEnd: dateTime,
      /** Days until then by the tenant's calendar: 0 on the last one. */
      daysLeft: z.int(),
    }),
  ),
});
