import { z } from 'zod';
import { action } from '../../action.ts';
import { audit, updateKey } from '../../audit.ts';
import { count, dateTime, decimal, enumeration, filterNumber, filterText, id, optionalText, text } from '../../rules.ts';

/** `PUBLISHED` shows as `REGISTERING` while registration is open: the clock opens and closes it, nobody has to. */
export const contestStates = ['DRAFT', 'PUBLISHED', 'REGISTERING', 'REVIEWING', 'PUBLICITY', 'FINISHED', 'CANCELLED'] as const;
export const stageStates = ['NOT_STARTED', 'IN_REVIEW', 'SCORED', 'CLOSED'] as const;
export const stageKinds = ['COLLEGE', 'SCHOOL', 'SECOND', 'FINAL'] as const;
export const stageModes = ['ONLINE', 'ROADSHOW'] as const;
export const recusalLevels = ['OFF', 'COLLEGE', 'SCHOOL', 'PROVINCE'] as const;
export const scoringRules = ['MEAN', 'TRIMMED_MEAN'] as const;

const item = z.object({
  name: text(1, 50),
  max: decimal.refine((value) => Number(value) > 0, 'rule.positive'),
  guidance: optionalText(500),
  /** Shown to judges; a score that does not count stays out of the total. */
  isCounted: z.boolean().default(true),
});

const dimension = z.object({
  name: text(1, 50),
  weight: decimal.refine((value) => Number(value) > 0, 'rule.positive'),
  items: z
    .array(item)
    .min(1, 'rule.itemsMissing')
    .max(20, 'rule.most:20')
    .refine((items) => items.some((one) => one.isCounted), 'rule.noCountedItem'),
});

/** Two levels: dimensions whose weights sum to 100, items with a maximum. */
export const rubric = z.object({
  dimensions: z
    .array(dimension)
    .min(1, 'rule.dimensionsMissing')
    .max(20, 'rule.most:20')
    .refine(
      (dimensions) => dimensions.reduce((sum, one) => sum + Math.round(Number(one.weight) * 10_000), 0) === 1_000_000,
      'rule.weights',
    ),
});

export const scoringRule = z.object({ kind: z.enum(scoringRules), decimals: z.int().min(0).max(4) });

const stageFields = {
  kind: z.enum(stageKinds),
  mode: z.enum(stageModes),
  reviewStart: dateTime,
  reviewEnd: dateTime,
  judgesPerProject: count(15),
  loadCap: count(1000).nullish(),
  recusal: z.enum(recusalLevels),
  /** School, college, team and advisors are left out of what judges can read. */
  isBlind: z.boolean(),
  rule: scoringRule,
  rubric,
};

/** A stage as an administrator sets it up. */
export const stageSetup = z
  .object(stageFields)
  .refine((stage) => stage.reviewEnd > stage.reviewStart, { path: ['reviewEnd'], error: 'rule.afterStart' })
  .refine((stage) => stage.rule.kind !== 'TRIMMED_MEAN' || stage.judgesPerProject >= 3, {
    path: ['judgesPerProject'],
    error: 'rule.trimmedNeedsThree',
  });

const contestFields = {
  title: text(2, 100),
  edition: z.int('rule.year').min(2000, 'rule.year').max(2100, 'rule.year'),
  describe: optionalText(5000),
  tracks: z
    .array(text(1, 50))
    .min(1, 'rule.tracksMissing')
    .max(30, 'rule.most:30')
    .refine((tracks) => new Set(tracks).size === tracks.length, 'rule.tracksTwice'),
  registrationStart: dateTime,
  registrationEnd: dateTime,
  /** One stage for now: further ones stand on promotion. */
  stages: z.array(stageSetup).min(1, 'rule.required').max(1, 'rule.most:1'),
};

function checkWindows(
  contest: { registrationStart: string; registrationEnd: string; stages: { reviewStart: string }[] },
  issues: z.core.$RefinementCtx,
) {
  if (contest.registrationEnd <= contest.registrationStart)
    issues.addIssue({ code: 'custom', path: ['registrationEnd'], message: 'rule.afterStart' });
  contest.stages.forEach((stage, index) => {
    if (stage.reviewStart < contest.registrationEnd)
      issues.addIssue({ code: 'custom', path: ['stages', index, 'reviewStart'], message: 'rule.afterRegistration' });
  });
}

export const contestSave = z.object(contestFields).superRefine(checkWindows);

export const contestUpdate = z.object({ ...updateKey, ...contestFields }).superRefine(checkWindows);

/** A stage with its numbers. */
export const stage = z.object({
  id,
  ...stageFields,
  kind: enumeration(stageKinds),
  mode: enumeration(stageModes),
  loadCap: z.int().nullable(),
  recusal: enumeration(recusalLevels),
  state: enumeration(stageStates),
  projectCount: z.int(),
  sheetCount: z.int(),
  submittedCount: z.int(),
  closedTime: dateTime.nullable(),
  actions: z.array(action),
});

/** A contest in a list. */
export const contest = z.object({
  ...audit,
  title: z.string(),
  edition: z.int(),
  describe: z.string().nullable(),
  orgId: id,
  orgLabel: z.string(),
  registrationStart: dateTime,
  registrationEnd: dateTime,
  state: enumeration(contestStates),
  cancelReason: z.string().nullable(),
  tracks: z.array(z.string()),
  projectCount: z.int(),
  judgeCount: z.int(),
  stages: z.array(stage),
  actions: z.array(action),
  /** Fields of `contest.update` that no longer change, and why. */
  locks: z.array(z.object({ field: z.string(), reason: z.string() })),
});

export const contestModel = z
  .object({
    /** Anywhere in the title, or the edition. */ keyword: filterText,
    title: filterText,
    edition: filterNumber.nullable(),
    state: z.enum(contestStates).nullable(),
  })
  .partial();
