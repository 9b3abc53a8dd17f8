import { type AnswerOf, healthNames } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import { enumeration } from '../../../core/enumeration.ts';

/** GOOD: nothing to do. WATCH: somebody should look. BAD: somebody has to act. */
export type HealthState = AnswerOf<'status.get'>['state']['code'];

/** How something is that gets worse the larger a figure is: from when on it wants a look, and from when on somebody. */
export function stateAbove(figure: number, { watch, bad }: { watch: number; bad: number }): HealthState {
  if (figure >= bad) return 'BAD';
  return figure >= watch ? 'WATCH' : 'GOOD';
}

/** How a whole is whose parts are so. */
export function worstOf(states: readonly HealthState[]): HealthState {
  if (states.includes('BAD')) return 'BAD';
  return states.includes('WATCH') ? 'WATCH' : 'GOOD';
}

/** How it goes out. */
export function healthOf(ctx: Pick<Context, 'say'>, state: HealthState) {
  return { state: enumeration(ctx, healthNames, state) };
}
