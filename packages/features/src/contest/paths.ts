import { generatePath } from 'react-router-dom';
import { levelOf, phaseOf } from './review/phase.ts';
import type { StageKind, StageState } from './answers.ts';

/** The canonical paths of the contest screens: the one place where they are written. */
export const contestPaths = {
  dashboard: '/dashboard',
  contests: '/contests',
  newContest: '/contests/new',
  editContest: '/contests/:id/edit',
  projects: '/contests/:id/projects',
  project: '/contests/:id/projects/:projectId',
  assignments: '/contests/:id/assignments',
  board: '/contests/:id/review/:level/:phase',
  results: '/contests/:id/results',
  judging: '/judging',
  judgingStage: '/judging/:stageId',
  judgingProject: '/judging/:stageId/:projectId',
  judges: '/judges',
} as const;

/** The board of a stage, at the phase the stage is in. */
export function boardPath(contestId: string, stage: { id: string; kind: StageKind; state: StageState }): string {
  const path = generatePath(contestPaths.board, { id: contestId, level: levelOf(stage.kind), phase: phaseOf(stage.state) });
  return `${path}?stage=${stage.id}`;
}
