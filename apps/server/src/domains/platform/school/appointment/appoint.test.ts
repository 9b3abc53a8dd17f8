import { describe, expect, it } from 'vitest';
import { known } from '../../../../../test/fixture.ts';
import { openServer } from '../../../../../test/harness.ts';
import { giveRole } from '../../../../seed/seed.ts';

const server = openServer();
const idOf = async (account: string) =>
  (await server.db.selectFrom('user').where('account', '=', account).select('id').executeTakeFirstOrThrow()).id;
const act = async (by: string, what: 'appoint' | 'dismiss', account: string, more: object = {}, type: 'school' | 'college' = 'college') =>
  server.as(by).call(`${type}.${what}`, {
    params: { id: type === 'school' ? known.school : known.engineering },
    body: { userId: await idOf(account), ...more },
  });

async function administrators(type: 'school' | 'college' = 'college'): Promise<string[]> {
  const params = { id: type === 'school' ? known.school : known.engineering };
  const { data } = await server
    .as('manager')
    .call(`${type}.administrators`, { params, body: { model: {}, sort: 'account', order: 'ascending' } });
  return data.records.map(({ account }: { account: string }) => account);
}

describe('appointing', () => {
  it('gives the role and tells the person, whose open session may do it from then on', async () => {
    const open = server.as('teacher');
    expect((await open.call('college.get', { params: { id: known.engineering } })).status).toBe(403);
    expect((await act('school', 'appoint', 'teacher')).status).toBe(200);
    expect(await administrators()).toEqual(['college', 'teacher']);
    expect((await open.call('college.get', { params: { id: known.engineering } })).status).toBe(200);
    const { data } = await open.call('message.page', { body: { model: {} } });
    expect(data.records[0]).toMatchObject({ title: '你现在是「工学院」的管理员' });
    expect((await act('school', 'appoint', 'teacher')).extra.fieldErrors).toEqual({ userId: '已经是这里的管理员了' });
  });

  it('in place of somebody takes the role from them in the same act', async () => {
    const replaces = await idOf('college');
    expect((await act('school', 'appoint', 'teacher', { replaces })).status).toBe(200);
    expect(await administrators()).toEqual(['teacher']);
    expect((await act('school', 'appoint', 'student', { replaces })).status).toBe(409);
    expect(await administrators()).toEqual(['teacher']);
  });

  it('moves somebody from another organisation once that is confirmed', async () => {
    const asked = await act('manager', 'appoint', 'student', {}, 'school');
    expect([asked.status, asked.extra.mustConfirm]).toEqual([409, true]);
    expect(await administrators('school')).toEqual(['school']);
    expect((await act('manager', 'appoint', 'student', { confirm: true }, 'school')).status).toBe(200);
    expect(await administrators('school')).toEqual(['school', 'student']);
  });

  it('takes a judge as one, whose sheets are their own wherever they belong', async () => {
    expect((await act('school', 'appoint', 'judge1')).extra.mustConfirm).toBe(true);
    expect((await act('school', 'appoint', 'judge1', { confirm: true })).status).toBe(200);
    expect(await administrators()).toEqual(['college', 'judge1']);
  });

  it('brings nobody’s power along, and gives nobody more than the giver has', async () => {
    expect((await act('college', 'appoint', 'teacher')).status).toBe(403);
    expect((await act('school', 'appoint', 'other', { confirm: true })).extra.fieldErrors).toEqual({ userId: '没有找到这个用户' });
    await giveRole(server.db, await idOf('teacher'), 'GENERAL_MANAGER');
    expect((await act('school', 'appoint', 'teacher', { confirm: true }, 'school')).status).toBe(409);
    expect((await act('school', 'appoint', 'nobody', {}, 'school')).extra.mustConfirm).toBe(true);
    const menus = await server.db.selectFrom('resource').where('code', '=', 'school:appoint').select('id').executeTakeFirstOrThrow();
    const role = await server.db.selectFrom('role').where('code', '=', 'YMANAGEMENT').select('id').executeTakeFirstOrThrow();
    await server.db
      .insertInto('roleAuthority')
      .values({ tenantId: '1', roleId: role.id, authorityType: 'RESOURCE', authorityId: menus.id })
      .execute();
    const extra = await server.db.selectFrom('resource').where('code', '=', 'authority:role:add').select('id').executeTakeFirstOrThrow();
    await server.db
      .insertInto('roleAuthority')
      .values({ tenantId: '1', roleId: role.id, authorityType: 'RESOURCE', authorityId: extra.id })
      .execute();
    expect((await act('school', 'appoint', 'nobody')).msg).toBe('管理员的权限超出你自己的，不能任命');
  });

  it('is not for who is switched off', async () => {
    await server.db.updateTable('user').set({ state: false }).where('account', '=', 'nobody').execute();
    expect(await act('school', 'appoint', 'nobody')).toMatchObject({ status: 409, msg: '无角色 的账号已禁用' });
  });

  it('of two who replace the same person at once one is told that somebody was faster', async () => {
    const replaces = await idOf('college');
    const both = await Promise.all([act('school', 'appoint', 'teacher', { replaces }), act('manager', 'appoint', 'student', { replaces })]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await administrators()).toHaveLength(1);
  });
});

describe('dismissing', () => {
  it('asks first where nobody else is left, and leaves the account and its other roles', async () => {
    const asked = await act('school', 'dismiss', 'college');
    expect([asked.status, asked.extra.mustConfirm]).toEqual([409, true]);
    await giveRole(server.db, await idOf('college'), 'TEACHER');
    expect((await act('school', 'dismiss', 'college', { confirm: true })).status).toBe(200);
    expect(await administrators()).toEqual([]);
    const { data } = await server.as('college').call('session.verify');
    expect(data.roleList).toEqual([{ code: 'TEACHER', centifiedStatus: null }]);
    expect((await act('school', 'dismiss', 'college')).status).toBe(404);
  });

  it('is done to nobody by themselves', async () => {
    await giveRole(server.db, await idOf('teacher'), 'XMANAGEMENT');
    expect((await act('school', 'dismiss', 'school', { confirm: true }, 'school')).msg).toBe('不能撤销自己，请由其他管理员操作');
  });
});
