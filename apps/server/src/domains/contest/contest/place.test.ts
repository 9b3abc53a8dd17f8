import { describe, expect, it } from 'vitest';
import { addLaterStage, goodRows, importSheet, publishedContest, runningContest } from '../../../../test/contest-steps.ts';
import { addStudents, begunEntry, during, joinEntry, openContest } from '../../../../test/entry-steps.ts';
import { known } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';

const server = openServer();

function place(account: string, projectId?: string) {
  return server.as(account).call('legacy.place', projectId === undefined ? {} : { query: { projectId } });
}

describe('the place of a project', () => {
  it('is its contest and the stage it is judged in, for an administrator and for its judge alike', async () => {
    const { contestId, stageId, pairs } = await runningContest(server, 1);
    const { projectId, account } = pairs[0]!;
    for (const [reader, reach] of [
      ['school', 'SCOPE'],
      ['manager', 'SCOPE'],
      [account, 'JUDGE'],
    ] as const) {
      expect((await place(reader, projectId)).data).toMatchObject({
        contestId,
        stageId,
        stageKind: { code: 'SCHOOL', desc: '校赛' },
        reach,
      });
    }
  });

  it('is its contest for its team, whoever of it asks, and no stage of it', async () => {
    server.setNow(during);
    await addStudents(server, 2);
    const contestId = await openContest(server);
    const id = await begunEntry(server, contestId);
    await joinEntry(server, id, 'student2', 'MEMBER');
    await joinEntry(server, id, 'teacher', 'ADVISOR');
    for (const reader of ['student', 'student2', 'teacher'])
      expect((await place(reader, id)).data).toMatchObject({ contestId, stageId: null, stageKind: null, reach: 'TEAM' });
    expect((await place('school', id)).data).toMatchObject({ contestId, reach: 'SCOPE' });
    expect((await place('student3', id)).status).toBe(404);
  });

  it('is told to an administrator of elsewhere who stands behind it as to its team', async () => {
    server.setNow(during);
    const contestId = await openContest(server);
    const id = await begunEntry(server, contestId);
    expect((await place('other', id)).status).toBe(404);
    await joinEntry(server, id, 'other', 'ADVISOR');
    expect((await place('other', id)).data).toMatchObject({ contestId, reach: 'TEAM' });
  });

  it('is the first stage while nobody judges it, then the last that has judges', async () => {
    const { contestId, stageId: firstId } = await publishedContest(server);
    await server.as('school').call('project.import', { body: { contestId, file: importSheet(goodRows(1)) } });
    const { id: projectId } = await server.db.selectFrom('project').select('id').executeTakeFirstOrThrow();
    const { id: judgeId, tenantId } = await server.db.selectFrom('judge').select(['id', 'tenantId']).executeTakeFirstOrThrow();
    const secondId = await addLaterStage(server, firstId);
    expect((await place('school', projectId)).data).toMatchObject({ stageId: firstId, stageKind: { code: 'SCHOOL' } });
    for (const stageId of [firstId, secondId]) {
      await server.db.insertInto('assignment').values({ tenantId, stageId, projectId, judgeId, source: 'MANUAL' }).execute();
      expect((await place('school', projectId)).data).toMatchObject({ stageId });
    }
  });

  it('is not told outside of the scope, to a judge of others, nor where there is none', async () => {
    const { pairs } = await runningContest(server, 1);
    const { projectId } = pairs[0]!;
    for (const reader of ['other', 'judge7', 'student', 'nobody']) expect((await place(reader, projectId)).status).toBe(404);
    expect((await place('school', '999999')).status).toBe(404);
    expect((await place('school', '1 or 1')).status).toBe(400);
    expect((await server.as(null).call('legacy.place')).status).toBe(401);
  });
});

it('without a project it is the own school and college, as far as the scope shows them', async () => {
  const nowhere = { contestId: null, stageId: null, stageKind: null, reach: null };
  expect((await place('school')).data).toEqual({ ...nowhere, schoolId: known.school, collegeId: null });
  expect((await place('college')).data).toEqual({ ...nowhere, schoolId: null, collegeId: known.engineering });
  expect((await place('manager')).data).toEqual({ ...nowhere, schoolId: null, collegeId: null });
});
