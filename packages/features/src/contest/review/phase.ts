import type { StageKind, StageState } from '../answers.ts';

export const phases = ['pending', 'running', 'scored', 'closed'] as const;

type Level = 'college' | 'school' | 'second' | 'final';
export type Phase = (typeof phases)[number];

/** How a stage's kind is written in a path. */
export function levelOf(kind: StageKind): Level {
  return levelByKind[kind];
}

/** How a stage's state is written in a path. */
export function phaseOf(state: StageState): Phase {
  return phaseByState[state];
}

/** The stage's state that a path's phase stands for. */
export function stateOf(phase: Phase): StageState {
  return stateByPhase[phase];
}

const levelByKind = { COLLEGE: 'college', SCHOOL: 'school', SECOND: 'second', FINAL: 'final' } as const satisfies Record<StageKind, Level>;

const phaseByState = { NOT_STARTED: 'pending', IN_REVIEW: 'running', SCORED: 'scored', CLOSED: 'closed' } as const satisfies Record<
  StageState,
  Phase
>;

const stateByPhase = { pending: 'NOT_STARTED', running: 'IN_REVIEW', scored: 'SCORED', closed: 'CLOSED' } as const satisfies Record<
  Phase,
  StageState
>;
