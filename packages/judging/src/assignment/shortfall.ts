import { DECLARED, FREE, HELD, RECUSED, STANDING, type AssignmentProblem } from './assignment-problem.ts';
import { reasonOf, type Reason } from '../explain.ts';
import type { Filling } from './filling.ts';
import type { Mend } from './mend.ts';
import { networkOf, reachFrom, type ReviewNetwork } from './review-network.ts';

/**
 * Why the projects that still lack judges can never get them: a minimum cut of the network, split into its
 * independent parts. For a set S of projects and a set R of judges,
 *
 *   missing = Σ needed(S) − (reviews that R can give to S) − (allowed pairs of S with judges outside R) > 0
 *
 * holds in every assignment: Hall's condition with capacities, checked by addition.
 */
export function shortfallsOf(problem: AssignmentProblem, filling: Filling): Shortfall[] {
  const network = networkOf(problem, filling);
  const open = new Set(Array.from(filling.lacking.keys()).filter((project) => filling.lacking[project]! > 0));
  const reach = reachFrom(network, [...open]);
  return partsOf(problem, reach).map(({ projects, judges }) => {
    const missing = projects.reduce((sum, project) => sum + Math.max(0, filling.lacking[project]!), 0);
    return {
      projects: projects.map((project) => problem.projects[project]!.id),
      missing,
      because: causeOf(problem, projects, judges, missing),
    };
  });
}

/**
 * `missing` reviews in all that these projects cannot get; 0 with a standing pair at fault, no projects where judges lack their minimum.
 */
export interface Shortfall {
  projects: string[];
  missing: number;
  because: Reason;
}

/** What makes an input infeasible before anything is placed: standing pairs that break a hard limit themselves. */
export function standingFaults(problem: AssignmentProblem): { shortfalls: Shortfall[]; mends: Mend[] } {
  const count = problem.judges.length;
  const shortfalls: Shortfall[] = [];
  const mends: Mend[] = [];
  const report = (projects: string[], because: Reason, mend: Mend) => {
    shortfalls.push({ projects, missing: 0, because });
    mends.push(mend);
  };
  for (const cell of problem.standingConflicts) {
    const project = problem.projects[Math.floor(cell / count)]!.id;
    const values = { judge: problem.judges[cell % count]!.id, project };
    report([project], reasonOf('shortfall.standingConflict', values), { text: reasonOf('mend.releaseStanding', values) });
  }
  for (const [project, { id }] of problem.projects.entries()) {
    const standing = problem.judges.filter((_, judge) => problem.status[project * count + judge] === STANDING).length;
    const needed = problem.needed[project]!;
    if (standing <= needed) continue;
    report([id], reasonOf('shortfall.standingTooMany', { project: id, standing, needed }), {
      text: reasonOf('mend.releaseSome', { project: id, count: standing - needed }),
    });
  }
  for (const [judge, { id }] of problem.judges.entries()) {
    const projects = problem.projects
      .filter((_, project) => problem.status[project * count + judge] === STANDING)
      .map((project) => project.id);
    const cap = problem.max[judge]!;
    if (projects.length <= cap) continue;
    const more = projects.length - cap;
    report(projects, reasonOf('shortfall.standingOverCap', { judge: id, standing: projects.length, cap }), {
      raiseCap: [id],
      text: reasonOf('mend.raiseCap', { judges: `${id} (+${more})`, total: more }),
    });
  }
  return { shortfalls, mends };
}

/** Judges whose minimum cannot be met although every project has its judges: all that could pass a project to them have none to spare. */
export function minimumFaults(problem: AssignmentProblem, filling: Filling): { shortfalls: Shortfall[]; mends: Mend[] } {
  const network = networkOf(problem, filling);
  const short = problem.judges.flatMap((_, judge) => (filling.load[judge]! < problem.min[judge]! ? [judge] : []));
  const group = giversTo(network, short);
  const idsOf = (judges: number[]) => judges.map((judge) => problem.judges[judge]!.id);
  const missing = sumOver(short, (judge) => problem.min[judge]! - filling.load[judge]!);
  const because = reasonOf('shortfall.minimum', {
    judges: idsOf(group).join(', '),
    minimum: sumOver(group, (judge) => problem.min[judge]!),
    available: sumOver(group, (judge) => filling.load[judge]!),
    missing,
  });
  const amounts = short.map((judge) => `${problem.judges[judge]!.id} (−${problem.min[judge]! - filling.load[judge]!})`).join(', ');
  return {
    shortfalls: [{ projects: [], missing, because }],
    mends: [{ text: reasonOf('mend.lowerMinimum', { judges: amounts, total: missing }) }],
  };
}

function causeOf(problem: AssignmentProblem, projects: number[], judges: number[], missing: number): Reason {
  const count = problem.judges.length;
  const inGroup = new Set(judges);
  const inProjects = new Set(projects);
  let demand = 0;
  let elsewhere = 0;
  let recused = 0;
  let conflicts = 0;
  for (const project of projects) {
    demand += problem.needed[project]!;
    for (let judge = 0; judge < count; judge++) {
      const status = problem.status[project * count + judge]!;
      if (status === RECUSED) recused++;
      else if (status === DECLARED) conflicts++;
      else if (!inGroup.has(judge)) elsewhere++;
    }
  }
  const [only] = projects;
  if (judges.length === 0 && projects.length === 1 && only !== undefined) {
    const project = problem.projects[only]!.id;
    return reasonOf('shortfall.eligible', { project, needed: demand, eligible: elsewhere, recused, conflicts, missing });
  }
  let room = 0;
  for (const judge of judges) {
    room += problem.max[judge]!;
    for (let project = 0; project < problem.projects.length; project++) {
      if (problem.status[project * count + judge] === STANDING && !inProjects.has(project)) room--;
    }
  }
  return reasonOf('shortfall.capacity', {
    projects: projects.length,
    demand,
    judges: judges.length,
    room,
    elsewhere,
    recused,
    conflicts,
    missing,
  });
}

/** The parts of the cut that share no judge: each is a shortfall of its own. */
function partsOf(problem: AssignmentProblem, reach: { projects: number[]; judges: number[] }): { projects: number[]; judges: number[] }[] {
  const count = problem.judges.length;
  const projectsLeft = new Set(reach.projects);
  const judgesLeft = new Set(reach.judges);
  const isAllowed = (project: number, judge: number) => problem.status[project * count + judge]! >= FREE;
  const parts: { projects: number[]; judges: number[] }[] = [];
  for (const start of reach.projects) {
    if (!projectsLeft.delete(start)) continue;
    const part: { projects: number[]; judges: number[] } = { projects: [start], judges: [] };
    for (const project of part.projects) {
      for (const judge of judgesLeft) {
        if (!isAllowed(project, judge)) continue;
        judgesLeft.delete(judge);
        part.judges.push(judge);
        for (const other of projectsLeft) {
          if (!isAllowed(other, judge)) continue;
          projectsLeft.delete(other);
          part.projects.push(other);
        }
      }
    }
    parts.push(part);
  }
  return parts;
}

function giversTo(network: ReviewNetwork, short: number[]): number[] {
  const group = new Set(short);
  for (const target of group) {
    for (let project = 0; project < network.projects; project++) {
      const row = project * network.judges;
      if (network.status[row + target] !== FREE) continue;
      for (let judge = 0; judge < network.judges; judge++) if (network.status[row + judge] === HELD) group.add(judge);
    }
  }
  return [...group];
}

function sumOver(judges: number[], value: (judge: number) => number): number {
  return judges.reduce((sum, judge) => sum + value(judge), 0);
}
