import type { ReactNode } from 'react';
import type { OwnProps } from '../own-props.ts';

/** One step on the way. */
export interface Step {
  key: string;
  title: ReactNode;
  description?: ReactNode;
  /** The step holds something wrong. */
  isWrong?: boolean;
  /** It is the next one, and cannot begin yet. */
  isAhead?: boolean;
}

export interface StepsProps extends OwnProps<'ol', 'onSelect'> {
  steps: Step[];
  /** Key of the step in work; those before it are done. No such key: all are done. */
  current: string;
  /** Names the list for screen readers. */
  label: string;
  /** Makes every step a button that leads to it; without it they only show the way. */
  onSelect?: (key: string) => void;
}

/** How far the step at a place is, with the one in work at `position`. */
export function stateOfStep({ isAhead = false }: Step, place: number, position: number): 'done' | 'current' | 'waiting' {
  if (place === position) return isAhead ? 'waiting' : 'current';
  return place < position ? 'done' : 'waiting';
}
