import type { AssignmentInput, AssignmentJudge, AssignmentProject, JudgeAndProject, RecusalLevel } from './assignment-input.ts';
import { reasonOf } from '../explain.ts';
import { InvalidInputError } from '../invalid-input-error.ts';
import { shuffledIndices, type Random } from './random.ts';

/** How a judge stands to a project. `FREE` and `HELD` may change, the others never do. */
export const RECUSED = 0;
export const DECLARED = 1;
export const FREE = 2;
export const HELD = 3;
export const STANDING = 4;

/**
 * The input as arrays over whole numbers, in a random order of projects and judges, so that ties fall by the seed.
 * A cell of a pair is at `project * judges.length + judge`.
 */
export interface AssignmentProblem {
  projects: AssignmentProject[];
  judges: AssignmentJudge[];
  recusal: RecusalLevel;
  /** Judges a project needs, standing ones included. */
  needed: Int32Array;
  min: Float64Array;
  max: Float64Array;
  /** Pairs as before any assignment: RECUSED, DECLARED, FREE or STANDING. */
  status: Uint8Array;
  /** Affinities as whole numbers, so that sums and comparisons of them are exact. */
  fit: Float64Array;
  /** Affinity = fit ÷ fitUnit. */
  fitUnit: number;
  /** The affinities that were given, not derived from the track; NaN elsewhere. */
  given: Float64Array;
  /** Standing pairs that are in conflict, as cells. */
  standingConflicts: number[];
}

export function readAssignmentProblem(input: AssignmentInput, random: Random): AssignmentProblem {
  const projects = shuffledIndices(input.projects.length, random).flatMap((index) => input.projects[index] ?? []);
  const judges = shuffledIndices(input.judges.length, random).flatMap((index) => input.judges[index] ?? []);
  const cellOf = cellFinder(projects, judges);
  const recusal = input.recusal ?? 'off';
  const perProject = input.perProject;

  const status = new Uint8Array(projects.length * judges.length).fill(FREE);
  if (recusal !== 'off') {
    eachPair(projects, judges, (project, judge, cell) => {
      if (project[recusal] && project[recusal] === judge[recusal]) status[cell] = RECUSED;
    });
  }
  for (const pair of input.conflicts ?? []) status[cellOf(pair)] = DECLARED;
  const standingConflicts: number[] = [];
  for (const pair of input.standing ?? []) {
    const cell = cellOf(pair);
    if (status[cell] === FREE) status[cell] = STANDING;
    else if (status[cell] !== STANDING) standingConflicts.push(cell);
  }

  const given = new Float64Array(status.length).fill(Number.NaN);
  for (const pair of input.affinity ?? []) {
    const cell = cellOf(pair);
    if (!Number.isNaN(given[cell]))
      throw new InvalidInputError(reasonOf('input.duplicate', { field: 'affinity', item: `${pair.judge}, ${pair.project}` }));
    given[cell] = pair.score;
  }
  const needed = Int32Array.from(projects, ({ id }) => (typeof perProject === 'number' ? perProject : (perProject[id] ?? 0)));
  const units = needed.reduce((sum, count) => sum + count, 0);
  const fitUnit = wholeNumberUnit(given, Number.MAX_SAFE_INTEGER / (8 * (units + 1) * (judges.length + 1)));
  const fit = new Float64Array(status.length);
  eachPair(projects, judges, (project, judge, cell) => {
    if (project.track !== undefined && judge.tracks?.includes(project.track)) fit[cell] = Math.round(fitUnit);
  });
  for (const [cell, score] of given.entries()) if (!Number.isNaN(score)) fit[cell] = Math.round(score * fitUnit);

  return {
    projects,
    judges,
    recusal,
    needed,
    min: Float64Array.from(judges, ({ min }) => min ?? 0),
    max: Float64Array.from(judges, ({ max }) => max ?? Infinity),
    status,
    fit,
    fitUnit,
    given,
    standingConflicts,
  };
}

/**
 * The smallest power of ten that makes all scores whole; where such numbers grow too large to be summed exactly,
 * the unit that brings the largest score to `limit` (some nine significant digits in the largest contests).
 */
function wholeNumberUnit(given: Float64Array, limit: number): number {
  let largest = 1;
  let places = 0;
  for (const score of given) {
    if (Number.isNaN(score)) continue;
    largest = Math.max(largest, Math.abs(score));
    while (places <= MOST_PLACES && !Number.isInteger(score) && Number(score.toFixed(places)) !== score) places++;
  }
  const unit = 10 ** places;
  if (places <= MOST_PLACES && largest * unit <= limit) return unit;
  return limit / largest;
}

const MOST_PLACES = 12;

function eachPair(
  projects: AssignmentProject[],
  judges: AssignmentJudge[],
  visit: (project: AssignmentProject, judge: AssignmentJudge, cell: number) => void,
): void {
  let cell = 0;
  for (const project of projects) for (const judge of judges) visit(project, judge, cell++);
}

function cellFinder(projects: AssignmentProject[], judges: AssignmentJudge[]): (pair: JudgeAndProject) => number {
  const projectAt = new Map(projects.map(({ id }, index) => [id, index]));
  const judgeAt = new Map(judges.map(({ id }, index) => [id, index]));
  return ({ project, judge }) => (projectAt.get(project) ?? 0) * judges.length + (judgeAt.get(judge) ?? 0);
}
