import type { JudgingStage } from './answers.ts';

/** Those that can still be scored first. */
export function openFirst(stages: readonly JudgingStage[]): JudgingStage[] {
  const isOpen = ({ state }: JudgingStage) => state.code === 'IN_REVIEW';
  return [...stages.filter(isOpen), ...stages.filter((stage) => !isOpen(stage))];
}
