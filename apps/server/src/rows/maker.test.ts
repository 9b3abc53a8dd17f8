import type { OperationId } from '@saiwu/openapi';
import { beforeEach, describe, expect, it } from 'vitest';
import { contestBody, goodRows, importSheet, runningContest } from '../../test/contest-steps.ts';
import { known } from '../../test/fixture.ts';
import { openServer } from '../../test/harness.ts';

const server = openServer();
const everyone = { body: { model: {}, size: 100 } };

async function idOf(account: string): Promise<string> {
  const { id } = await server.db.selectFrom('user').where('account', '=', account).select('id').executeTakeFirstOrThrow();
  return id;
}

async function moveTo(account: string, orgId: string): Promise<void> {
  const moved = await server.as('manager').change('user.update', { id: await idOf(account), orgId });
  expect(moved.status).toBe(200);
}

/** The operations among these that do not answer as for a row that is not there. */
async function notMissing(account: string, calls: readonly [OperationId, object][]): Promise<[OperationId, number][]> {
  const answers: [OperationId, number][] = [];
  for (const [id, input] of calls) answers.push([id, (await server.as(account).call(id, input)).status]);
  return answers.filter(([, status]) => status !== 404);
}

describe('an account that its maker has given away', () => {
  let id = '';
  beforeEach(async () => {
    const added = await server.as('school').call('user.save', { body: { account: 'mine', name: '新人', orgId: known.engineering } });
    id = added.data.id;
    await moveTo('mine', known.otherSchool);
  });

  it('is missing for the maker, in reading and in every write', async () => {
    expect(
      await notMissing('school', [
        ['user.get', { params: { id } }],
        ['user.update', { body: { id, version: 1, name: '改名' } }],
        ['user.update', { body: { id, version: 1, state: false } }],
        ['user.updateAll', { body: { id, version: 1, name: '改名', sex: 'N', state: true, orgId: known.school } }],
        ['user.reset', { body: { id } }],
        ['totp.reset', { body: { userId: id } }],
        ['user.remove', { body: [id] }],
      ]),
    ).toEqual([]);
    const both = await server.as('school').call('user.remove', { body: [await idOf('teacher'), id] });
    expect([both.data, both.extra]).toEqual([true, { passedOver: 1 }]);
    const { data } = await server.as('school').call('user.page', everyone);
    expect(data.records.map((user: { account: string }) => user.account)).not.toContain('mine');
    expect((await server.as('school').call('message.count', { body: { msgType: 'NOTIFY', userIdList: [id] } })).data.total).toBe(0);
    const row = await server.db.selectFrom('user').where('id', '=', id).select(['name', 'state']).executeTakeFirstOrThrow();
    expect(row).toEqual({ name: '新人', state: true });
  });

  it('is not the maker’s either while it belongs to no organisation', async () => {
    await server.db.updateTable('user').set({ orgId: null }).where('id', '=', id).execute();
    expect(
      await notMissing('school', [
        ['user.get', { params: { id } }],
        ['user.reset', { body: { id } }],
      ]),
    ).toEqual([]);
  });
});

it('an account is added to the maker’s own organisation unless another is named, by hand and by a sheet', async () => {
  const { data } = await server.as('school').call('user.save', { body: { account: 'by_hand', name: '新人' } });
  expect(data.orgId).toBe(known.school);
  const sheet = importSheet([['by_sheet', '新人二']], ['账号', '姓名']);
  expect((await server.as('school').call('user.import', { body: { file: sheet } })).data).toBe(true);
  const found = await server.as('school').call('user.query', { body: { account: 'by_sheet' } });
  expect(found.data.map(({ orgId }: { orgId: string }) => orgId)).toEqual([known.school]);
  const free = await server.as('manager').call('user.save', { body: { account: 'free', name: '无组织' } });
  expect(free.data.orgId).toBeNull();
});

describe('a contest whose maker has moved to another organisation', () => {
  it('is missing for the maker, as a draft and under review', async () => {
    const draft = (await server.as('school').call('contest.save', { body: contestBody() })).data;
    const { contestId, stageId } = await runningContest(server, 1);
    await moveTo('school', known.otherSchool);
    const file = importSheet(goodRows(1));
    expect(
      await notMissing('school', [
        ['contest.get', { params: { id: draft.id } }],
        ['contest.update', { body: { ...contestBody(), id: draft.id, version: draft.version } }],
        ['contest.publish', { params: { id: draft.id } }],
        ['contest.remove', { params: { id: draft.id } }],
        ['contest.cancel', { params: { id: contestId }, body: { reason: '不办了' } }],
        ['project.template', { query: { contestId } }],
        ['project.importPreview', { body: { contestId, file } }],
        ['project.import', { body: { contestId, file } }],
        ['assignment.propose', { body: { stageId, seed: 1 } }],
        ['assignment.accept', { body: { stageId, seed: 1, fingerprint: 'x' } }],
        ['stage.get', { params: { id: stageId } }],
        ['stage.projects', { body: { model: { stageId } } }],
        ['stage.missing', { params: { id: stageId } }],
        ['stage.start', { params: { id: stageId } }],
        ['stage.close', { params: { id: stageId }, body: { password: 'secret-1' } }],
        ['result.page', { body: { model: { stageId } } }],
        ['result.export', { body: { model: { stageId } } }],
        ['result.pdf', { body: { model: { stageId } } }],
      ]),
    ).toEqual([]);
    for (const id of ['contest.page', 'project.page'] as const)
      expect([id, (await server.as('school').call(id, everyone)).data.total]).toEqual([id, '0']);
    expect((await server.as('school').call('overview.mine')).data).toMatchObject({ contestCount: 0, projectCount: 0, stages: [] });
  });

  it('is missing for the maker when the contest itself has moved, and tells the maker nothing more', async () => {
    const { data } = await server.as('school').call('contest.save', { body: contestBody() });
    await server.as('school').call('contest.publish', { params: { id: data.id } });
    await server.db.updateTable('contest').set({ orgId: known.otherSchool }).where('id', '=', data.id).execute();
    expect(
      await notMissing('school', [
        ['contest.get', { params: { id: data.id } }],
        ['contest.cancel', { params: { id: data.id }, body: { reason: '不办了' } }],
      ]),
    ).toEqual([]);
    const row = [...goodRows(1)[0]!].with(2, '理学院');
    const imported = await server.as('other').call('project.import', { body: { contestId: data.id, file: importSheet([row]) } });
    expect(imported.data).toMatchObject({ imported: 1 });
    expect((await server.as('school').call('message.page', { body: { model: {} } })).data.records).toEqual([]);
  });
});

it('what somebody made stays theirs while they belong to its organisation, or it to none', async () => {
  const file = new File(['内容'], '说明.txt');
  const { data } = await server.as('college').call('attachment.upload', { body: { file, bizType: 'MSG' } });
  const roles = await server.db.selectFrom('role').where('code', '=', 'YMANAGEMENT').select('id').executeTakeFirstOrThrow();
  await server.db.updateTable('role').set({ dsType: 'SELF' }).where('id', '=', roles.id).execute();
  expect((await server.as('college').call('attachment.get', { params: { id: data.id } })).status).toBe(200);
  await moveTo('college', known.otherCollege);
  expect((await server.as('college').call('attachment.get', { params: { id: data.id } })).status).toBe(404);
  await server.db.updateTable('attachment').set({ orgId: null }).where('id', '=', data.id).execute();
  expect((await server.as('college').call('attachment.get', { params: { id: data.id } })).status).toBe(200);
});
