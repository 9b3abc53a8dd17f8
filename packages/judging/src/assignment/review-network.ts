import { FREE, HELD, type AssignmentProblem } from './assignment-problem.ts';
import type { Filling } from './filling.ts';

/**
 * A copy of a filling that can be tried out: with raised caps, and with a pool of `poolSize` further judges, who
 * review at most `poolCap` projects each and are barred where `isBarredFromPool` says so. The pool is one more
 * judge, at index `judges.length`; what it holds can always be dealt out to its judges in turn.
 */
export interface ReviewNetwork {
  projects: number;
  judges: number;
  status: Uint8Array;
  load: Int32Array;
  max: Float64Array;
  holders: Set<number>[];
  lacking: Int32Array;
  poolSize: number;
  poolCap: number;
  isBarredFromPool(project: number): boolean;
  inPool: Int32Array;
  poolLoad: number;
}

export function networkOf(problem: AssignmentProblem, filling: Filling): ReviewNetwork {
  const holders = Array.from({ length: problem.judges.length + 1 }, () => new Set<number>());
  for (const [project, team] of filling.team.entries()) for (const judge of team) holders[judge]!.add(project);
  return {
    projects: problem.projects.length,
    judges: problem.judges.length,
    status: filling.status.slice(),
    load: filling.load.slice(),
    max: problem.max.slice(),
    holders,
    lacking: filling.lacking.slice(),
    poolSize: 0,
    poolCap: Infinity,
    isBarredFromPool: () => false,
    inPool: new Int32Array(problem.projects.length),
    poolLoad: 0,
  };
}

/** Places one more review for the project, moving others where needed. False when the limits do not allow it. */
export function placeOne(network: ReviewNetwork, project: number): boolean {
  const { takenBy, releases, end } = explore(network, [project], (judge) => hasRoomByCap(network, judge));
  if (end < 0) return false;
  let judge = end;
  for (;;) {
    const taker = takenBy[judge]!;
    link(network, taker, judge);
    const released = releases[taker]!;
    if (released < 0) break;
    unlink(network, taker, released);
    judge = released;
  }
  network.lacking[project] = network.lacking[project]! - 1;
  return true;
}

/** Every project and judge that a missing review of the given projects could be pushed to; all these judges are full. */
export function reachFrom(network: ReviewNetwork, projects: number[]): { projects: number[]; judges: number[] } {
  const { takenBy, releases } = explore(network, projects, () => false);
  return { projects: marked(releases), judges: marked(takenBy) };
}

export function hasRoomByCap(network: ReviewNetwork, judge: number): boolean {
  if (judge === network.judges) return network.poolLoad < network.poolSize * network.poolCap;
  return network.load[judge]! < network.max[judge]!;
}

const UNSEEN = -2;
const START = -1;

function explore(
  network: ReviewNetwork,
  starts: number[],
  hasRoom: (judge: number) => boolean,
): { takenBy: Int32Array; releases: Int32Array; end: number } {
  const takenBy = new Int32Array(network.judges + 1).fill(UNSEEN);
  const releases = new Int32Array(network.projects).fill(UNSEEN);
  const queue = [...starts];
  for (const project of starts) releases[project] = START;
  for (const project of queue) {
    for (let judge = network.judges; judge >= 0; judge--) {
      if (takenBy[judge] !== UNSEEN || !canTake(network, project, judge)) continue;
      takenBy[judge] = project;
      if (hasRoom(judge)) return { takenBy, releases, end: judge };
      for (const other of network.holders[judge]!) {
        if (releases[other] !== UNSEEN) continue;
        releases[other] = judge;
        queue.push(other);
      }
    }
  }
  return { takenBy, releases, end: -1 };
}

function canTake(network: ReviewNetwork, project: number, judge: number): boolean {
  if (judge < network.judges) return network.status[project * network.judges + judge] === FREE;
  return network.inPool[project]! < network.poolSize && !network.isBarredFromPool(project);
}

function link(network: ReviewNetwork, project: number, judge: number): void {
  network.holders[judge]!.add(project);
  if (judge === network.judges) {
    network.inPool[project] = network.inPool[project]! + 1;
    network.poolLoad++;
    return;
  }
  network.status[project * network.judges + judge] = HELD;
  network.load[judge] = network.load[judge]! + 1;
}

function unlink(network: ReviewNetwork, project: number, judge: number): void {
  if (judge === network.judges) {
    network.inPool[project] = network.inPool[project]! - 1;
    if (network.inPool[project] === 0) network.holders[judge]!.delete(project);
    network.poolLoad--;
    return;
  }
  network.holders[judge]!.delete(project);
  network.status[project * network.judges + judge] = FREE;
  network.load[judge] = network.load[judge]! - 1;
}

function marked(seen: Int32Array): number[] {
  return Array.from(seen.keys()).filter((index) => seen[index] !== UNSEEN);
}
