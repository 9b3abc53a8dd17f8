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

  it('lets nobody reset the password of a user out of scope', async () => {
    const answers = [];
    for (const id of [await idOf('other'), '999999']) answers.push((await server.as('school').call('user.reset', { body: { id } })).status);
    expect(answers).toEqual([404, 404]);
  });

  it('shows somebody without any role only rows of their own', async () => {
    expect((await server.as('nobody').call('user.page', everyone)).status).toBe(403);
  });
});

describe('rules that hold on the server', () => {
  it('resets no password of a built-in user', async () => {
    const answer = await server.as('admin').call('user.reset', { body: { id: await idOf('admin') } });
    expect([answer.status, answer.msg]).toEqual([409, '内置数据，不能操作']);
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
    expect([answer.status, answer.extra.fieldErrors]).toEqual([400, { orgId: '没有找到这个机构' }]);
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

  it.each([
    ['123456', '这个密码太常见，请换一个'],
    ['new_one1', '密码不能和账号或手机号太像'],
  ])(
    'refuses an initial password that nobody should have, %s, by its reason, and never puts another in its place',
    async (password, reason) => {
      const school = server.as('school');
      const other = password.replace('new_one', 'teacher');
      const refused = [
        await school.call('user.save', { body: { ...added, password } }),
        await school.call('user.reset', { body: { id: await idOf('teacher'), password: other, confirmPassword: other } }),
      ];
      expect(refused.map(({ status, extra }) => [status, extra.fieldErrors.password])).toEqual([
        [400, reason],
        [400, reason],
      ]);
      expect((await school.call('user.check', { query: { name: 'new_one' } })).data).toBe(false);
    },
  );

  it('takes an initial password as one that is changed at the next sign-in', async () => {
    const { data } = await server.as('school').call('user.save', { body: { ...added, password: 'Given-once-1' } });
    expect(data.oneTimePassword).toBeNull();
    const row = await server.db.selectFrom('user').where('account', '=', 'new_one').selectAll().executeTakeFirstOrThrow();
    expect(row.mustChangePassword).toBe(true);
    expect(await server.host.passwords.verify(row.passwordHash, 'Given-once-1')).toBe(true);
  });

  it('makes a random one-time password where none is given, shown once', async () => {
    const { data } = await server.as('school').call('user.save', { body: added });
    expect(data.oneTimePassword).toHaveLength(16);
    expect(data).toMatchObject({ sex: { code: 'W', desc: '女' }, mobile: '138****5678', echoMap: { orgId: { label: '工学院' } } });
    const row = await server.db.selectFrom('user').where('account', '=', 'new_one').selectAll().executeTakeFirstOrThrow();
    expect(row.mustChangePassword).toBe(true);
    expect(row.passwordHash).toMatch(/^\$argon2id\$/);
    expect(await server.host.passwords.verify(row.passwordHash, data.oneTimePassword)).toBe(true);
  });

  it('tells whether an account is taken, whatever its case', async () => {
    expect((await server.as('school').call('user.check', { query: { name: 'TEACHER' } })).data).toBe(true);
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
