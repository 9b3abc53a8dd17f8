import { DECIMAL_TEXT, Exact } from '../exact-decimal.ts';
import { reasonOf } from '../explain.ts';
import { InvalidInputError, unusable } from '../invalid-input-error.ts';

/** One judge's sheet for one project. Numbers are decimal text such as `83.335`; a null total is not handed in. */
export interface ScoreSheet {
  project: string;
  judge: string;
  /** Room or group; needed by `roomCoefficient` alone. */
  room?: string;
  total: string | null;
  /** Scores by dimension, for tie orders that name one. */
  dimensions?: Record<string, string>;
}

/** Sum of all totals before any is dropped, or the mean of a dimension; higher wins. */
export type TieBreaker = 'untrimmedSum' | { dimension: string };

export interface ScoringRule {
  kind: 'mean' | 'trimmedMean' | 'roomCoefficient' | 'standardScore' | 'severityFit';
  /** Places of the score, 0 to 30. */
  decimals: number;
  /** The overall mean of `roomCoefficient`: of all sheets, or of the room means. Default `pooled`. */
  overall?: 'pooled' | 'meanOfMeans';
  /** Places the overall mean is rounded to. Default: not rounded. */
  overallDecimals?: number;
  /** Places the coefficient is rounded to. Default: not rounded. */
  coefficientDecimals?: number;
  /** Decides between equal scores, in this order; what is still equal shares the rank. */
  ties?: TieBreaker[];
}

/** A sheet that was handed in. */
export interface Mark {
  judge: string;
  room: string | undefined;
  total: Exact;
  dimensions: Record<string, string>;
}

/** The marks of each project, in the order of the sheets. */
export type Panel = Map<string, Mark[]>;

/** Throws `InvalidInputError` for a rule or sheet that cannot be meant. */
export function checkScoringInput(rule: ScoringRule, sheets: ScoreSheet[]): void {
  if (!KINDS.includes(rule.kind)) throw unusable('rule.kind', 'rule', shown(rule.kind));
  for (const field of ['decimals', 'overallDecimals', 'coefficientDecimals'] as const) {
    const places = rule[field];
    if (places === undefined && field !== 'decimals') continue;
    if (!Number.isInteger(places) || Number(places) < 0 || Number(places) > MOST_DECIMALS)
      throw unusable(`rule.${field}`, 'rule', String(places));
  }
  const judgesOf = new Map<string, Set<string>>();
  for (const { project, judge, total, dimensions } of sheets) {
    const item = `${project}, ${judge}`;
    const judges = judgesOf.get(project) ?? new Set();
    if (judges.has(judge)) throw new InvalidInputError(reasonOf('input.duplicate', { field: 'sheets', item }));
    judgesOf.set(project, judges.add(judge));
    if (total !== null && !isDecimalText(total)) throw unusable('sheets.total', item, shown(total));
    for (const [dimension, score] of Object.entries(dimensions ?? {})) {
      if (!isDecimalText(score)) throw unusable(`sheets.dimensions.${dimension}`, item, shown(score));
    }
  }
}

/** The handed-in sheets by project. */
export function readPanel(sheets: ScoreSheet[]): Panel {
  const panel: Panel = new Map();
  for (const { project, judge, room, total, dimensions } of sheets) {
    if (total === null) continue;
    const marks = panel.get(project) ?? [];
    marks.push({ judge, room, total: new Exact(total), dimensions: dimensions ?? {} });
    panel.set(project, marks);
  }
  return panel;
}

const KINDS: ScoringRule['kind'][] = ['mean', 'trimmedMean', 'roomCoefficient', 'standardScore', 'severityFit'];
const MOST_DECIMALS = 30;

function isDecimalText(value: unknown): boolean {
  return typeof value === 'string' && DECIMAL_TEXT.test(value);
}

/** What is no text is shown with its type. */
function shown(value: unknown): string {
  return typeof value === 'string' ? value : `${typeof value} ${JSON.stringify(value)}`;
}
