import { waitingLists } from '@saiwu/openapi';
import { beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../../../../test/certification-steps.ts';
import { publishedContest, runningContest, sheetBody } from '../../../../test/contest-steps.ts';
import { addStudents, begunEntry, during, openContest } from '../../../../test/entry-steps.ts';
import { openServer } from '../../../../test/harness.ts';

/** One of every role that is seeded, of two schools; some judge, and some stand behind a project. */
const accounts = ['admin', 'manager', 'school', 'college', 'other', 'judge1', 'judge2', 'judge3', 'teacher', 'student', 'nobody'];

const server = openServer();

const given = server.given(async () => {
  await addStudents(server, 3);
  // the clock stands still in tests alone: these dates are in the past, so contests open while they are built
  return { scored: await runningContest(server, 1, { isBlind: false }), running: await runningContest(server, 4) };
});

beforeEach(async () => {
  server.setNow(during);
  const { scored, running } = given();
  for (const { account, projectId } of [...scored.pairs, ...running.pairs.slice(0, 2)]) {
    const { stageId } = scored.pairs.some((pair) => pair.projectId === projectId) ? scored : running;
    await server.as(account).call('score.submit', { params: { stageId, projectId }, body: sheetBody('50') }); // oxlint-disable-line no-await-in-loop -- in this order
  }
});

/** A contest that takes projects: two wait for a decision, one is a draft. */
async function openWithTwo(title: string): Promise<string> {
  const contestId = await openContest(server, {}, title);
  await begunEntry(server, contestId, `${title}：草稿`, 'student2');
  for (const account of ['student', 'student3']) {
    const id = await begunEntry(server, contestId, `${title}：${account}`, account); // oxlint-disable-line no-await-in-loop -- one team after the other
    await server.as(account).call('entry.submit', { params: { id } }); // oxlint-disable-line no-await-in-loop -- see above
  }
  return contestId;
}

/** Stages of contests whose review runs and ends soon, in order. */
async function reviewedContests(count: number): Promise<string[]> {
  const made: string[] = [];
  for (let index = 0; index < count; index += 1) made.push((await publishedContest(server)).stageId); // oxlint-disable-line no-await-in-loop -- in this order
  await server.db
    .updateTable('stage')
    .set({ state: 'IN_REVIEW', reviewEnd: new Date('2026-12-31T00:00:00Z') })
    .where('id', 'in', made)
    .execute();
  const ofThem = server.db.selectFrom('stage').where('id', 'in', made).select('contestId');
  await server.db.updateTable('contest').set({ state: 'REVIEWING' }).where('id', 'in', ofThem).execute();
  return made;
}

const startOf = async (account: string) => (await server.as(account).call('dashboard.start', { query: {} })).data;

describe('what waits for somebody on the dashboard', () => {
  it('is told to whoever decides while registration is still open, a college in a contest of its school as well', async () => {
    const contestId = await openWithTwo('报名中');
    const told = [{ contestId, contestTitle: '报名中', count: 2 }];
    for (const account of ['admin', 'manager', 'school', 'college'])
      expect([account, (await startOf(account)).overview.undecided]).toEqual([account, told]); // oxlint-disable-line no-await-in-loop -- one after the other
    for (const account of ['other', 'judge1', 'teacher', 'student', 'nobody'])
      expect([account, (await startOf(account)).overview.undecided]).toEqual([account, []]); // oxlint-disable-line no-await-in-loop -- see above
  });

  it('is nothing where nobody can decide any more, nor for whoever stands behind all of it', async () => {
    const cancelled = await openWithTwo('取消的');
    await server.as('school').call('contest.cancel', { params: { id: cancelled }, body: { reason: '不办了' } });
    const own = await openWithTwo('自己的');
    const { id: userId, tenantId } = await server.db
      .selectFrom('user')
      .where('account', '=', 'college')
      .selectAll()
      .executeTakeFirstOrThrow();
    const projects = await server.db.selectFrom('project').where('contestId', '=', own).select('id').execute();
    for (const { id } of projects)
      await server.db.insertInto('projectTie').values({ tenantId, projectId: id, part: 'FORMER', position: 0, userId }).execute(); // oxlint-disable-line no-await-in-loop -- a few
    expect((await startOf('college')).overview.undecided).toEqual([]);
    expect((await startOf('school')).overview.undecided).toEqual([{ contestId: own, contestTitle: '自己的', count: 2 }]);
  });

  it.each(accounts)('is as many for %s as the list shows that it leads to', async (account) => {
    await publishedContest(server);
    await openWithTwo('报名中');
    await ask(server, 'nobody');
    const person = server.as(account);
    const { overview, certifications } = await startOf(account);
    const totalOf = async (...call: Parameters<typeof person.call>) => Number((await person.call(...call)).data?.total ?? 0);

    for (const { contestId, count } of overview.undecided) {
      const model = { contestId, ...waitingLists.projects.model };
      expect(await totalOf('project.page', { body: { model } })).toBe(count); // oxlint-disable-line no-await-in-loop -- one after the other
    }
    for (const { stageId, sheetCount, submittedCount } of overview.judging) {
      const list = { params: { id: stageId }, body: { model: waitingLists.sheets.model } };
      expect(await totalOf('judging.page', list)).toBe(sheetCount - submittedCount); // oxlint-disable-line no-await-in-loop -- see above
    }
    for (const { stageId, canClose } of overview.stages) {
      const { data } = await person.call('stage.get', { params: { id: stageId } }); // oxlint-disable-line no-await-in-loop -- see above
      const close = data.actions.find(({ act }: { act: string }) => act === 'close');
      expect([stageId, canClose]).toEqual([stageId, close?.isAllowed ?? false]);
    }
    const waiting = { body: { model: waitingLists.certifications.model } };
    expect(await totalOf('certification.page', waiting)).toBe(Number(certifications?.total ?? 0));

    // and nothing that they can decide is left out
    const { data } = await person.call('project.page', { body: { model: waitingLists.projects.model } });
    const open = (data?.records ?? []).filter(({ undecidable }: { undecidable: string | null }) => undecidable === null);
    const decides = ['admin', 'manager', 'school', 'college'].includes(account);
    expect(overview.undecided.map(({ contestId }: { contestId: string }) => contestId)).toEqual(
      decides ? [...new Set(open.map(({ contestId }: { contestId: string }) => contestId))] : [],
    );
  });

  it('is told however many other contests are under review or over', async () => {
    const { contestId } = await publishedContest(server);
    const before = (await startOf('school')).overview;
    const others = await reviewedContests(60);
    const { overview, contests } = await startOf('school');
    expect(contests.records.map(({ id }: { id: string }) => id)).toEqual([contestId]);
    expect(overview).toMatchObject({ sheetCount: before.sheetCount, submittedCount: before.submittedCount });
    expect([before.sheetCount, before.submittedCount]).toEqual([15, 5]);
    // of those that run the nearest deadlines, of those that can be closed all
    const { stageId } = given().scored;
    expect(overview.stages.map((stage: { stageId: string }) => stage.stageId)).toEqual([...others.slice(0, 50), stageId]);
    expect(overview.stages.at(-1).canClose).toBe(true);
  });

  it('is led to by the same filters', () => {
    for (const { model, pathOf } of Object.values(waitingLists)) {
      const filters = Object.fromEntries(new URL(pathOf('1'), 'http://saiwu.test').searchParams);
      expect(filters).toEqual(Object.fromEntries(Object.entries(model).map(([name, value]) => [name, String(value)])));
    }
  });

  it('asks those alone to close a stage who can', async () => {
    const { stageId } = given().scored;
    const canClose = async (account: string) =>
      (await startOf(account)).overview.stages.find((stage: { stageId: string }) => stage.stageId === stageId)?.canClose;
    expect([await canClose('school'), await canClose('college')]).toEqual([true, false]);
  });
});
