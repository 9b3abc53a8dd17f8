import type { InputOf } from '@saiwu/api-client';
import { makeContest, type CallsAs } from '../story-contests.ts';

type Setup = NonNullable<InputOf<'contest.save'>['body']['setup']>;

/** Teams can enter it now: its review is long after. */
const isOpen = { registrationEnd: '2099-02-01 18:00:00', reviewStart: '2099-02-02 08:00:00', reviewEnd: '2099-12-31 18:00:00' };

/** Decides in these stories: of the college that the student belongs to. */
export const decider = 'college';

/** A contest of the first school that takes projects, and what a student has handed in for it. */
export async function handedIn(as: CallsAs, titles: readonly string[], setup: Setup): Promise<{ contestId: string; ids: string[] }> {
  const student = await as('student');
  const { id: contestId, tracks } = await makeContest(await as('school'), { projects: 0, ...isOpen, setup });
  const ids: string[] = [];
  for (const title of titles) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: their numbers follow each other
    const { id } = await student('entry.begin', { body: { contestId, track: tracks[0] ?? '', title } });
    await student('entry.submit', { path: { id } }); // oxlint-disable-line no-await-in-loop -- see above
    ids.push(id);
  }
  return { contestId, ids };
}
