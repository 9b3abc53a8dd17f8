import type { AnswerOf } from '@saiwu/api-client';
import { consolePaths } from '@saiwu/openapi';
import { generatePath } from 'react-router-dom';
import type { Api } from '../api/api.tsx';
import { contestBody, type CallsAs } from './story-contests.ts';

type Entry = AnswerOf<'entry.get'>;

interface NewEntry {
  setup?: NonNullable<ReturnType<typeof contestBody>['setup']>;
  /** Hands it in at once. */
  isSubmitted?: boolean;
}

/** A contest of the student's school that takes projects for long. */
export async function openContest(as: CallsAs, setup?: NewEntry['setup']): Promise<string> {
  const call = await as('school');
  const title = `创意周 ${crypto.randomUUID().slice(0, 6)}`;
  const windows = { registrationEnd: '2098-12-31 18:00:00' };
  const body = contestBody({ reviewStart: '2099-02-02 08:00:00' }, [], setup);
  const { id } = await call('contest.save', { body: { ...body, ...windows, title } });
  await call('contest.publish', { path: { id } });
  return id;
}

/** A project of the demonstration's student in a contest of its own. */
export async function makeEntry(as: CallsAs, { setup, isSubmitted = false }: NewEntry = {}): Promise<{ call: Api['call']; entry: Entry }> {
  const contestId = await openContest(as, setup);
  const call = await as('student');
  const entry = await call('entry.begin', { body: { contestId, track: '科技创新', title: '雨水花园' } });
  return { call, entry: isSubmitted ? await call('entry.submit', { path: { id: entry.id } }) : entry };
}

/** Gives a project back to its team, with one thing to mend. */
export async function returnEntry(as: CallsAs, id: string, reason: string): Promise<void> {
  const call = await as('college');
  const points = [{ section: 'BASICS' as const, key: null, words: '简介没有写服务对象' }];
  await call('project.return', { path: { id }, body: { reason, points, until: null, ticks: [] } });
}

/** The address of such a project. */
export function entryPath(made: NewEntry = {}) {
  return async (as: CallsAs) => {
    const { entry } = await makeEntry(as, made);
    return generatePath(consolePaths.ownEntry, { id: entry.id });
  };
}

/** Makes the other student of the demonstration one of the team. */
export async function joinAsMember(as: CallsAs, id: string): Promise<Api['call']> {
  const lead = await as('student');
  const { path } = await lead('entry.invite', { path: { id }, body: { part: 'MEMBER', channel: 'LINK' } });
  const call = await as('student2');
  const { form } = await lead('entry.get', { path: { id } });
  await call('entry.answer', {
    body: { code: path?.split('/').at(-1) ?? '', isAccepted: true, consentVersion: form.consent?.version ?? null },
  });
  return call;
}
