import { contestSetup } from '@saiwu/openapi';
import type { ContestRow } from '../contest/contest-records.ts';

/** All that is set up for a contest, with what is there by default. */
export function setupOf({ setup }: Pick<ContestRow, 'setup'>) {
  return contestSetup.parse(setup);
}

/** The check list of a contest with what of it was ticked, as it is kept with a decision: in its words of that day. */
export function tickedList(contest: Pick<ContestRow, 'setup'>, ticks: readonly string[]): { text: string; isTicked: boolean }[] {
  return setupOf(contest).checks.map(({ key, text }) => ({ text, isTicked: ticks.includes(key) }));
}
