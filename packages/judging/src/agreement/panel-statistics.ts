import { studentCdf, studentQuantile } from './distributions.ts';
import { reasonOf, type Reason } from '../explain.ts';
import { unusable } from '../invalid-input-error.ts';
import { checkScoringInput, readPanel, type Panel, type ScoreSheet } from '../scoring/scoring-input.ts';
import { connectedParts, fitJudges, nameOfPart, normalMatrix } from '../scoring/severity-fit.ts';

export interface PanelStatisticsOptions {
  /** Of the intervals, between 0 and 1. Default 0.95. */
  confidence?: number;
  /** A score of interest, such as the line of an award: each project gets the probability of being above it. */
  line?: number;
}

export interface Interval {
  low: number;
  high: number;
}

export interface JudgeFit {
  judge: string;
  sheets: number;
  /** Points above (lenient) or below (severe) the mean judge. */
  severity: number;
  interval: Interval;
  /** Root mean square of what is left of the judge's totals after project and severity: small is consistent. */
  residualDeviation: number;
  /** Correlation with the mean of the other judges of the same projects; null with fewer than three such projects or without spread. */
  correlation: number | null;
}

export interface ProjectFit {
  project: string;
  /** Score with the judges' severity taken out. */
  estimate: number;
  standardError: number;
  interval: Interval;
  /** Probability that the true score is above `line`; absent without one. */
  above?: number;
}

export type PanelStatistics =
  | { kind: 'computed'; judges: JudgeFit[]; projects: ProjectFit[]; residualDeviation: number; degreesOfFreedom: number }
  | { kind: 'refused'; because: Reason; parts?: string[][] };

/**
 * How sure the figures of a panel are, by the model of `severityFit`: total = project + judge + error, errors independent, normal and of
 * one variance. Judges' terms sum to zero. Double precision; sheets not handed in are left out.
 *
 * The error variance is s² = Σ residual² ÷ (sheets − projects − judges + 1). The judges' covariance is s² M⁺, M being the normal equations
 * over the judges with the projects eliminated; a project's variance is s² (1 ÷ sheets + aᵀ M⁺ a), a having 1 ÷ sheets for each of its
 * judges. Intervals and the probability of being above a line use Student's t. Source: S. R. Searle, Linear Models (1971), ch. 7.1, 7.2.
 *
 * Few sheets a project make for wide intervals; the probability says nothing about errors all judges share. Refused when the panel is not
 * connected (with its parts), or when no sheet is left to estimate the error from. Throws `InvalidInputError` as `aggregateScores` does.
 */
export function panelStatistics(sheets: ScoreSheet[], { confidence = 0.95, line }: PanelStatisticsOptions = {}): PanelStatistics {
  checkScoringInput({ kind: 'severityFit', decimals: 0 }, sheets);
  if (!(confidence > 0 && confidence < 1)) throw unusable('confidence', 'options', confidence);
  if (line !== undefined && !Number.isFinite(line)) throw unusable('line', 'options', line);
  const panel = readPanel(sheets);
  const parts = connectedParts(panel);
  if (parts.length > 1) {
    return {
      kind: 'refused',
      because: reasonOf('score.disconnected', { parts: parts.length, groups: parts.map(nameOfPart).join(' | ') }),
      parts,
    };
  }
  const fit = fitOf(panel);
  const degreesOfFreedom = fit.count - panel.size - fit.names.length + 1;
  if (degreesOfFreedom <= 0) return { kind: 'refused', because: reasonOf('agreement.tooFewSheets', { sheets: fit.count }) };

  const deviation = Math.sqrt(fit.squares / degreesOfFreedom);
  const reach = studentQuantile((1 + confidence) / 2, degreesOfFreedom);
  const covariance = pseudoInverse(normalMatrix(fit.rows, fit.names.length), fit.names.length);
  const around = (value: number, error: number): Interval => ({ low: value - reach * error, high: value + reach * error });

  const judges = fit.names.map((judge, index) => {
    const severity = fit.terms[index] ?? 0;
    const own = fit.residuals.filter((one) => one.judge === index);
    return {
      judge,
      sheets: own.length,
      severity,
      interval: around(severity, deviation * Math.sqrt(Math.max(0, at(covariance, index, index, fit.names.length)))),
      residualDeviation: Math.sqrt(own.reduce((sum, { value }) => sum + value * value, 0) / own.length),
      correlation: correlation(own.flatMap(({ total, others }) => (others === null ? [] : [[total, others] as const]))),
    };
  });
  const projects = [...panel.keys()].map((project, index) => {
    const row = fit.rows[index] ?? [];
    const estimate = fit.estimates[index] ?? 0;
    const shared = row.reduce(
      (sum, one) => row.reduce((inner, two) => inner + at(covariance, one.judge, two.judge, fit.names.length), sum),
      0,
    );
    const standardError = deviation * Math.sqrt(1 / row.length + Math.max(0, shared) / row.length ** 2);
    return {
      project,
      estimate,
      standardError,
      interval: around(estimate, standardError),
      ...(line !== undefined && { above: probabilityAbove(estimate - line, standardError, degreesOfFreedom) }),
    };
  });
  return { kind: 'computed', judges, projects, residualDeviation: deviation, degreesOfFreedom };
}

/** Without any error a project is above the line or it is not. */
function probabilityAbove(distance: number, standardError: number, degreesOfFreedom: number): number {
  if (standardError === 0) return distance > 0 ? 1 : 0;
  return studentCdf(distance / standardError, degreesOfFreedom);
}

function fitOf(panel: Panel) {
  const severities = fitJudges(panel);
  const names = [...severities.keys()];
  const terms = names.map((name) => Number(severities.get(name)));
  const indexOf = new Map(names.map((name, index) => [name, index]));
  const rows = Array.from(panel.values(), (marks) =>
    marks.map(({ judge, total }) => ({ judge: indexOf.get(judge) ?? 0, total: Number(total) })),
  );
  const estimates = rows.map((row) => row.reduce((sum, { judge, total }) => sum + total - (terms[judge] ?? 0), 0) / row.length);
  const residuals = rows.flatMap((row, project) => {
    const sum = row.reduce((all, { total }) => all + total, 0);
    return row.map(({ judge, total }) => ({
      judge,
      total,
      others: row.length > 1 ? (sum - total) / (row.length - 1) : null,
      value: total - (estimates[project] ?? 0) - (terms[judge] ?? 0),
    }));
  });
  const squares = residuals.reduce((sum, { value }) => sum + value * value, 0);
  return { names, terms, rows, estimates, residuals, squares, count: residuals.length };
}

/** The Moore–Penrose inverse of a symmetric matrix whose null space is the constant vectors: (M + J)⁻¹ − J with J = 11ᵀ ÷ count. */
function pseudoInverse(matrix: Float64Array, count: number): Float64Array {
  const constant = 1 / count;
  const work = matrix.map((value) => value + constant);
  const inverse = new Float64Array(count * count);
  for (let index = 0; index < count; index++) inverse[index * count + index] = 1;
  // Gauss–Jordan without pivoting: the matrix is positive definite.
  for (let column = 0; column < count; column++) {
    const pivot = at(work, column, column, count);
    for (let index = 0; index < count; index++) {
      work[column * count + index] = at(work, column, index, count) / pivot;
      inverse[column * count + index] = at(inverse, column, index, count) / pivot;
    }
    for (let row = 0; row < count; row++) {
      const factor = at(work, row, column, count);
      if (row === column || factor === 0) continue;
      for (let index = 0; index < count; index++) {
        work[row * count + index] = at(work, row, index, count) - factor * at(work, column, index, count);
        inverse[row * count + index] = at(inverse, row, index, count) - factor * at(inverse, column, index, count);
      }
    }
  }
  return inverse.map((value) => value - constant);
}

function at(matrix: Float64Array, row: number, column: number, count: number): number {
  return matrix[row * count + column] ?? 0;
}

function correlation(pairs: readonly (readonly [number, number])[]): number | null {
  if (pairs.length < 3) return null;
  const mean = (which: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[which], 0) / pairs.length;
  const [x, y] = [mean(0), mean(1)];
  const sum = (term: (a: number, b: number) => number) => pairs.reduce((all, [a, b]) => all + term(a - x, b - y), 0);
  const spread = Math.sqrt(sum((a) => a * a) * sum((_, b) => b * b));
  return spread === 0 ? null : sum((a, b) => a * b) / spread;
}
