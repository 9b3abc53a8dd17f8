import { checkAssignmentInput, type AssignmentInput, type JudgeAndProject } from './assignment-input.ts';
import { HELD, readAssignmentProblem, STANDING, type AssignmentProblem } from './assignment-problem.ts';
import { reasonOf, type Reason } from '../explain.ts';
import { fill, type Filling } from './filling.ts';
import { mendsOf, type Mend } from './mend.ts';
import { evenOutOverlap, largestOverlap, overlapBound } from './overlap.ts';
import { createPace, type AssignmentOptions } from './pace.ts';
import { createRandom } from './random.ts';
import { minimumFaults, shortfallsOf, standingFaults, type Shortfall } from './shortfall.ts';

/**
 * Gives every project exactly its number of judges.
 *
 * Hard limits are never broken: no pair in conflict or recused, no judge above `max` or below `min`, standing pairs
 * kept. Then, in this order: the loads are as even as the limits allow (least sum of squares, optimal), the total
 * affinity is largest (optimal among those), and any two judges share as nearly as possible the same number of
 * projects (improved by search, keeping both; reported beside a lower bound). An aim with weight 0 is dropped.
 *
 * The same input and seed give the same result on every machine. Where no assignment exists, `infeasible` says which
 * projects lack how many judges because of what, and the smallest mends, each enough alone.
 *
 * Affinities are summed exactly while their decimals allow it (always up to nine significant digits of the largest).
 *
 * Rejects with `InvalidInputError` for input that cannot be meant, and with the signal's reason (an `AbortError`
 * unless the caller gave another) when cancelled. `onProgress` hears 0 … 1, never falling.
 */
export async function assignJudges(input: AssignmentInput, options: AssignmentOptions = {}): Promise<AssignmentResult> {
  options.signal?.throwIfAborted();
  checkAssignmentInput(input);
  const pace = createPace(options);
  const random = createRandom(input.seed);
  const problem = readAssignmentProblem(input, random);
  const isWanted = (aim: 'load' | 'affinity' | 'overlap') => (input.weights?.[aim] ?? 1) > 0;
  await pace.rest(0);

  const faults = standingFaults(problem);
  if (faults.shortfalls.length > 0) return { kind: 'infeasible', ...faults };

  const filling = await fill(problem, { isEven: isWanted('load'), isFitting: isWanted('affinity') }, pace);
  if (filling.lacking.some((lacking) => lacking > 0)) {
    return { kind: 'infeasible', shortfalls: shortfallsOf(problem, filling), mends: await mendsOf(problem, filling, pace) };
  }
  if (problem.min.some((min, judge) => filling.load[judge]! < min)) return { kind: 'infeasible', ...minimumFaults(problem, filling) };

  if (isWanted('overlap')) await evenOutOverlap(problem, filling, isWanted('affinity'), random, pace);
  await pace.rest(1);
  return report(input, problem, filling);
}

export type AssignmentResult =
  | {
      kind: 'assigned';
      /** In the order of the input's projects, then judges; standing pairs included. */
      pairs: AssignedPair[];
      /** Projects per judge id; judges without any have 0. */
      load: Record<string, number>;
      totalAffinity: number;
      overlap: Overlap;
    }
  | { kind: 'infeasible'; shortfalls: Shortfall[]; mends: Mend[] };

export type AssignedPair = JudgeAndProject & { reasons: Reason[] };

/** `largest`: most projects that two judges share. `bound`: no assignment can have a smaller one. */
export interface Overlap {
  largest: number;
  bound: number;
}

function report(input: AssignmentInput, problem: AssignmentProblem, filling: Filling): AssignmentResult {
  const count = problem.judges.length;
  const projectAt = new Map(problem.projects.map(({ id }, index) => [id, index]));
  const judgeAt = new Map(problem.judges.map(({ id }, index) => [id, index]));
  const pairs: AssignedPair[] = [];
  let fit = 0;
  for (const project of input.projects) {
    for (const judge of input.judges) {
      const cell = projectAt.get(project.id)! * count + judgeAt.get(judge.id)!;
      if (filling.status[cell] !== HELD && filling.status[cell] !== STANDING) continue;
      fit += problem.fit[cell]!;
      pairs.push({ judge: judge.id, project: project.id, reasons: reasonsOf(problem, filling, cell) });
    }
  }
  return {
    kind: 'assigned',
    pairs,
    load: Object.fromEntries(input.judges.map(({ id }) => [id, filling.load[judgeAt.get(id)!]!])),
    totalAffinity: fit / problem.fitUnit,
    overlap: { largest: largestOverlap(problem, filling), bound: overlapBound(problem) },
  };
}

function reasonsOf(problem: AssignmentProblem, filling: Filling, cell: number): Reason[] {
  if (filling.status[cell] === STANDING) return [reasonOf('pair.standing')];
  const { track } = problem.projects[Math.floor(cell / problem.judges.length)]!;
  const judge = cell % problem.judges.length;
  const reasons = [reasonOf('pair.load', { load: filling.load[judge]! })];
  const score = problem.given[cell]!;
  if (!Number.isNaN(score)) reasons.unshift(reasonOf('pair.affinity', { score }));
  else if (track !== undefined && problem.fit[cell]! > 0) reasons.unshift(reasonOf('pair.track', { track }));
  return reasons;
}
