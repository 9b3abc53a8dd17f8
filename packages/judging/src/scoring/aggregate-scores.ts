import { plainText, roundHalfUp, shortText, type Exact } from '../exact-decimal.ts';
import { reasonOf, type Reason, type Step } from '../explain.ts';
import { judgeStatistics, type JudgeStatistics } from './judge-statistics.ts';
import { mean, trimmedMean } from './mean-rules.ts';
import { rankProjects } from './ranking.ts';
import { roomCoefficient } from './room-coefficient.ts';
import type { RuleOutcome } from './rule-outcome.ts';
import { checkScoringInput, readPanel, type Panel, type ScoreSheet, type ScoringRule } from './scoring-input.ts';
import { severityFit } from './severity-fit.ts';
import { standardScore } from './standard-score.ts';

/**
 * The scores and ranks of all projects by one rule.
 *
 * - `mean`: of the judges' totals.
 * - `trimmedMean`: one highest and one lowest total dropped (of several equal ones, one), mean of the rest.
 * - `roomCoefficient`: mean × (overall mean ÷ room mean).
 * - `standardScore`: mean of 50 + 10·z per judge, z by the sample standard deviation (n − 1).
 * - `severityFit`: least squares of total = project + judge, the judges' terms summing to zero.
 *
 * Arithmetic is exact; the score is rounded once, at the end, half up, but where the rule names a rounding.
 * Projects are ranked by the rounded score, then the tie order; what is equal then shares a rank (1, 1, 3).
 *
 * `incomplete` lists the sheets not handed in; `refused` says why the data cannot carry the rule. Throws
 * `InvalidInputError` for duplicate sheets, totals that are no decimals, and places that are no counts.
 */
export function aggregateScores(rule: ScoringRule, sheets: ScoreSheet[]): ScoringResult {
  checkScoringInput(rule, sheets);
  const missing = sheets.filter(({ total }) => total === null).map(({ project, judge }) => ({ project, judge }));
  if (missing.length > 0) return { kind: 'incomplete', missing };

  const panel = readPanel(sheets);
  const gap = dimensionGap(rule, panel);
  if (gap) return { kind: 'refused', because: gap };
  const outcome = RULES[rule.kind](panel, rule);
  if ('because' in outcome) return { kind: 'refused', ...outcome };

  const rounded = new Map<string, Exact>();
  for (const [project, { value }] of outcome.scores) rounded.set(project, roundHalfUp(value, rule.decimals));
  const results = rankProjects(panel, rounded, rule.ties ?? []).flatMap(({ project, rank, steps }) => {
    const scored = outcome.scores.get(project);
    const score = rounded.get(project)?.toFixed(rule.decimals);
    if (!scored || score === undefined) return [];
    const rounding = reasonOf('step.round', { exact: shortText(scored.value), decimals: rule.decimals, score });
    return [{ project, score, exact: plainText(scored.value), rank, calculation: [...scored.steps, rounding, ...steps] }];
  });
  return { kind: 'scored', results, judges: judgeStatistics(panel, outcome.severities) };
}

export type ScoringResult =
  | {
      kind: 'scored';
      /** By rank; projects of one rank in the order of the sheets. */
      results: ProjectResult[];
      /** In the order of their first sheets. */
      judges: JudgeStatistics[];
    }
  | { kind: 'incomplete'; missing: { project: string; judge: string }[] }
  /** `parts`: the projects of each unconnected part, for `severityFit`. */
  | { kind: 'refused'; because: Reason; parts?: string[][] };

export interface ProjectResult {
  project: string;
  /** Decimal text with exactly the rule's places. */
  score: string;
  /** Before rounding, to 40 places, without trailing zeros. */
  exact: string;
  rank: number;
  /** The way from the sheets to the rank, line by line; `explain` gives the words. */
  calculation: Step[];
}

const RULES = { mean, trimmedMean, roomCoefficient, standardScore, severityFit } satisfies Record<
  ScoringRule['kind'],
  (panel: Panel, rule: ScoringRule) => RuleOutcome
>;

function dimensionGap(rule: ScoringRule, panel: Panel): Reason | undefined {
  for (const tie of rule.ties ?? []) {
    if (tie === 'untrimmedSum') continue;
    for (const [project, marks] of panel) {
      const mark = marks.find(({ dimensions }) => !Object.hasOwn(dimensions, tie.dimension));
      if (mark) return reasonOf('score.dimensionMissing', { project, judge: mark.judge, dimension: tie.dimension });
    }
  }
  return undefined;
}
