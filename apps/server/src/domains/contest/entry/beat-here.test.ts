import { beforeEach, describe, expect, it } from 'vitest';
import { addStudents, begunEntry, during, joinEntry, openContest } from '../../../../test/entry-steps.ts';
import { openServer } from '../../../../test/harness.ts';

const server = openServer();

beforeEach(async () => {
  server.setNow(during);
  await addStudents(server, 2);
});

const later = (seconds: number) => server.setNow(new Date(during.getTime() + seconds * 1000));

/** A project of `student` that `student2` has joined. */
async function shared(setup: Record<string, unknown> = {}): Promise<string> {
  const id = await begunEntry(server, await openContest(server, setup));
  await joinEntry(server, id, 'student2', 'MEMBER');
  return id;
}

async function beat(account: string, id: string, at: { section?: string; key?: string; isHere?: boolean } = {}) {
  const body = { isHere: true, section: null, key: null, ...at };
  return server.as(account).call('entry.here', { params: { id }, body });
}

const others = async (account: string, id: string) => (await beat(account, id)).data.others;

describe('who else has a project open', () => {
  it('is told to each of two members, with the part and since when they are in it', async () => {
    const id = await shared();
    expect((await beat('student', id, { section: 'ANSWERS' })).data.others).toEqual([]);
    later(20);
    expect(await others('student2', id)).toMatchObject([
      { name: '李同学', isAdvisor: false, section: 'ANSWERS', key: null, since: '2026-03-02 18:00:00' },
    ]);
    await beat('student', id, { section: 'ANSWERS' });
    expect(await others('student2', id)).toMatchObject([{ section: 'ANSWERS', since: '2026-03-02 18:00:00' }]);
    await beat('student', id, { section: 'PLAN', key: 'market' });
    expect(await others('student2', id)).toMatchObject([{ section: 'PLAN', key: 'market', since: '2026-03-02 18:00:20' }]);
    expect(await others('student', id)).toMatchObject([{ name: '同学2', section: null }]);
  });

  it('is forgotten when they leave, and after 45 seconds without a word', async () => {
    const id = await shared();
    await beat('student', id);
    await beat('student', id, { isHere: false });
    expect(await others('student2', id)).toEqual([]);
    // on the way from one page to the other, what the first says last may come late
    await beat('student', id, { section: 'PLAN', key: 'market' });
    await beat('student', id, { isHere: false });
    expect(await others('student2', id)).toMatchObject([{ section: 'PLAN' }]);
    later(45);
    expect(await others('student2', id)).toHaveLength(1);
    later(46);
    expect(await others('student2', id)).toEqual([]);
    expect(await server.db.selectFrom('entryHere').select('section').execute()).toHaveLength(1);
  });

  it('comes with the versions that stand now, so that a page which is open follows', async () => {
    const sections = [{ key: 'market', title: '市场', isRequired: false }];
    const id = await shared({ sections });
    const before = (await beat('student2', id)).data;
    expect(before).toMatchObject({ state: 'DRAFT', plan: [], sections: [{ section: 'BASICS', version: 0 }, {}, {}] });
    const basics = { section: 'BASICS', version: 0, title: '智能灌溉二', track: '科技创新', summary: null };
    await server.as('student').call('entry.save', { params: { id }, body: basics });
    await server.as('student').call('plan.save', { params: { id, key: 'market' }, body: { version: 0, html: '<p>很大</p>' } });
    const after = (await beat('student2', id)).data;
    expect(after.sections[0]).toEqual({ section: 'BASICS', version: 1 });
    expect(after.plan).toEqual([{ key: 'market', version: 1 }]);
  });

  it('is for who stands behind the project alone, and advisors are told apart', async () => {
    const id = await shared();
    await joinEntry(server, id, 'teacher', 'ADVISOR');
    await beat('teacher', id, { section: 'BASICS' });
    expect(await others('student', id)).toMatchObject([{ isAdvisor: true, section: 'BASICS' }]);
    expect((await beat('student3', id)).status).toBe(404);
    expect(await others('student', id)).toHaveLength(1);
  });
});
