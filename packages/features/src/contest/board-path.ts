import { consolePaths } from '@saiwu/openapi';
import { generatePath } from 'react-router-dom';
import { levelOf, phaseOf } from './review/phase.ts';
import type { StageKind, StageState } from './answers.ts';

/** The board of a stage, at the phase the stage is in. */
export function boardPath(contestId: string, stage: { id: string; kind: StageKind; state: StageState }): string {
  const path = generatePath(consolePaths.board, { id: contestId, level: levelOf(stage.kind), phase: phaseOf(stage.state) });
  return `${path}?stage=${stage.id}`;
}
