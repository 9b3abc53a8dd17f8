import { consolePaths } from '@saiwu/openapi';
import { generatePath } from 'react-router-dom';
import { levelOf, phaseOf } from './review/phase.ts';
import type { Stage, StageKind, StageState } from './answers.ts';

/** The board of a stage, at the phase the stage is in. */
export function boardPath(contestId: string, stage: { id: string; kind: StageKind; state: StageState }): string {
  const path = generatePath(consolePaths.board, { id: contestId, level: levelOf(stage.kind), phase: phaseOf(stage.state) });
  return `${path}?stage=${stage.id}`;
}

/** The same of a stage as the server answers it. */
export function boardOf(contestId: string, { id, kind, state }: Pick<Stage, 'id' | 'kind' | 'state'>): string {
  return boardPath(contestId, { id, kind: kind.code, state: state.code });
}
