import type { ProjectDetail, ProjectState } from '../answers.ts';

/**
 * How far the reviews of a project are: `NONE` where nobody has accepted it, so that there is nothing to say of them yet; `AHEAD` where it
 * waits for its judges; `BEGUN` where it has some, or a result.
 */
export function reviewStanding({ state, stages }: Pick<ProjectDetail, 'state' | 'stages'>): 'NONE' | 'AHEAD' | 'BEGUN' {
  if (stages.some(({ judges, result }) => judges.length > 0 || result !== null)) return 'BEGUN';
  return stages.length === 0 || unaccepted.has(state.code) ? 'NONE' : 'AHEAD';
}

const unaccepted: ReadonlySet<ProjectState> = new Set(['DRAFT', 'SUBMITTED', 'RETURNED', 'REJECTED', 'WITHDRAWN']);
