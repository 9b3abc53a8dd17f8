import type { InputOf } from '@saiwu/api-client';
import { openContest } from '../entry/story-entries.ts';
import type { CallsAs } from '../story-contests.ts';

type Setup = NonNullable<InputOf<'contest.save'>['body']['setup']>;

/** Decides in these stories: of the college that the student belongs to. */
export const decider = 'college';

/** A contest of the first school that takes projects, and what a student has handed in for it. */
export async function handedIn(as: CallsAs, titles: readonly string[], setup: Setup): Promise<{ contestId: string; ids: string[] }> {
  const student = await as('student');
  const contestId = await openContest(as, setup);
  const ids: string[] = [];
  for (const title of titles) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: their numbers follow each other
    const { id } = await student('entry.begin', { body: { contestId, track: '科技创新', title } });
    await student('entry.submit', { path: { id } }); // oxlint-disable-line no-await-in-loop -- see above
    ids.push(id);
  }
  return { contestId, ids };
}
