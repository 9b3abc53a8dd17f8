import { Exact, settle, shortText, sumOf } from '../exact-decimal.ts';
import { reasonOf, type Step } from '../explain.ts';
import { meanStep, totalSteps } from './mean-rules.ts';
import type { RuleOutcome } from './rule-outcome.ts';
import type { Panel } from './scoring-input.ts';

/**
 * Least squares of total = project + judge with the judges' terms summing to zero (two-way additive model,
 * unbalanced). Given the judges, a project is the mean of total − judge; what is left are normal equations over the
 * judges alone. They are solved in double precision by Cholesky, and the solution is refined with residuals in
 * exact decimals until it no longer changes (iterative refinement; Higham, Accuracy and Stability, ch. 12).
 */
export function severityFit(panel: Panel): RuleOutcome {
  const parts = connectedParts(panel);
  if (parts.length > 1) {
    const groups = parts.map(nameOfPart).join(' | ');
    return { because: reasonOf('score.disconnected', { parts: parts.length, groups }), parts };
  }

  const severities = fitJudges(panel);
  const scores = new Map<string, { value: Exact; steps: Step[] }>();
  for (const [project, marks] of panel) {
    const steps = totalSteps(marks);
    const adjusted = marks.map(({ judge, total }) => {
      const severity = severities.get(judge) ?? new Exact(0);
      const value = total.minus(severity);
      steps.push(reasonOf('step.severity', { judge, total: total.toFixed(), severity: shortText(severity), adjusted: shortText(value) }));
      return value;
    });
    const { value, step } = meanStep(adjusted);
    scores.set(project, { value, steps: [...steps, step] });
  }
  return { scores, severities };
}

/** Projects that are linked through common judges, directly or in steps. */
export function connectedParts(panel: Panel): string[][] {
  const projectsOf = new Map<string, string[]>();
  for (const [project, marks] of panel) {
    for (const { judge } of marks) {
      const projects = projectsOf.get(judge) ?? [];
      projects.push(project);
      projectsOf.set(judge, projects);
    }
  }
  const parts: string[][] = [];
  const seen = new Set<string>();
  for (const start of panel.keys()) {
    if (seen.has(start)) continue;
    seen.add(start);
    const part = [start];
    for (const project of part) {
      for (const { judge } of panel.get(project) ?? []) {
        for (const other of projectsOf.get(judge) ?? []) {
          if (seen.has(other)) continue;
          seen.add(other);
          part.push(other);
        }
        projectsOf.delete(judge);
      }
    }
    parts.push(part);
  }
  return parts;
}

export function nameOfPart(projects: string[]): string {
  const shown = projects.slice(0, NAMES_SHOWN).join(', ');
  return projects.length > NAMES_SHOWN ? `${shown}, … (${projects.length})` : shown;
}

const NAMES_SHOWN = 5;

/** Each judge's term, summing to zero over the judges; the panel must be connected. */
export function fitJudges(panel: Panel): Map<string, Exact> {
  const names = [...new Set(Array.from(panel.values(), (marks) => marks.map(({ judge }) => judge)).flat())];
  const indexOf = new Map(names.map((name, index) => [name, index]));
  const rows = Array.from(panel.values(), (marks) => marks.map(({ judge, total }) => ({ judge: indexOf.get(judge) ?? 0, total })));
  // The first judge is held at 0 while solving: the equations fix the terms but for one constant.
  const solve = cholesky(normalMatrix(rows, names.length), names.length);
  const terms = names.map(() => new Exact(0));
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const step = solve(residualsOf(rows, terms));
    for (const [judge, by] of step.entries()) terms[judge] = terms[judge]!.plus(by);
    if (step.every((by) => Math.abs(by) < SMALLEST_STEP)) break;
  }
  const mean = names.length > 0 ? sumOf(terms).dividedBy(names.length) : new Exact(0);
  return new Map(names.map((name, index) => [name, settle(terms[index]!.minus(mean))]));
}

/** Each round gains some 14 digits; more rounds than this are for graphs that hang together by a thread. */
const MOST_ROUNDS = 60;
const SMALLEST_STEP = 1e-50;

type Rows = { judge: number; total: Exact }[][];

/** For each judge the sum of total − project − judge: zero at the solution. */
function residualsOf(rows: Rows, terms: Exact[]): Float64Array {
  const residuals = terms.map(() => new Exact(0));
  for (const row of rows) {
    const cleared = row.map(({ judge, total }) => total.minus(terms[judge]!));
    const project = sumOf(cleared).dividedBy(row.length);
    for (const [index, { judge }] of row.entries()) residuals[judge] = residuals[judge]!.plus(cleared[index]!.minus(project));
  }
  return Float64Array.from(residuals, Number);
}

/** The normal equations over the judges, the projects' terms eliminated; row by row. */
export function normalMatrix(rows: readonly (readonly { judge: number }[])[], count: number): Float64Array {
  const matrix = new Float64Array(count * count);
  for (const row of rows) {
    for (const { judge } of row) {
      matrix[judge * count + judge] = matrix[judge * count + judge]! + 1;
      for (const other of row) {
        matrix[judge * count + other.judge] = matrix[judge * count + other.judge]! - 1 / row.length;
      }
    }
  }
  return matrix;
}

/** Factors the matrix without its first row and column; the solver sets the first unknown to 0. */
function cholesky(matrix: Float64Array, count: number): (right: Float64Array) => Float64Array {
  const lower = matrix.slice();
  for (let column = 1; column < count; column++) {
    for (let row = column; row < count; row++) {
      let value = lower[row * count + column]!;
      for (let inner = 1; inner < column; inner++) value -= lower[row * count + inner]! * lower[column * count + inner]!;
      lower[row * count + column] = row === column ? Math.sqrt(value) : value / lower[column * count + column]!;
    }
  }
  return (right) => {
    const solution = right.slice();
    solution[0] = 0;
    for (let row = 1; row < count; row++) {
      for (let inner = 1; inner < row; inner++) solution[row] = solution[row]! - lower[row * count + inner]! * solution[inner]!;
      solution[row] = solution[row]! / lower[row * count + row]!;
    }
    for (let row = count - 1; row > 0; row--) {
      for (let inner = row + 1; inner < count; inner++) solution[row] = solution[row]! - lower[inner * count + row]! * solution[inner]!;
      solution[row] = solution[row]! / lower[row * count + row]!;
    }
    return solution;
  };
}
