import { Exact } from '../exact-decimal.ts';
import { reasonOf } from '../explain.ts';
import { groupBy } from '../group-by.ts';
import { InvalidInputError, unusable } from '../invalid-input-error.ts';

/** One project's place, as `aggregateScores` gives it, with what quotas are divided by. */
export interface RankedResult {
  project: string;
  /** From 1; equal ranks are a tie. */
  rank: number;
  /** Decimal text; only compared with thresholds. */
  score: string;
  college?: string;
  track?: string;
}

/**
 * What happens to a tie that the last place cuts through: all of it is in and the number grows, none of it is, or a person has to decide
 * first (the outcome then names the tie).
 */
export type TieAtLine = 'all' | 'none' | 'decide';

/** A tie at a line that a person has to decide. */
export interface Undecided {
  projects: string[];
  /** Places left for them. */
  places: number;
}

/** The results in order of rank, those of one rank together. Throws `InvalidInputError` for results that cannot be meant. */
export function rankGroups<Result extends RankedResult>(results: readonly Result[]): Result[][] {
  const seen = new Set<string>();
  for (const { project, rank, score } of results) {
    if (seen.has(project)) throw new InvalidInputError(reasonOf('input.duplicate', { field: 'results', item: project }));
    seen.add(project);
    if (!Number.isInteger(rank) || rank < 1) throw unusable('results.rank', project, String(rank));
    decimalOf(score, 'results.score', project);
  }
  const groups = [...groupBy(results, ({ rank }) => rank)].sort(([one], [other]) => one - other).map(([, group]) => group);
  let worst: Exact | undefined;
  for (const group of groups) {
    const scores = group.map(({ score }) => new Exact(score));
    const above = worst;
    const better = above && group.find((_, index) => scores[index]?.greaterThan(above));
    if (better) throw unusable('results.rank', better.project, `${better.rank} (${better.score})`);
    // Not by spreading: a million may tie.
    worst = scores.reduce((least, score) => (score.lessThan(least) ? score : least));
  }
  return groups;
}

/** A score or threshold: decimal text, negative ones too, because corrected scores can be. */
export function decimalOf(text: string, field: string, item: string): Exact {
  if (!SIGNED_DECIMAL.test(text)) throw unusable(field, item, text);
  return new Exact(text);
}

/** Throws `InvalidInputError` where a list names a project that has no result, or one twice. */
export function checkNamed(projects: readonly string[], field: string, results: readonly RankedResult[]): void {
  const known = new Set(results.map(({ project }) => project));
  const seen = new Set<string>();
  for (const item of projects) {
    if (!known.has(item)) throw new InvalidInputError(reasonOf('input.unknown', { field, item }));
    if (seen.has(item)) throw new InvalidInputError(reasonOf('input.duplicate', { field, item }));
    seen.add(item);
  }
}

const SIGNED_DECIMAL = /^-?\d{1,15}(\.\d{1,30})?$/;
