// @pglite: the log is found by the id of a request, and rules by an address
import { describe, expect, it } from 'vitest';
import { known } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';
import { seedTenantId } from '../../../core/tenants.ts';

const server = openServer();
const idOf = async (account: string) =>
  (await server.db.selectFrom('user').where('account', '=', account).select('id').executeTakeFirstOrThrow()).id;

interface Step {
  kind: { code: string; desc: string };
  outcome: string;
  text: string;
  changers: string[];
  path: string | null;
}

/** Who asks, about whom, and what. */
async function explain(asker: string, account: string, operationId: string, recordId?: string, language: 'zh' | 'en' = 'zh') {
  const body = { userId: await idOf(account), operationId, ...(recordId !== undefined && { recordId }) };
  const { data } = await server.as(asker, language).call('access.explain', { body });
  const step = (kind: string): Step => data.steps.find((one: Step) => one.kind.code === kind);
  const barred = data.steps.filter(({ outcome }: Step) => outcome === 'BARRED').map(({ kind }: Step) => kind.code);
  return { ...data, step, barred };
}

describe('why somebody may', () => {
  it('is told by every step, with the role that the code comes through and how far their rows reach', async () => {
    await server.as('school').call('user.mine');
    const { person, operation, isAllowed, steps, step } = await explain('manager', 'school', 'user.update');
    expect([person.account, operation.name, operation.group, operation.permission, isAllowed]).toEqual([
      'school',
      '修改用户',
      '用户',
      'authority:user:edit',
      true,
    ]);
    expect(steps.map(({ kind }: Step) => kind.code)).toEqual([
      'TENANT',
      'ACCOUNT',
      'SESSION',
      'LIMITS',
      'PASSWORD',
      'INVITATION',
      'SECOND_FACTOR',
      'PERMISSION',
      'SERVICE',
      'SCOPE',
    ]);
    expect(step('PERMISSION').text).toBe('权限 authority:user:edit 来自角色「学校管理员」');
    expect(step('SCOPE').text).toBe('数据范围是「华东科技大学」、「工学院」、「商学院」。');
  });

  it('is told in English', async () => {
    const { step } = await explain('manager', 'teacher', 'user.update', undefined, 'en');
    expect(step('PERMISSION').text).toBe(
      'Permission authority:user:edit is missing (under the menu “Directory / Users”): no role held has it. Roles that have it: “Super administrator”, “General manager”, “School administrator”, “College administrator”',
    );
    expect(step('SCOPE').text).toBe('Data scope: only one’s own records.');
  });
});

describe('why somebody may not', () => {
  it('is the code that they lack: which roles have it, and who can give a role', async () => {
    const { isAllowed, barred, step } = await explain('school', 'teacher', 'user.update');
    expect([isAllowed, barred]).toEqual([false, ['PERMISSION']]);
    expect(step('PERMISSION').text).toBe(
      '缺少权限 authority:user:edit（在菜单「组织管理 / 用户」下）：现有的角色都没有它。有这个权限的角色：「超级管理员」、「总管理员」、「学校管理员」、「学院管理员」',
    );
    expect(step('PERMISSION').changers).toEqual(['超级管理员', '总管理员']);
    // the list of roles is not open to a school
    expect(step('PERMISSION').path).toBeNull();
    expect((await explain('manager', 'teacher', 'user.update')).step('PERMISSION').path).toBe('/system/role');
  });

  it('is the account, and nothing is guessed of what comes after it', async () => {
    await server.db.updateTable('user').set({ state: false }).where('account', '=', 'college').execute();
    const { barred, steps, step } = await explain('school', 'college', 'user.update');
    expect([barred, steps.length]).toEqual([['ACCOUNT'], 4]);
    expect(step('ACCOUNT')).toMatchObject({ changers: expect.arrayContaining(['学校管理员']), path: '/org/user' });
  });

  it('is the password that somebody else gave, or the service that has ended', async () => {
    await server.db.updateTable('user').set({ mustChangePassword: true }).where('account', '=', 'college').execute();
    await server.db
      .updateTable('org')
      .set({ expiryDate: new Date('2026-03-01T00:00:00Z') })
      .where('id', '=', known.engineering)
      .execute();
    const { barred, step } = await explain('school', 'college', 'user.update');
    expect(barred).toEqual(['PASSWORD', 'SERVICE']);
    expect([step('PASSWORD').text, step('SERVICE').text]).toEqual(['请先修改一次性密码', '机构服务已到期，只能查看']);
    // what reads goes on
    expect((await explain('school', 'college', 'user.page')).barred).toEqual(['PASSWORD']);
  });

  it('is a block rule where they are', async () => {
    await server.as('college').call('user.mine');
    await server.db
      .updateTable('session')
      .set({ ip: '198.51.100.7' })
      .where('userId', '=', await idOf('college'))
      .execute();
    const rule = { tenantId: seedTenantId, requestMethod: 'ALL', limitStart: null, limitEnd: null, requestUri: '/authority/user/**' };
    await server.db
      .insertInto('blockList')
      .values({ ...rule, ip: '198.51.100.0/24' })
      .execute();
    const { barred, step } = await explain('manager', 'college', 'user.page');
    expect([barred, step('LIMITS').path]).toEqual([['LIMITS'], '/gateway/blocklist']);
    expect((await explain('manager', 'college', 'station.page')).barred).toEqual([]);
  });

  it('is the row: out of their scope, or in a state that allows it to nobody', async () => {
    const [business, student] = [known.business, await idOf('student')];
    const outOf = await explain('school', 'college', 'user.update', await idOf('school'));
    expect(outOf.barred).toEqual(['SCOPE']);
    expect(outOf.step('SCOPE').text).toBe('这条数据不在数据范围里。数据范围是「工学院」。');
    expect((await explain('school', 'college', 'user.update', student)).barred).toEqual([]);
    const role = await server.db.selectFrom('role').where('code', '=', 'JUDGE').select('id').executeTakeFirstOrThrow();
    const builtIn = await explain('admin', 'manager', 'role.update', role.id);
    expect([builtIn.barred, builtIn.step('RECORD').text]).toEqual([['RECORD'], '内置数据，不能操作']);
    expect((await explain('manager', 'school', 'org.update', business)).barred).toEqual([]);
  });

  it('is what the role of the other person allows', async () => {
    const role = await server.db.selectFrom('role').where('code', '=', 'GENERAL_MANAGER').select('id').executeTakeFirstOrThrow();
    await server.db
      .insertInto('userRole')
      .values({ tenantId: seedTenantId, userId: await idOf('teacher'), roleId: role.id })
      .execute();
    const { barred, step } = await explain('manager', 'school', 'user.update', await idOf('teacher'));
    expect([barred, step('RECORD').text]).toEqual([['RECORD'], '这个用户的角色权限或数据范围超出你自己的，不能操作']);
  });
});

it.each(['user.update', 'user.page', 'role.update', 'parameter.page', 'contest.page', 'status.get', 'smsTask.page', 'menu.save'] as const)(
  'says of %s what the gate says, of everybody',
  async (operationId) => {
    for (const account of ['manager', 'school', 'college', 'teacher', 'student', 'judge1', 'nobody']) {
      const { isAllowed } = await explain('admin', account, operationId);
      // whatever is wrong with the body comes after the gate
      const { status } = await server.as(account).call(operationId, operationId === 'status.get' ? {} : { body: {} });
      expect([account, isAllowed], operationId).toEqual([account, status !== 403]);
    }
  },
);

it('leaves open what it does not look at', async () => {
  const { step, barred } = await explain('admin', 'manager', 'result.get', '1');
  expect([barred, step('RECORD').outcome]).toEqual([[], 'UNKNOWN']);
});

describe('nobody learns', () => {
  it('of people, or rows, that they do not see', async () => {
    const ask = (body: object) => server.as('school').call('access.explain', { body });
    expect((await ask({ userId: await idOf('other'), operationId: 'user.page' })).status).toBe(404);
    expect((await ask({ userId: await idOf('admin'), operationId: 'user.page' })).status).toBe(404);
    expect((await ask({ userId: '999999', operationId: 'user.page' })).status).toBe(404);
    const teacher = await idOf('teacher');
    expect((await ask({ userId: teacher, operationId: 'user.update', recordId: await idOf('other') })).status).toBe(404);
    expect((await ask({ userId: teacher, operationId: 'org.update', recordId: known.otherSchool })).status).toBe(404);
    expect((await ask({ userId: teacher, operationId: 'nothing' })).extra.fieldErrors).toHaveProperty('operationId');
    expect((await ask({ userId: teacher, operationId: 'toString' })).status).toBe(400);
  });

  it('without a permission of anybody but themselves', async () => {
    const body = { userId: await idOf('student'), operationId: 'user.page' };
    for (const account of ['college', 'teacher', 'judge1']) {
      expect((await server.as(account).call('access.explain', { body })).status, account).toBe(403);
      expect((await server.as(account).call('access.operations')).status, account).toBe(403);
      const own = await server.as(account).call('access.own', { body });
      expect(own.data.person.account).toBe(account);
    }
  });
});

describe('a request that was turned away', () => {
  const refused = async () => {
    const answer = await server.as('teacher').call('user.page', { body: { model: {} } });
    return answer.response.headers.get('x-request-id') ?? '';
  };

  it('is explained to whoever sent it, and to administrators who see them', async () => {
    const requestId = await refused();
    for (const [account, id] of [
      ['teacher', 'access.own'],
      ['school', 'access.explain'],
      ['admin', 'access.explain'],
    ] as const) {
      const { data } = await server.as(account).call(id, { body: { requestId } });
      expect([account, data.person.account, data.operation.id, data.isAllowed]).toEqual([account, 'teacher', 'user.page', false]);
      expect(data.request).toMatchObject({ requestId, code: 403 });
    }
    for (const [account, id] of [
      ['other', 'access.explain'],
      ['student', 'access.own'],
      ['manager', 'access.own'],
    ] as const)
      expect((await server.as(account).call(id, { body: { requestId } })).status, account).toBe(404);
    expect((await server.as('teacher').call('access.own', { body: { requestId: 'none' } })).status).toBe(404);
  });

  it('is explained of a row that is out of sight as of one that is not there', async () => {
    const explained = async (id: string) => {
      const { response } = await server.as('school').call('user.reset', { body: { id } });
      const requestId = response.headers.get('x-request-id') ?? '';
      const own = await server.as('school').call('access.own', { body: { requestId } });
      const byAnother = await server.as('school').call('access.explain', { body: { requestId } });
      return { own: own.data, byAnother: byAnother.data };
    };
    const [hidden, missing] = [await explained(await idOf('other')), await explained('999999')];
    for (const { own, byAnother } of [hidden, missing]) {
      const { outcome, text } = own.steps.at(-1);
      expect([own.isAllowed, outcome, text.startsWith('这条数据不存在，或不在数据范围里')]).toEqual([false, 'BARRED', true]);
      expect(byAnother.steps).toEqual(own.steps);
    }
    expect(hidden.own.steps).toEqual(missing.own.steps);
  });

  it('tells an administrator of somebody else nothing of a row that they do not see themselves', async () => {
    await server.db.updateTable('user').set({ orgId: known.school }).where('account', '=', 'manager').execute();
    const id = await idOf('other');
    const { response } = await server.as('manager').call('user.update', { body: { id, version: 99, name: '改名' } });
    const requestId = response.headers.get('x-request-id') ?? '';
    const { data } = await server.as('school').call('access.explain', { body: { requestId } });
    expect([data.person.account, data.recordId, data.steps.at(-1).outcome]).toEqual(['manager', null, 'UNKNOWN']);
    expect(JSON.stringify(data)).not.toContain(id);
  });

  it('tells which row it was about', async () => {
    const id = await idOf('admin');
    await server.db.updateTable('user').set({ orgId: known.school }).where('account', '=', 'teacher').execute();
    const answer = await server.as('school').call('user.reset', { body: { id } });
    const requestId = answer.response.headers.get('x-request-id') ?? '';
    const { data } = await server.as('admin').call('access.explain', { body: { requestId } });
    expect([data.recordId, data.isAllowed, data.request.code]).toEqual([id, false, answer.code]);
  });
});
