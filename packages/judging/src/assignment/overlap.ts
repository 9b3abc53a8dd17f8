import { FREE, HELD, STANDING, type AssignmentProblem } from './assignment-problem.ts';
import { FILL_SHARE, type Filling } from './filling.ts';
import type { Pace } from './pace.ts';
import type { Random } from './random.ts';

/**
 * Evens out how many projects any two judges share, by swaps: judge a leaves project p for q, judge b leaves q
 * for p. A swap keeps every load, and with `keepsFit` it is taken only when it keeps the affinity too. Only swaps
 * that do not make the overlap worse are taken, so stopping early is always safe. Changes `filling`.
 */
export async function evenOutOverlap(
  problem: AssignmentProblem,
  filling: Filling,
  keepsFit: boolean,
  random: Random,
  pace: Pace,
): Promise<void> {
  const count = problem.judges.length;
  const { fit } = problem;
  const { status, team } = filling;
  const movable = team.flatMap((judges, project) => (judges.length > 0 ? [project] : []));
  if (movable.length < 2) return;

  const shared = countShared(problem, filling);
  const bound = overlapBound(problem);
  const gains = costOfOneMore(bound, problem.projects.length);
  const teams = team.map((judges, project) => [...judges, ...standingOf(problem, project)]);
  const mostEven = leastCost(problem, gains);
  let cost = costOf(shared, count, gains);
  const tries = SWAPS_PER_REVIEW * movable.reduce((sum, project) => sum + team[project]!.length, 0);

  for (let swap = 0; swap < tries && cost > mostEven; swap++) {
    if (pace.isDue(WORK_OF_SWAP)) await pace.rest(FILL_SHARE + ((1 - FILL_SHARE) * swap) / tries);
    const p = movable[random(movable.length)]!;
    const q = movable[random(movable.length)]!;
    const slotOfA = random(team[p]!.length);
    const slotOfB = random(team[q]!.length);
    const a = team[p]![slotOfA]!;
    const b = team[q]![slotOfB]!;
    if (p === q || a === b || status[p * count + b] !== FREE || status[q * count + a] !== FREE) continue;
    if (keepsFit && fit[p * count + a]! + fit[q * count + b]! !== fit[p * count + b]! + fit[q * count + a]!) continue;

    let change = 0;
    for (const other of teams[p]!) {
      if (other === a || isMember(status[q * count + other]!)) continue;
      change += gains[shared[b * count + other]!]! - gains[shared[a * count + other]! - 1]!;
    }
    for (const other of teams[q]!) {
      if (other === b || isMember(status[p * count + other]!)) continue;
      change += gains[shared[a * count + other]!]! - gains[shared[b * count + other]! - 1]!;
    }
    if (change > 0) continue;
    cost += change;
    exchange(shared, count, teams[p]!, a, b);
    exchange(shared, count, teams[q]!, b, a);
    team[p]![slotOfA] = b;
    team[q]![slotOfB] = a;
    status[p * count + a] = FREE;
    status[q * count + b] = FREE;
    status[p * count + b] = HELD;
    status[q * count + a] = HELD;
  }
}

/** The largest number of projects that two judges share. */
export function largestOverlap(problem: AssignmentProblem, filling: Filling): number {
  return countShared(problem, filling).reduce((largest, value) => Math.max(largest, value), 0);
}

/**
 * No assignment that keeps the hard limits has a smaller largest overlap: the projects hold Σ k(k − 1) ordered
 * pairs of judges, so some judge is in at least the mean of them, spread over the other judges at best evenly;
 * and standing pairs stay.
 */
export function overlapBound(problem: AssignmentProblem): number {
  const count = problem.judges.length;
  const usable = problem.judges.filter(
    (_, judge) => problem.max[judge]! > 0 && problem.projects.some((_, project) => problem.status[project * count + judge]! >= FREE),
  ).length;
  if (usable < 2) return 0;
  const ordered = problem.needed.reduce((sum, needed) => sum + needed * (needed - 1), 0);
  const fromMean = Math.ceil(Math.ceil(ordered / usable) / (usable - 1));
  const shared = new Int32Array(count * count);
  for (let project = 0; project < problem.projects.length; project++) addPairs(shared, count, standingOf(problem, project));
  return shared.reduce((largest, value) => Math.max(largest, value), fromMean);
}

const SWAPS_PER_REVIEW = 400;

/** In the steps of `pace`. */
const WORK_OF_SWAP = 60;

function isMember(status: number): boolean {
  return status === HELD || status === STANDING;
}

function standingOf(problem: AssignmentProblem, project: number): number[] {
  const row = project * problem.judges.length;
  return problem.judges.flatMap((_, judge) => (problem.status[row + judge] === STANDING ? [judge] : []));
}

function countShared(problem: AssignmentProblem, filling: Filling): Int32Array {
  const count = problem.judges.length;
  const shared = new Int32Array(count * count);
  for (let project = 0; project < problem.projects.length; project++) {
    addPairs(shared, count, [...filling.team[project]!, ...standingOf(problem, project)]);
  }
  return shared;
}

function addPairs(shared: Int32Array, count: number, members: number[]): void {
  for (const a of members) {
    for (const b of members) if (a !== b) shared[a * count + b] = shared[a * count + b]! + 1;
  }
}

/**
 * The cost of the (n + 1)-th shared project of two judges: grows as a square, and steeply above the bound, which pulls the largest overlap
 * down first.
 */
function costOfOneMore(bound: number, most: number): Float64Array {
  return Float64Array.from({ length: most + 1 }, (_, shared) => 2 * shared + 1 + 64 * Math.max(0, shared + 1 - bound) ** 2);
}

function costOf(shared: Int32Array, count: number, gains: Float64Array): number {
  let cost = 0;
  for (let a = 0; a < count; a++) {
    for (let b = a + 1; b < count; b++) {
      for (let one = 0; one < shared[a * count + b]!; one++) cost += gains[one]!;
    }
  }
  return cost;
}

/** What the overlap would cost if every two judges shared the same number of projects, or one more. */
function leastCost(problem: AssignmentProblem, gains: Float64Array): number {
  const pairs = (problem.judges.length * (problem.judges.length - 1)) / 2;
  let left = problem.needed.reduce((sum, needed) => sum + (needed * (needed - 1)) / 2, 0);
  let cost = 0;
  for (let one = 0; left > 0 && one < gains.length; one++) {
    const taken = Math.min(left, pairs);
    cost += taken * gains[one]!;
    left -= taken;
  }
  return cost;
}

function exchange(shared: Int32Array, count: number, members: number[], leaving: number, joining: number): void {
  for (const other of members) {
    if (other === leaving) continue;
    change(shared, count, leaving, other, -1);
    change(shared, count, joining, other, 1);
  }
  members[members.indexOf(leaving)] = joining;
}

function change(shared: Int32Array, count: number, a: number, b: number, by: number): void {
  shared[a * count + b] = shared[a * count + b]! + by;
  shared[b * count + a] = shared[b * count + a]! + by;
}
