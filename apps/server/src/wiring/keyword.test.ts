import type { OperationId } from '@saiwu/openapi';
import { describe, expect, it } from 'vitest';
import { publishedContest, runningContest, sheetBody } from '../../test/contest-steps.ts';
import { known } from '../../test/fixture.ts';
import { openServer } from '../../test/harness.ts';

const server = openServer();
const manager = () => server.as('manager');
const school = () => server.as('school');

interface Asked {
  as?: string;
  params?: object;
  model?: object;
}

/** What a list's rows say of `field`, for the keyword. */
async function found(operation: OperationId, field: string, keyword: string, { as = 'manager', params = {}, model = {} }: Asked = {}) {
  const { data } = await server.as(as).call(operation, { params, body: { model: { ...model, keyword }, size: 50 } });
  return data.records.map((row: Record<string, unknown>) => row[field]);
}

describe('one text finds', () => {
  it('people by account, name or phone, within the data scope', async () => {
    await server.db.updateTable('user').set({ mobile: '13900001234' }).where('account', '=', 'teacher').execute();
    for (const keyword of ['TEACH', '张老', ' 13900001234 ']) expect(await found('user.page', 'account', keyword)).toEqual(['teacher']);
    expect(await found('user.page', 'account', '外校')).toEqual(['other']);
    expect(await found('user.page', 'account', '外校', { as: 'school' })).toEqual([]);
    expect(await found('user.page', 'account', '张老', { model: { account: 'student' } })).toEqual([]);
    for (const keyword of ['%', '_', '\\', '没有'])
      expect([keyword, await found('user.page', 'account', keyword, { as: 'school' })]).toEqual([keyword, []]);
    expect((await found('user.page', 'account', '  ')).length).toBeGreaterThan(10);
  });

  it('files by their name or their record', async () => {
    const file = new File(['a'], '章程.txt');
    await manager().call('attachment.upload', { body: { file, bizType: 'NOTES', bizId: 'record-7' } });
    for (const keyword of ['章程', 'RECORD-7']) expect(await found('attachment.page', 'bizId', keyword)).toEqual(['record-7']);
    expect(await found('attachment.page', 'bizId', 'NOTES')).toEqual([]);
  });

  it('the administrators and colleges of a school, and the holders of a role', async () => {
    const params = { id: known.school };
    expect(await found('school.administrators', 'account', '校管', { as: 'school', params })).toEqual(['school']);
    expect(await found('school.administrators', 'account', '李同', { as: 'school', params })).toEqual([]);
    await server.db.updateTable('org').set({ abbreviation: '工程' }).where('id', '=', known.engineering).execute();
    for (const keyword of ['工学', '程'])
      expect(await found('school.colleges', 'label', keyword, { as: 'school', params })).toEqual(['工学院']);
    const { id } = await server.db.selectFrom('role').where('code', '=', 'MAKER').select('id').executeTakeFirstOrThrow();
    for (const keyword of ['stud', '李同']) expect(await found('role.users', 'account', keyword, { params: { id } })).toEqual(['student']);
    expect(await found('role.users', 'account', '张老', { params: { id } })).toEqual([]);
  });

  it('roles, parameters and dictionaries by code and name', async () => {
    for (const keyword of ['xmana', '学校管理']) expect(await found('role.page', 'code', keyword)).toEqual(['XMANAGEMENT']);
    const parameter = { key: 'SoughtKey', name: '要找的', value: '十二' };
    await server.as('admin').call('parameter.save', { body: parameter });
    for (const keyword of Object.values(parameter)) expect(await found('parameter.page', 'key', keyword)).toEqual(['SoughtKey']);
    await server.as('admin').call('dictionary.saveType', { body: { type: 'SOUGHT', label: '寻物' } });
    await server.as('admin').call('dictionary.save', { body: { type: 'SOUGHT', code: 'K1', name: '钥匙', sortValue: 1 } });
    for (const keyword of ['sought', '寻物', '钥']) expect(await found('dictionary.pageType', 'type', keyword)).toEqual(['SOUGHT']);
    for (const keyword of ['k1', '钥'])
      expect(await found('dictionary.page', 'code', keyword, { model: { type: 'SOUGHT' } })).toEqual(['K1']);
  });

  it('stations, applications, enterprises and their super administrators', async () => {
    const admin = server.as('admin');
    await admin.call('station.save', { body: { name: '辅导员', describe: '带一个年级', orgId: known.engineering } });
    for (const keyword of ['辅导', '年级']) expect(await found('station.page', 'name', keyword, { as: 'admin' })).toEqual(['辅导员']);
    const { data } = await admin.call('application.save', { body: { clientId: 'sought_app', name: '教务系统' } });
    for (const keyword of ['SOUGHT', '教务']) expect(await found('application.page', 'id', keyword, { as: 'admin' })).toEqual([data.id]);
    await admin.call('tenant.save', { body: { code: 'sought', name: '寻物大学', duty: '钱多多' } });
    for (const keyword of ['SOUGHT', '寻物', '钱多'])
      expect(await found('tenant.page', 'code', keyword, { as: 'admin' })).toEqual(['sought']);
    const model = { tenantCode: '0000' };
    for (const keyword of ['adm', '没有']) {
      const names = await found('globalUser.page', 'account', keyword, { as: 'admin', model });
      expect([keyword, names]).toEqual([keyword, keyword === 'adm' ? ['admin'] : []]);
    }
  });

  it('messages by title and content, each in its own box', async () => {
    const { id } = await server.db.selectFrom('user').where('account', '=', 'teacher').select('id').executeTakeFirstOrThrow();
    const body = { msgDTO: { msgType: 'NOTIFY', title: '周会', content: '<p>带上<b>名单</b></p>' }, userIdList: [id] };
    await manager().call('message.save', { body });
    for (const keyword of ['周会', '上名']) {
      expect(await found('message.page', 'title', keyword, { as: 'teacher' })).toEqual(['周会']);
      expect(await found('message.sent', 'title', keyword)).toEqual(['周会']);
    }
    expect(await found('message.page', 'title', '周会', { as: 'student' })).toEqual([]);
  });

  it('contests by title or edition, judges by name or employer', async () => {
    await publishedContest(server);
    for (const keyword of ['创业', '2026']) expect(await found('contest.page', 'edition', keyword, { as: 'school' })).toEqual([2026]);
    expect(await found('contest.page', 'edition', '202', { as: 'school' })).toEqual([]);
    expect(await found('contest.page', 'edition', '创业', { as: 'other' })).toEqual([]);
    await server.db.updateTable('judge').set({ employer: '精密所' }).where('collegeId', '=', known.engineering).execute();
    expect(await found('judge.page', 'name', '评委丙', { as: 'school' })).toEqual(['评委丙']);
    expect((await found('judge.page', 'name', '精密', { as: 'school' })).toSorted()).toEqual(['评委甲', '评委乙'].toSorted());
  });

  it('projects by number, title and leader, and their lines in stage and result', async () => {
    const { contestId, stageId, pairs } = await runningContest(server, 3);
    const model = { contestId };
    const [first] = await found('project.page', 'number', '项目 1', { as: 'school', model });
    for (const keyword of ['负责人1', first])
      expect(await found('project.page', 'number', keyword, { as: 'school', model })).toEqual([first]);
    expect(await found('project.page', 'number', '项目 1', { as: 'school' })).toEqual([first]);
    expect(await found('project.page', 'number', '项目 1', { as: 'other', model })).toEqual([]);
    for (const keyword of ['项目 1', first])
      expect(await found('stage.projects', 'number', keyword, { as: 'school', model: { stageId } })).toEqual([first]);
    for (const { account, projectId } of pairs)
      // oxlint-disable-next-line no-await-in-loop -- one judge after the other
      await server.as(account).call('score.submit', { params: { stageId, projectId }, body: sheetBody('50') });
    await school().call('stage.close', { params: { id: stageId }, body: { password: 'secret-1' } });
    for (const keyword of ['项目 1', first, '负责人1'])
      expect(await found('result.page', 'number', keyword, { as: 'school', model: { stageId } })).toEqual([first]);
  });

  it('one’s own jobs by what they are called, their file and their kind, and nobody else’s', async () => {
    const ids = await server.db.selectFrom('user').where('account', 'in', ['school', 'manager']).select(['id', 'account']).execute();
    const idOf = (account: string) => ids.find((one) => one.account === account)?.id ?? '';
    const row = (account: string, label: string | null, fileName: string | null) => ({
      tenantId: '1',
      userId: idOf(account),
      name: 'resource.export',
      label,
      fileName,
      input: '{}',
      startAfter: new Date(),
    });
    await server.db
      .insertInto('job')
      .values([row('school', '参数 100%', null), row('school', null, '名单.xlsx'), row('manager', '参数表', null)])
      .execute();
    for (const [keyword, labels] of [
      ['参数', ['参数 100%']],
      ['0%', ['参数 100%']],
      ['名单', ['名单.xlsx']],
      ['导出', ['名单.xlsx', '参数 100%']],
      ['清理', []],
    ] as const)
      expect([keyword, new Set(await found('job.page', 'label', keyword, { as: 'school' }))]).toEqual([keyword, new Set(labels)]);
  });

  it('a judge’s own projects by number and title alone: not by who stands behind them', async () => {
    const { stageId, pairs } = await runningContest(server, 2, { isBlind: true });
    const [{ account } = { account: '' }] = pairs;
    const own = pairs.filter((pair) => pair.account === account).map(({ projectId }) => projectId);
    const asked = { as: account, params: { id: stageId } };
    expect((await found('judging.page', 'projectId', '项目', asked)).toSorted()).toEqual(own.toSorted());
    for (const keyword of ['负责人', '王一', '周导师', '工学院'])
      expect(await found('judging.page', 'projectId', keyword, asked)).toEqual([]);
  });
});
