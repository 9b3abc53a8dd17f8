import type { InputOf } from '@saiwu/api-client';
import { openContest } from '../../lib/stories/story-entries.ts';
import type { CallsAs } from '../../lib/stories/story-contests.ts';

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

/** Projects of which `decider` has joined the last: the account is a student's for that long. */
export async function tiedToDecider(as: CallsAs, titles: readonly string[]): Promise<{ contestId: string; ids: string[] }> {
  const [student, member, admin] = await Promise.all([as('student'), as(decider), as('admin')]);
  const contestId = await openContest(as);
  const [{ id: userId }, makers] = await Promise.all([
    member('user.mine'),
    admin('role.page', { body: { model: { code: 'MAKER' }, size: 1, current: 1, sort: 'id', order: 'ascending', extra: {} } }),
  ]);
  const role = { path: { id: makers.records[0]?.id ?? '' }, body: [userId] };
  const ids: string[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one after the other: their numbers follow each other
  for (const title of titles) ids.push((await student('entry.begin', { body: { contestId, track: '科技创新', title } })).id);
  const { path } = await student('entry.invite', { path: { id: ids.at(-1) ?? '' }, body: { part: 'MEMBER', channel: 'LINK' } });
  await admin('role.assign', role);
  try {
    await member('entry.answer', { body: { code: path?.split('/').at(-1) ?? '', isAccepted: true } });
  } finally {
    await admin('role.unassign', role);
  }
  for (const id of ids) await student('entry.submit', { path: { id } }); // oxlint-disable-line no-await-in-loop -- see above
  return { contestId, ids };
}
