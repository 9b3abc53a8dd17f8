import { z } from 'zod';
import { count, dateTime, decimal, line, optionalText } from '../../rules.ts';

export const stageKinds = ['COLLEGE', 'SCHOOL', 'SECOND', 'FINAL'] as const;
export const stageModes = ['ONLINE', 'ROADSHOW'] as const;
export const recusalLevels = ['OFF', 'COLLEGE', 'SCHOOL', 'PROVINCE'] as const;
export const scoringRules = ['MEAN', 'TRIMMED_MEAN'] as const;
export const tieBreaks = ['SUM', 'DIMENSION'] as const;
/** The results that a team sees of a stage once it is released. */
export const teamViews = ['NOTHING', 'SCORES', 'SCORES_AND_COMMENTS'] as const;
export const promotionWays = ['COUNT', 'PERCENT', 'THRESHOLD', 'MANUAL'] as const;

const item = z.object({
  name: line(1, 50),
  max: decimal.refine((value) => Number(value) > 0, 'rule.positive'),
  guidance: optionalText(500),
  /** Shown to judges; a score that does not count stays out of the total. */
  isCounted: z.boolean().default(true),
});

const dimension = z.object({
  name: line(1, 50),
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
    .refine((dimensions) => dimensions.reduce((sum, one) => sum + Math.round(Number(one.weight) * 10_000), 0) === 1_000_000, 'rule.weights')
    // ties are decided by the name of a dimension
    .refine((dimensions) => new Set(dimensions.map(({ name }) => name)).size === dimensions.length, 'rule.namesTwice'),
});

export const scoringRule = z.object({ kind: z.enum(scoringRules), decimals: z.int().min(0).max(4) });

/** The rules that decide between equal scores, one after the other; projects that stay equal share the rank. */
const tieBreak = z.object({
  /** The higher sum of all totals, nothing dropped; or the higher score in one dimension. */
  by: z.enum(tieBreaks),
  /** The name of the dimension. */
  dimension: optionalText(50),
});

/** The rule of which projects go on to the next stage. */
export const promotion = z
  .object({
    by: z.enum(promotionWays),
    /** A number of projects, a percentage, or a lowest score; null where it is done by hand. */
    value: decimal.nullish(),
    /** At least so many of each college, and at most; null: any number. */
    collegeFloor: z.int().min(0).max(10_000).nullish(),
    collegeCap: count(10_000).nullish(),
    /** In a hundred of the places, for each track; empty: tracks compete with each other. */
    trackShares: z
      .array(z.object({ track: line(1, 50), percent: z.int().min(0).max(100) }))
      .max(30, 'rule.most:30')
      .default([]),
    /** Places beside the quota, given by hand with a reason. */
    directPasses: z.int().min(0).max(10_000).default(0),
    /** How many of the projects that did not go on may be called back. */
    repechage: z.int().min(0).max(10_000).default(0),
  })
  .superRefine((one, issues) => {
    const refuse = (path: string, message: string) => issues.addIssue({ code: 'custom', path: [path], message });
    const value = Number(one.value ?? 0);
    if (one.by !== 'MANUAL' && value <= 0) refuse('value', 'rule.positive');
    if (one.by === 'COUNT' && !Number.isInteger(value)) refuse('value', 'rule.integer');
    // a total is of a hundred, as weights are
    if ((one.by === 'PERCENT' || one.by === 'THRESHOLD') && value > 100) refuse('value', 'rule.most:100');
    if (one.collegeFloor && one.collegeCap && one.collegeFloor > one.collegeCap) refuse('collegeCap', 'rule.capUnderFloor');
    if (one.trackShares.length > 0 && one.trackShares.reduce((sum, { percent }) => sum + percent, 0) !== 100)
      refuse('trackShares', 'rule.shares');
  });

export const stageFields = {
  kind: z.enum(stageKinds),
  mode: z.enum(stageModes),
  reviewStart: dateTime,
  reviewEnd: dateTime,
  judgesPerProject: count(15),
  loadCap: count(1000).nullish(),
  recusal: z.enum(recusalLevels),
  /** School, college, team and advisors are left out of the text that judges can read. */
  isBlind: z.boolean(),
  rule: scoringRule,
  rubric,
  /** This and the next fields: absent in a change, they stay. */
  tieOrder: z.array(tieBreak).max(5, 'rule.most:5').optional(),
  /** Null: no project goes on, as from the last stage. */
  promotion: promotion.nullable().optional(),
  /** Judges' names are never among it. */
  teamSees: z.enum(teamViews).optional(),
};

/** A stage as an administrator sets it up, for a contest with its dates or for a template with its distances: their texts compare alike. */
export function stageSetupAt(moment: typeof dateTime) {
  return z
    .object({ ...stageFields, reviewStart: moment, reviewEnd: moment })
    .refine((stage) => stage.reviewEnd > stage.reviewStart, { path: ['reviewEnd'], error: 'rule.afterStart' })
    .refine((stage) => stage.rule.kind !== 'TRIMMED_MEAN' || stage.judgesPerProject >= 3, {
      path: ['judgesPerProject'],
      error: 'rule.trimmedNeedsThree',
    })
    .superRefine(({ tieOrder, rubric: { dimensions } }, issues) => {
      tieOrder?.forEach(({ by, dimension }, index) => {
        if (by === 'DIMENSION' && !dimensions.some(({ name }) => name === dimension))
          issues.addIssue({ code: 'custom', path: ['tieOrder', index, 'dimension'], message: 'rule.noSuchDimension' });
        const isSaid = tieOrder.slice(0, index).some((one) => one.by === by && (by === 'SUM' || one.dimension === dimension));
        const at = by === 'SUM' ? 'by' : 'dimension';
        if (isSaid) issues.addIssue({ code: 'custom', path: ['tieOrder', index, at], message: 'rule.tieTwice' });
      });
    });
}
