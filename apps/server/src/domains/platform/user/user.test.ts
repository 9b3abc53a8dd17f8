import { describe, expect, it } from 'vitest';
import { known } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';

const server = openServer();
const everyone = { body: { model: {}, size: 100 } };

async function idOf(account: string): Promise<string> {
  const { id } = await server.db.selectFrom('user').where('account', '=', account).select('id').executeTakeFirstOrThrow();
  return id;
}

describe('data scope', () => {
  it('shows a school administrator the users of the school and its colleges, and nobody else', async () => {
    const { data } = await server.as('school').call('user.page', everyone);
    const accounts = data.records.map((user: { account: string }) => user.account);
    expect(accounts).toContain('college');
    expect(accounts).not.toContain('other');
    expect(accounts).not.toContain('admin');
  });

  it('answers a user out of scope like one that does not exist, in reading and in writing', async () => {
    const foreign = await idOf('other');
    const school = server.as('school');
    for (const id of [foreign, '999999']) {
      expect((await school.call('user.get', { params: { id } })).status).toBe(404);
      expect((await school.change('user.update', { id, name: '改名' })).status).toBe(404);
      expect((await school.call('user.remove', { body: [id] })).status).toBe(404);
      expect((await school.call('user.reset', { body: { id } })).status).toBe(404);
    }
    expect((await server.db.selectFrom('user').where('id', '=', foreign).select('name').executeTakeFirstOrThrow()).name).toBe('外校管理员');
  });

  it('shows somebody without any role only rows of their own', async () => {
    expect((await server.as('nobody').call('user.page', everyone)).status).toBe(403);
  });

  it('filters by an organisation with those below it', async () => {
    const { data } = await server.as('admin').call('user.page', { body: { model: { orgId: known.school }, size: 100 } });
    const orgIds = new Set(data.records.map((user: { orgId: string }) => user.orgId));
    expect(orgIds).toEqual(new Set([known.school, known.engineering]));
  });
});

describe('rules that hold on the server', () => {
  it('leaves built-in users alone, alone and in bulk', async () => {
    const admin = await idOf('admin');
    const teacher = await idOf('teacher');
    for (const answer of [
      await server.as('admin').change('user.update', { id: admin, name: '改名' }),
      await server.as('admin').call('user.reset', { body: { id: admin } }),
    ])
      expect([answer.status, answer.msg]).toEqual([409, '内置数据，不能操作']);
    expect((await server.as('admin').call('user.remove', { body: [teacher, admin] })).status).toBe(409);
    expect((await server.as('admin').call('user.get', { params: { id: teacher } })).status).toBe(200);
  });

  it('cancels a bulk delete that names the caller', async () => {
    const [self, teacher] = [await idOf('school'), await idOf('teacher')];
    const answer = await server.as('school').call('user.remove', { body: [teacher, self] });
    expect([answer.status, answer.msg]).toEqual([409, '不能操作当前登录的用户']);
    expect((await server.as('school').call('user.get', { params: { id: teacher } })).status).toBe(200);
  });

  it('does not let somebody disable themselves', async () => {
    const answer = await server.as('school').change('user.update', { id: await idOf('school'), state: false });
    expect(answer.status).toBe(409);
  });

  it('does not put a user into an organisation that the caller cannot see', async () => {
    const answer = await server.as('school').call('user.save', { body: { account: 'new_one', name: '新人', orgId: known.otherCollege } });
    expect([answer.status, answer.extra.fieldErrors]).toEqual([400, { orgId: '没有找到这个组织' }]);
  });

  it('ignores fields that are not the form’s', async () => {
    const id = await idOf('teacher');
    const others = { tenantId: '2', passwordHash: 'x', readonly: true, account: 'taken', centifiedStatus: true };
    expect((await server.as('school').change('user.update', { id, name: '张老师二', ...others })).status).toBe(200);
    const row = await server.db.selectFrom('user').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ name: '张老师二', tenantId: '1', readonly: false, account: 'teacher', centifiedStatus: null });
  });
});

describe('adding and changing', () => {
  const added = { account: 'new_one', name: '新人', orgId: known.engineering, mobile: '13812345678', sex: { code: 'W' } };

  it('makes a random one-time password, shown once and never the well-known default', async () => {
    const { data } = await server.as('school').call('user.save', { body: { ...added, password: '123456' } });
    expect(data.oneTimePassword).toHaveLength(16);
    expect(data).toMatchObject({ sex: { code: 'W', desc: '女' }, mobile: '138****5678', echoMap: { orgId: { label: '工学院' } } });
    const row = await server.db.selectFrom('user').where('account', '=', 'new_one').selectAll().executeTakeFirstOrThrow();
    expect(row.mustChangePassword).toBe(true);
    expect(row.passwordHash).toMatch(/^\$argon2id\$/);
    expect(await server.host.passwords.verify(row.passwordHash, data.oneTimePassword)).toBe(true);
  });

  it('names every wrong field', async () => {
    const { status, code, extra } = await server
      .as('school')
      .call('user.save', { body: { account: 'a b', name: '', mobile: '12345678901', email: 'x', sex: 'Q' } });
    expect([status, code]).toEqual([400, -9]);
    expect(extra.fieldErrors).toEqual({
      account: '只能用字母、数字和下划线',
      name: '不能为空',
      mobile: '手机号格式不正确',
      email: '邮箱格式不正确',
      sex: '不在可选的值之中',
    });
  });

  it('says at the field that an account is taken, whatever its case', async () => {
    const { status, extra } = await server.as('school').call('user.save', { body: { ...added, account: 'Teacher' } });
    expect([status, extra.fieldErrors]).toEqual([400, { account: 'Teacher 已经存在' }]);
    expect((await server.as('school').call('user.check', { query: { name: 'TEACHER' } })).data).toBe(true);
  });

  it('refuses a stale edit and offers the row as it stands', async () => {
    const id = await idOf('teacher');
    const { data: before } = await server.as('school').call('user.get', { params: { id } });
    await server.as('manager').call('user.update', { body: { id, name: '别人改的', version: before.version } });
    const late = await server.as('school').call('user.update', { body: { id, name: '我改的', version: before.version } });
    expect([late.status, late.code, late.extra.current.name]).toEqual([409, 409, '别人改的']);
  });

  it('ends the sessions of a user whose password is reset', async () => {
    const headers = await server.headersOf('teacher');
    const { data } = await server.as('school').call('user.reset', { body: { id: await idOf('teacher') } });
    expect(data.oneTimePassword).toHaveLength(16);
    expect((await server.fetch('/api/oauth/menu/router', { headers })).status).toBe(401);
  });
});

describe('lists', () => {
  it('sorts by an allow list: anything else falls back, and nothing reaches SQL', async () => {
    const plain = await server.as('school').call('user.page', { body: { model: {}, size: 5 } });
    const accounts = (answer: typeof plain) => answer.data.records.map((user: { account: string }) => user.account);
    for (const sort of ['passwordHash', '(select 1)', 'id;drop table "user"', 'case when 1=1 then id end']) {
      const answer = await server.as('school').call('user.page', { body: { model: {}, size: 5, sort } });
      expect([answer.status, accounts(answer)]).toEqual([200, accounts(plain)]);
    }
    const byAccount = await server.as('school').call('user.page', { body: { model: {}, size: 100, sort: 'account', order: 'ascending' } });
    expect(accounts(byAccount)).toEqual(accounts(byAccount).toSorted());
  });

  it('takes a percent sign as a percent sign', async () => {
    const { data } = await server.as('school').call('user.page', { body: { model: { name: '%' } } });
    expect(data.total).toBe('0');
  });

  it('exports formula-like names as text', async () => {
    await server.db.updateTable('user').set({ name: '=1+1' }).where('account', '=', 'teacher').execute();
    const { response } = await server.as('school').call('user.export', { body: { model: { account: 'teacher' } } });
    expect(response.headers.get('content-disposition')).toContain('attachment');
    const { rows } = await server.host.workers.readSheet(await response.blob());
    expect(rows[0]?.slice(0, 2)).toEqual(['账号', '姓名']);
    expect(rows[1]?.slice(0, 2)).toEqual(['teacher', '=1+1']);
  });
});
