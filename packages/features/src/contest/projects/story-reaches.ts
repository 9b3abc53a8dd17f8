import type { CallsAs } from '../../lib/stories/story-contests.ts';

/** A project of the demonstration that a student or a teacher stands behind, with its contest. */
export function ownProject(account: 'student' | 'teacher') {
  return async (as: CallsAs) => {
    const call = await as(account);
    const { entries } = await call('entry.mine');
    const [entry] = entries;
    if (entry === undefined) throw new Error(`the demonstration's ${account} has no project`);
    return { contestId: entry.contestId, projectId: entry.id };
  };
}

/** One that the demonstration's judge judges. */
export async function judgedProject(as: CallsAs) {
  const call = await as('judge');
  const [stage] = await call('judging.stages');
  if (stage === undefined) throw new Error('the demonstration has a judge');
  const page = { model: {}, size: 1, current: 1, sort: 'id', order: 'ascending', extra: {} } as const;
  const { records } = await call('judging.page', { path: { id: stage.stageId }, body: page });
  const projectId = records[0]?.projectId ?? '';
  const { contestId } = await call('legacy.place', { query: { projectId } });
  return { contestId: contestId ?? '', projectId };
}
