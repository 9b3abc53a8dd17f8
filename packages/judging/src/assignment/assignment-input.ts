import { reasonOf } from '../explain.ts';
import { InvalidInputError, unusable } from '../invalid-input-error.ts';

/** Which shared affiliation bars a judge from a project. The level compares exactly its own field; a missing one never matches. */
export type RecusalLevel = 'off' | 'college' | 'school' | 'province';

export interface AssignmentProject {
  id: string;
  school?: string;
  college?: string;
  province?: string;
  track?: string;
}

export interface AssignmentJudge {
  id: string;
  school?: string;
  college?: string;
  province?: string;
  /** Tracks of expertise; a match is an affinity of 1 where no explicit one is given. */
  tracks?: string[];
  /** Fewest projects, standing ones included. Default 0. */
  min?: number;
  /** Most projects, standing ones included. Default: no cap. */
  max?: number;
}

export interface JudgeAndProject {
  judge: string;
  project: string;
}

export interface AssignmentInput {
  projects: AssignmentProject[];
  judges: AssignmentJudge[];
  /** Exactly this many judges for each project, or by project id. May be 0. */
  perProject: number | Record<string, number>;
  /** Default `off`. */
  recusal?: RecusalLevel;
  conflicts?: JudgeAndProject[];
  /** Any finite number, larger fits better. Default: 1 where the judge knows the project's track, else 0. */
  affinity?: (JudgeAndProject & { score: number })[];
  /** Pairs to keep. */
  standing?: JudgeAndProject[];
  /** The order of the aims is fixed (load, then affinity, then overlap); 0 drops an aim, any other weight keeps it. */
  weights?: { load?: number; affinity?: number; overlap?: number };
  /** Any finite number; decides between equally good assignments. */
  seed: number;
}

/** Throws `InvalidInputError` for the first thing in the input that cannot be meant. */
export function checkAssignmentInput(input: AssignmentInput): void {
  const projects = uniqueIds('projects', input.projects);
  const judges = uniqueIds('judges', input.judges);
  if (!Number.isFinite(input.seed)) throw unusable('seed', 'seed', input.seed);
  if (!LEVELS.includes(input.recusal ?? 'off')) throw unusable('recusal', 'recusal', String(input.recusal));

  for (const judge of input.judges) {
    checkCount('judges.min', judge.id, judge.min ?? 0);
    if (judge.max !== undefined && judge.max !== Infinity) checkCount('judges.max', judge.id, judge.max);
    if ((judge.min ?? 0) > (judge.max ?? Infinity)) throw unusable('judges.min', judge.id, judge.min ?? 0);
  }
  if (typeof input.perProject === 'number') checkCount('perProject', 'perProject', input.perProject);
  else checkDemands(input.perProject, projects);

  for (const [field, pairs] of [
    ['conflicts', input.conflicts],
    ['standing', input.standing],
    ['affinity', input.affinity],
  ] as const) {
    for (const pair of pairs ?? []) {
      if (!judges.has(pair.judge)) throw new InvalidInputError(reasonOf('input.unknown', { field: `${field}.judge`, item: pair.judge }));
      if (!projects.has(pair.project)) {
        throw new InvalidInputError(reasonOf('input.unknown', { field: `${field}.project`, item: pair.project }));
      }
    }
  }
  for (const { judge, project, score } of input.affinity ?? []) {
    if (!Number.isFinite(score)) throw unusable('affinity.score', `${judge}, ${project}`, score);
  }
  for (const [aim, weight] of Object.entries(input.weights ?? {})) {
    if (weight !== undefined && !(weight >= 0 && Number.isFinite(weight))) throw unusable('weights', aim, weight);
  }
}

const LEVELS: RecusalLevel[] = ['off', 'college', 'school', 'province'];

function checkDemands(perProject: Record<string, number>, projects: Set<string>): void {
  for (const [id, count] of Object.entries(perProject)) {
    if (!projects.has(id)) throw new InvalidInputError(reasonOf('input.unknown', { field: 'perProject', item: id }));
    checkCount('perProject', id, count);
  }
  for (const id of projects) {
    if (!Object.hasOwn(perProject, id)) throw new InvalidInputError(reasonOf('input.missing', { field: 'perProject', item: id }));
  }
}

function uniqueIds(field: string, items: { id: string }[]): Set<string> {
  const ids = new Set<string>();
  for (const { id } of items) {
    if (ids.has(id)) throw new InvalidInputError(reasonOf('input.duplicate', { field, item: id }));
    ids.add(id);
  }
  return ids;
}

function checkCount(field: string, item: string, value: number): void {
  if (!Number.isSafeInteger(value) || value < 0) throw unusable(field, item, value);
}
