import { FREE, HELD, STANDING, type AssignmentProblem } from './assignment-problem.ts';
import type { Pace } from './pace.ts';

/** An assignment in the making. */
export interface Filling {
  status: Uint8Array;
  /** Projects per judge, standing ones included. */
  load: Int32Array;
  /** The judges each project holds beside its standing ones. */
  team: number[][];
  /** Judges each project still lacks; all 0 when the assignment is complete. */
  lacking: Int32Array;
}

/**
 * Places as many reviews as the hard limits allow; among all ways to do so it takes the one with the smallest sum
 * of squared loads (unless `isEven` is false), and among those the one with the largest affinity. Minimums of
 * judges come before both.
 *
 * Min-cost flow by successive shortest paths, on a graph whose nodes are the judges: the edge a → b costs what the
 * affinity loses when the best project for it moves from a to b. Every placed review follows a shortest path to
 * the judge whose next review costs least, so the filling is optimal for what is placed at every moment (Ahuja,
 * Magnanti and Orlin, Network Flows, 9.7 and 14.5). Affinities are whole numbers: no rounding.
 */
export async function fill(problem: AssignmentProblem, aims: { isEven: boolean; isFitting: boolean }, pace: Pace): Promise<Filling> {
  const graph = createGraph(problem, aims.isFitting ? problem.fit : new Float64Array(problem.fit.length));
  const { lacking } = graph;
  const keyOf = costOfNext(problem, aims.isEven);
  const count = problem.projects.length;
  for (let project = 0; project < count; project++) {
    while ((lacking[project] ?? 0) > 0 && place(graph, project, keyOf)) {
      lacking[project] = (lacking[project] ?? 0) - 1;
      if (pace.isDue(graph.work)) await pace.rest((FILL_SHARE * project) / count);
      graph.work = 0;
    }
  }
  return graph;
}

/** The part of the whole run, for progress. */
export const FILL_SHARE = 0.7;

interface Graph extends Filling {
  count: number;
  fit: Float64Array;
  /** Movable projects per judge. */
  held: number[][];
  /** edge[a * count + b]: least loss of moving one project from a to b; Infinity where none can move. */
  edge: Float64Array;
  /** The project that gives `edge`. */
  via: Int32Array;
  /** Node potentials: edge(a, b) + potential(a) − potential(b) is never negative. */
  potential: Float64Array;
  distance: Float64Array;
  key: Float64Array;
  from: Int32Array;
  isSettled: Uint8Array;
  work: number;
}

function createGraph(problem: AssignmentProblem, fit: Float64Array): Graph {
  const count = problem.judges.length;
  const status = problem.status.slice();
  const load = new Int32Array(count);
  const lacking = problem.needed.slice();
  for (let project = 0; project < lacking.length; project++) {
    for (let judge = 0; judge < count; judge++) {
      if (status[project * count + judge] !== STANDING) continue;
      load[judge] = (load[judge] ?? 0) + 1;
      lacking[project] = (lacking[project] ?? 0) - 1;
    }
  }
  return {
    count,
    fit,
    status,
    load,
    lacking,
    team: Array.from(lacking, () => []),
    held: Array.from(load, () => []),
    edge: new Float64Array(count * count).fill(Infinity),
    via: new Int32Array(count * count).fill(-1),
    potential: new Float64Array(count),
    distance: new Float64Array(count),
    key: new Float64Array(count),
    from: new Int32Array(count),
    isSettled: new Uint8Array(count),
    work: 0,
  };
}

/** What a judge's next review costs: below the minimum least, then by the growth of the squared load, Infinity at the cap. */
function costOfNext(problem: AssignmentProblem, isEven: boolean): (judge: number, load: number) => number {
  const beyondAnyLoad = 4 * (problem.projects.length + 1);
  return (judge, load) => {
    if (load >= (problem.max[judge] ?? 0)) return Infinity;
    const growth = isEven ? 2 * load + 1 : 0;
    return load < (problem.min[judge] ?? 0) ? growth - beyondAnyLoad : growth;
  };
}

/**
 * Dijkstra from the project over the judges, then one review moved along each edge of the best path. False when no judge can be reached.
 */
function place(graph: Graph, project: number, keyOf: (judge: number, load: number) => number): boolean {
  const { count, status, fit, edge, potential, distance, from, isSettled, load, key } = graph;
  const row = project * count;
  let base = -Infinity;
  for (let judge = 0; judge < count; judge++) {
    if (status[row + judge] === FREE) base = Math.max(base, fit[row + judge]! + potential[judge]!);
  }
  if (base === -Infinity) return false;

  let current = -1;
  let nearest = Infinity;
  let lowestKey = Infinity;
  let lowestPotential = Infinity;
  for (let judge = 0; judge < count; judge++) {
    const away = status[row + judge] === FREE ? base - fit[row + judge]! - potential[judge]! : Infinity;
    distance[judge] = away;
    from[judge] = -1;
    isSettled[judge] = 0;
    if (away < nearest) {
      nearest = away;
      current = judge;
    }
    const nextCost = keyOf(judge, load[judge]!);
    key[judge] = nextCost;
    if (nextCost === Infinity || nextCost > lowestKey) continue;
    lowestPotential = nextCost < lowestKey ? potential[judge]! : Math.min(lowestPotential, potential[judge]!);
    lowestKey = nextCost;
  }

  let best = -1;
  let bestKey = Infinity;
  let bestLoss = Infinity;
  let frontier = 0;
  while (current >= 0) {
    frontier = nearest;
    // No judge beyond the frontier can cost less than the best one found.
    if (bestKey === lowestKey && bestLoss <= frontier + lowestPotential) break;
    isSettled[current] = 1;
    const reached = potential[current]! + frontier;
    const itsKey = key[current]!;
    if (itsKey < bestKey || (itsKey === bestKey && itsKey < Infinity && reached < bestLoss)) {
      best = current;
      bestKey = itsKey;
      bestLoss = reached;
    }
    const edges = current * count;
    const source = current;
    current = -1;
    nearest = Infinity;
    for (let judge = 0; judge < count; judge++) {
      if (isSettled[judge] === 1) continue;
      const through = reached + edge[edges + judge]! - potential[judge]!;
      let away = distance[judge]!;
      if (through < away) {
        away = through;
        distance[judge] = through;
        from[judge] = source;
      }
      if (away < nearest) {
        nearest = away;
        current = judge;
      }
    }
    graph.work += count;
  }
  if (best < 0) return false;

  for (let judge = 0; judge < count; judge++) potential[judge] = potential[judge]! + Math.min(distance[judge]!, frontier) - frontier;
  movePath(graph, project, best);
  return true;
}

function movePath(graph: Graph, project: number, last: number): void {
  const moves: { project: number; source: number; target: number }[] = [];
  let target = last;
  for (let source = graph.from[target]!; source >= 0; source = graph.from[target]!) {
    moves.push({ project: graph.via[source * graph.count + target]!, source, target });
    target = source;
  }
  for (const move of moves) {
    release(graph, move.project, move.source);
    hold(graph, move.project, move.target);
  }
  hold(graph, project, target);
}

function hold(graph: Graph, project: number, judge: number): void {
  const { count, status, load, team, held, via } = graph;
  status[project * count + judge] = HELD;
  load[judge] = load[judge]! + 1;
  for (const member of team[project]!) {
    if (via[member * count + judge] === project) refresh(graph, member, [judge]);
  }
  team[project]!.push(judge);
  held[judge]!.push(project);
  for (let target = 0; target < count; target++) offer(graph, project, judge, target);
  graph.work += count;
}

function release(graph: Graph, project: number, judge: number): void {
  const { count, status, load, team, held, via } = graph;
  status[project * count + judge] = FREE;
  load[judge] = load[judge]! - 1;
  removeFrom(team[project]!, judge);
  removeFrom(held[judge]!, project);
  for (const member of team[project]!) offer(graph, project, member, judge);
  const stale: number[] = [];
  for (let target = 0; target < count; target++) if (via[judge * count + target] === project) stale.push(target);
  refresh(graph, judge, stale);
}

/** Finds the cheapest project again for edges that lost theirs. */
function refresh(graph: Graph, source: number, targets: number[]): void {
  const { count, held, edge, via } = graph;
  for (const target of targets) {
    edge[source * count + target] = Infinity;
    via[source * count + target] = -1;
  }
  for (const project of held[source]!) for (const target of targets) offer(graph, project, source, target);
  graph.work += targets.length * held[source]!.length;
}

function offer(graph: Graph, project: number, source: number, target: number): void {
  const { count, status, fit, edge, via } = graph;
  const row = project * count;
  if (status[row + target] !== FREE) return;
  const loss = fit[row + source]! - fit[row + target]!;
  if (loss >= edge[source * count + target]!) return;
  edge[source * count + target] = loss;
  via[source * count + target] = project;
}

function removeFrom(list: number[], value: number): void {
  const last = list.pop();
  if (last !== undefined && last !== value) list[list.indexOf(value)] = last;
}
