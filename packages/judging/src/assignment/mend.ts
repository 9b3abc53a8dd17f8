import type { AssignmentProblem } from './assignment-problem.ts';
import { reasonOf, type Reason } from '../explain.ts';
import type { Filling } from './filling.ts';
import type { Pace } from './pace.ts';
import { hasRoomByCap, networkOf, placeOne, reachFrom, type ReviewNetwork } from './review-network.ts';

/** The smallest changes that let every project have its judges; each of them is enough alone. */
export async function mendsOf(problem: AssignmentProblem, filling: Filling, pace: Pace): Promise<Mend[]> {
  const more = await furtherJudges(problem, filling, pace);
  const raised = await raisedCaps(problem, filling, pace);
  return raised ? [more, raised] : [more];
}

/** One way out, enough alone; for standing pairs and minimums all of the mends together. */
export interface Mend {
  addJudges?: number;
  /** Colleges, schools or provinces (by the recusal level) that further judges must not come from. */
  notFrom?: string[];
  raiseCap?: string[];
  text: Reason;
}

/** The fewest further judges, as loaded as the most loaded may be, and the places they must not come from. */
async function furtherJudges(problem: AssignmentProblem, filling: Filling, pace: Pace): Promise<Mend> {
  const largestCap = problem.max.reduce((largest, max) => Math.max(largest, max), 0);
  const cap = largestCap > 0 ? largestCap : Infinity;
  const network = networkOf(problem, filling);
  network.poolCap = cap;
  const reached = reachFrom(network, openProjects(network)).projects;
  while (openProjects(network).length > 0) {
    network.poolSize++;
    await placeAll(network, () => hasRoomByCap(network, network.judges), pace);
  }
  const count = network.poolSize;

  const places: string[] = [];
  const { recusal } = problem;
  if (recusal !== 'off') {
    const inReach = new Set(reached.flatMap((project) => problem.projects[project]![recusal] || []));
    for (const place of inReach) {
      const trial = networkOf(problem, filling);
      trial.poolCap = cap;
      trial.poolSize = count;
      trial.isBarredFromPool = (project) => problem.projects[project]![recusal] === place;
      // Where judges all from one place would do, so would any mixture of such places: average the flows.
      await placeAll(trial, () => hasRoomByCap(trial, trial.judges), pace);
      if (openProjects(trial).length > 0) places.push(place);
    }
  }
  const values = { count, ...(cap < Infinity && { cap }), ...(places.length > 0 && { places: places.join(', ') }) };
  const from = places.length > 0 ? 'mend.addJudgesNotFrom' : 'mend.addJudges';
  return {
    addJudges: count,
    ...(places.length > 0 && { notFrom: places }),
    text: reasonOf(cap < Infinity ? `${from}Capped` : from, values),
  };
}

/** One more for each missing review, at the full judges, each raised as little as may be; undefined where caps are not what is missing. */
async function raisedCaps(problem: AssignmentProblem, filling: Filling, pace: Pace): Promise<Mend | undefined> {
  const network = networkOf(problem, filling);
  const full = reachFrom(network, openProjects(network)).judges;
  for (let before = Infinity, open = lackingOf(network); open > 0; before = open, open = lackingOf(network)) {
    // Raised by one, full judges take at least one more, unless missing reviews cannot be pushed to them at all.
    if (open === before) return undefined;
    for (const judge of full) network.max[judge] = network.max[judge]! + 1;
    await placeAll(network, () => full.some((judge) => hasRoomByCap(network, judge)), pace);
  }
  const raised = full.flatMap((judge) => {
    const by = network.load[judge]! - problem.max[judge]!;
    return by > 0 ? [{ id: problem.judges[judge]!.id, by }] : [];
  });
  return {
    raiseCap: raised.map(({ id }) => id),
    text: reasonOf('mend.raiseCap', {
      judges: raised.map(({ id, by }) => `${id} (+${by})`).join(', '),
      total: raised.reduce((sum, { by }) => sum + by, 0),
    }),
  };
}

/** Places what it can; `mayHelp` says when no search can succeed any more. */
async function placeAll(network: ReviewNetwork, mayHelp: () => boolean, pace: Pace): Promise<void> {
  for (const project of openProjects(network)) {
    while (network.lacking[project]! > 0) {
      if (!mayHelp()) return;
      if (pace.isDue(WORK_OF_SEARCH * network.judges)) await pace.rest(1);
      if (!placeOne(network, project)) break;
    }
  }
}

function lackingOf(network: ReviewNetwork): number {
  return network.lacking.reduce((sum, lacking) => sum + lacking, 0);
}

/** Steps of `pace` for a search, per judge. */
const WORK_OF_SEARCH = 100;

function openProjects(network: ReviewNetwork): number[] {
  return Array.from(network.lacking.keys()).filter((project) => network.lacking[project]! > 0);
}
