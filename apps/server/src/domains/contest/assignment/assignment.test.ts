import { describe, expect, it } from 'vitest';
import { assignedContest, goodRows, importSheet, publishedContest } from '../../../../test/contest-steps.ts';
import { known } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';

const server = openServer();
const school = () => server.as('school');

describe('an assignment', () => {
  it('gives every project its judges, none from its own college, and says why', async () => {
    const { proposed, accepted, stageId } = await assignedContest(server, 4);
    expect(proposed.data).toMatchObject({ kind: 'assigned', seed: 7, load: { length: 6 } });
    expect(accepted.data).toEqual({ count: 12 });
    const { data } = await school().call('stage.projects', { body: { model: { stageId }, sort: 'number', order: 'ascending' } });
    const ofEngineering = data.records
      .filter(({ collegeLabel }: { collegeLabel: string }) => collegeLabel === '工学院')
      .flatMap(({ judges }: { judges: { judgeName: string }[] }) => judges.map(({ judgeName }) => judgeName));
    expect(data.records.map(({ sheetCount, submittedCount }: Record<string, number>) => [sheetCount, submittedCount])).toEqual(
      Array.from({ length: 4 }, () => [3, 0]),
    );
    expect(ofEngineering).toHaveLength(6);
    expect(ofEngineering.filter((name: string) => /评委[甲乙]/.test(name))).toEqual([]);
    expect(proposed.data.pairs.flatMap(({ reasons }: { reasons: string[] }) => reasons).join()).toContain('评委专长包含赛道「科技创新」');
  });

  it('keeps advisors and declared conflicts away from their projects', async () => {
    const { contestId, stageId } = await publishedContest(server, { recusal: 'OFF' });
    const row = goodRows(1)[0]!;
    await school().call('project.import', {
      body: { contestId, file: importSheet([row.map((cell, index) => (index === 7 ? '评委甲' : cell))]) },
    });
    const project = await server.db.selectFrom('project').select('id').executeTakeFirstOrThrow();
    const second = await server.db
      .selectFrom('judge')
      .innerJoin('user', 'user.id', 'judge.userId')
      .where('user.account', '=', 'judge2')
      .select('judge.id')
      .executeTakeFirstOrThrow();
    await server.db.insertInto('conflict').values({ tenantId: '1', judgeId: second.id, projectId: project.id, reason: '亲属' }).execute();
    for (const seed of [1, 2, 3]) {
      const { data } = await school().call('assignment.propose', { body: { stageId, seed } });
      expect(data.pairs).toHaveLength(3);
      expect(data.pairs.map(({ judgeName }: { judgeName: string }) => judgeName)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/评委[甲乙]/)]),
      );
    }
  });

  it('keeps judges away from schools of their own province, whichever way it is written', async () => {
    await server.db.updateTable('school').set({ province: '上海市' }).where('orgId', '=', known.school).execute();
    const { contestId, stageId } = await publishedContest(server, { recusal: 'PROVINCE' });
    await school().call('project.import', { body: { contestId, file: importSheet(goodRows(1)) } });
    const { data } = await school().call('assignment.propose', { body: { stageId } });
    expect(data).toMatchObject({ kind: 'infeasible', shortfalls: [{ missing: 3 }] });
  });

  it('that cannot be says what is missing and how to mend it', async () => {
    const { contestId, stageId } = await publishedContest(server, { judgesPerProject: 5 });
    await school().call('project.import', { body: { contestId, file: importSheet(goodRows(1)) } });
    const { data } = await school().call('assignment.propose', { body: { stageId } });
    expect(data).toMatchObject({ kind: 'infeasible', shortfalls: [{ missing: 1, projects: [{ title: '项目 1' }] }] });
    expect(data.shortfalls[0].because).toContain('2026-0001');
    expect(data.mends[0]).toContain('华东科技大学 工学院');
  });

  it('is the same for the same seed, and refused once the data have changed', async () => {
    const { contestId, stageId } = await publishedContest(server);
    await school().call('project.import', { body: { contestId, file: importSheet(goodRows(3)) } });
    const [one, two] = [
      await school().call('assignment.propose', { body: { stageId, seed: 5 } }),
      await school().call('assignment.propose', { body: { stageId, seed: 5 } }),
    ];
    expect(two.data).toEqual(one.data);
    await school().call('project.import', { body: { contestId, file: importSheet([goodRows(4)[3]!]) } });
    const late = await school().call('assignment.accept', { body: { stageId, seed: 5, fingerprint: one.data.fingerprint } });
    expect([late.status, late.msg]).toEqual([409, '项目或评委有了变化，请重新生成分配方案']);
    expect(await server.db.selectFrom('assignment').selectAll().execute()).toEqual([]);
  });

  it('keeps standing pairs when it is topped up', async () => {
    const { contestId, stageId } = await assignedContest(server, 2);
    const before = await server.db.selectFrom('assignment').select(['id', 'projectId', 'judgeId']).orderBy('id').execute();
    await school().call('project.import', { body: { contestId, file: importSheet([goodRows(3)[2]!]) } });
    const { data } = await school().call('assignment.propose', { body: { stageId, seed: 9 } });
    expect((await school().call('assignment.accept', { body: { stageId, seed: 9, fingerprint: data.fingerprint } })).data).toEqual({
      count: 3,
    });
    const after = await server.db.selectFrom('assignment').select(['id', 'projectId', 'judgeId']).orderBy('id').execute();
    expect(after.slice(0, 6)).toEqual(before);
  });
});

describe('judges', () => {
  it('are listed by whoever keeps them', async () => {
    const { data } = await school().call('judge.page', {
      body: { model: { name: '评委', state: 'ACTIVE' }, sort: 'name', order: 'ascending' },
    });
    expect(data.total).toBe('6');
    expect((await server.as('other').call('judge.page', { body: { model: {} } })).data.total).toBe('1');
  });
});
