import { describe, expect, it } from 'vitest';
import { known } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';

const server = openServer();
const idOf = async (account: string) =>
  (await server.db.selectFrom('user').where('account', '=', account).select('id').executeTakeFirstOrThrow()).id;
const accountsOf = (users: { account: string }[]) => users.map(({ account }) => account);
const mine = ['college', 'teacher', 'student', 'nobody'];

describe('users all at once', () => {
  it('are those of the data scope, as lists show them', async () => {
    const college = server.as('college');
    await server.db.updateTable('user').set({ mobile: '13812345678' }).where('account', '=', 'student').execute();
    const { data } = await college.call('user.findAll');
    expect(accountsOf(data)).toEqual(mine);
    expect(data[2]).toMatchObject({ mobile: '138****5678', roleList: [{ code: 'MAKER' }], echoMap: { orgId: { id: known.engineering } } });
    expect((await college.call('user.findIds')).data).toEqual(data.map(({ id }: { id: string }) => id));
    expect((await server.as('teacher').call('user.findAll')).status).toBe(403);
  });

  it('by their ids leave out who is not in sight', async () => {
    const ids = [await idOf('student'), await idOf('school'), '999999'].join(',');
    expect(accountsOf((await server.as('college').call('user.findByIds', { query: { ids } })).data)).toEqual(['student']);
    expect((await server.as('college').call('user.findByIds', { query: { ids: '' } })).data).toEqual([]);
  });

  it('of a role come with those who could have it, by account or name and not by phone', async () => {
    const role = await server.db.selectFrom('role').where('code', '=', 'TEACHER').select('id').executeTakeFirstOrThrow();
    await server.db.updateTable('user').set({ mobile: '13812345678' }).where('account', '=', 'student').execute();
    const asked = async (keyword: string) =>
      (await server.as('school').call('user.ofRole', { params: { roleId: role.id }, query: { keyword } })).data;
    expect((await asked('')).idList).toEqual([await idOf('teacher')]);
    expect(accountsOf((await asked('李同')).userList)).toEqual(['student']);
    expect(accountsOf((await asked('138')).userList)).toEqual([]);
    expect((await server.as('school').call('user.ofRole', { params: { roleId: '999999' } })).status).toBe(404);
  });

  it.each(['user.reload', 'user.refreshCache', 'user.clearCache'] as const)('answer %s, which has nothing to do', async (operation) => {
    expect((await server.as('school').call(operation, operation === 'user.reload' ? { body: {} } : {})).data).toBe(true);
  });
});

describe('the data scope of somebody', () => {
  const scopeOf = async (account: string, as: string) => server.as(as).call('user.dataScope', { params: { id: await idOf(account) } });

  it('is the widest of their roles, with the organisations that they reach', async () => {
    expect((await scopeOf('manager', 'manager')).data).toEqual({ dsType: 5, orgIds: [] });
    expect((await scopeOf('college', 'college')).data).toEqual({ dsType: 3, orgIds: [known.engineering] });
    expect((await scopeOf('student', 'student')).data).toEqual({ dsType: 1, orgIds: [] });
    const role = await server.db.selectFrom('role').where('code', '=', 'XMANAGEMENT').select('id').executeTakeFirstOrThrow();
    await server.db
      .insertInto('userRole')
      .values({ tenantId: '1', userId: await idOf('student'), roleId: role.id })
      .execute();
    expect((await scopeOf('student', 'school')).data).toEqual({ dsType: 3, orgIds: [known.engineering] });
  });

  it('is for whoever sees the person', async () => {
    expect((await scopeOf('teacher', 'student')).status).toBe(403);
    expect((await scopeOf('other', 'school')).status).toBe(404);
  });
});

it('an id is made that nothing has, with its length behind it', async () => {
  const make = async () => (await server.as('nobody').call('common.generateId')).data;
  const [first, second] = [await make(), await make()];
  expect([first, second]).toEqual([expect.stringMatching(/^\d{13}length13$/), expect.stringMatching(/^\d{13}length13$/)]);
  expect(first).not.toBe(second);
});
