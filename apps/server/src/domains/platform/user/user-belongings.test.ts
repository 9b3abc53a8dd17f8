import { describe, expect, it } from 'vitest';
import { runningContest } from '../../../../test/contest-steps.ts';
import { openServer } from '../../../../test/harness.ts';

const server = openServer();
const nothing = { projects: 0, projectTitles: [], judges: 0, stages: 0, messages: 0, sessions: 0 };

async function idOf(account: string): Promise<string> {
  return (await server.db.selectFrom('user').where('account', '=', account).select('id').executeTakeFirstOrThrow()).id;
}

const belongingsOf = async (caller: string, ...accounts: string[]) =>
  server.as(caller).call('user.belongings', { body: await Promise.all(accounts.map(idOf)) });

describe('what hangs on people', () => {
  it('is counted for one and for many at once', async () => {
    const { contestId, pairs } = await runningContest(server, 2);
    const [judge] = pairs;
    const teacher = await idOf('teacher');
    const [project] = await server.db.selectFrom('project').where('contestId', '=', contestId).orderBy('number').select('id').execute();
    await server.db
      .insertInto('projectTie')
      .values({ tenantId: '1', projectId: project!.id, part: 'LEADER', position: 1, userId: teacher })
      .execute();
    const ofTeacher = (await belongingsOf('school', 'teacher')).data;
    expect(ofTeacher).toMatchObject({ projects: 1, projectTitles: ['项目 1'], judges: 0, stages: 0 });
    const ofJudge = (await belongingsOf('school', judge!.account)).data;
    expect(ofJudge).toMatchObject({ projects: 0, judges: 1, stages: 1 });
    const judgeId = await idOf(judge!.account);
    const counted = async (table: 'msgReceiver' | 'session') =>
      (await server.db.selectFrom(table).where('userId', '=', judgeId).select('userId').execute()).length;
    expect([ofJudge.messages, ofJudge.sessions]).toEqual([await counted('msgReceiver'), await counted('session')]);
    expect((await belongingsOf('school', 'teacher', judge!.account)).data).toEqual({
      projects: 1,
      projectTitles: ['项目 1'],
      judges: 1,
      stages: 1,
      messages: ofTeacher.messages + ofJudge.messages,
      sessions: ofTeacher.sessions + ofJudge.sessions,
    });
  });

  it('is not told of people out of scope, nor to those who delete nobody', async () => {
    expect((await belongingsOf('school', 'other')).data).toEqual(nothing);
    expect((await belongingsOf('teacher', 'school')).status).toBe(403);
    expect((await server.as('school').call('user.belongings', { body: [] })).status).toBe(400);
  });
});
