import { describe, expect, it } from 'vitest';
import { openServer } from '../../../../../test/harness.ts';

const server = openServer();

async function rowOf(account: string) {
  return server.db.selectFrom('user').where('account', '=', account).selectAll().executeTakeFirstOrThrow();
}

describe("one's own particulars", () => {
  it('are read without any permission, the phone number whole', async () => {
    await server.db.updateTable('user').set({ mobile: '13800001234' }).where('account', '=', 'nobody').execute();
    const { data } = await server.as('nobody').call('user.mine');
    expect(data).toMatchObject({ account: 'nobody', name: '无角色', mobile: '13800001234', echoMap: { orgId: { label: '工学院' } } });
  });

  it('are changed field by field; absent ones stay, empty ones are emptied', async () => {
    const { id } = await rowOf('judge1');
    const judge = server.as('judge1');
    const first = await judge.call('user.updateBase', {
      body: { id, name: '评委新', email: 'a@example.org', mobile: '13800001234', sex: 'W', workDescribe: '研究机器人' },
    });
    expect(first.data).toMatchObject({ name: '评委新', email: 'a@example.org', mobile: '13800001234', sex: { code: 'W' }, version: 2 });
    const second = await judge.call('user.updateBase', { body: { id, name: '评委新', email: '', version: 2 } });
    expect(second.data).toMatchObject({ email: null, mobile: '13800001234', sex: { code: 'W' }, workDescribe: '研究机器人' });
    expect((await judge.call('user.updateBase', { body: { id, name: '旧', version: 2 } })).status).toBe(409);
  });

  it('are also the built-in administrator’s to change', async () => {
    const { id } = await rowOf('admin');
    expect((await server.as('admin').call('user.updateBase', { body: { id, name: '管理员' } })).data.name).toBe('管理员');
  });

  it('of others are not, not even for the administrator', async () => {
    const { id, name } = await rowOf('judge1');
    for (const account of ['judge2', 'school', 'admin'])
      expect((await server.as(account).call('user.updateBase', { body: { id, name: '改名' } })).msg).toBe('只能修改自己的资料');
    expect((await rowOf('judge1')).name).toBe(name);
  });

  it('leave alone what the organisation decides', async () => {
    const before = await rowOf('judge1');
    const more = {
      account: 'x',
      orgId: null,
      state: false,
      readonly: true,
      passwordHash: 'x',
      tenantId: '2',
      centifiedStatus: true,
      avatar: 'x',
    };
    await server.as('judge1').call('user.updateBase', { body: { id: before.id, name: '评委新', ...more } });
    const { name, pinyin, updateTime, updatedBy, version, ...kept } = await rowOf('judge1');
    expect([name, pinyin, version, updatedBy]).toEqual(['评委新', '^ ping wei xin', before.version + 1, before.id]);
    expect(before).toMatchObject(kept);
    expect(updateTime).toBeInstanceOf(Date);
  });

  it.each([{ name: '' }, { email: 'x' }, { mobile: '123' }, { sex: 'X' }, { workDescribe: 'x'.repeat(256) }])(
    '%j is refused',
    async (wrong) => {
      const { id } = await rowOf('judge1');
      const { status, extra } = await server.as('judge1').call('user.updateBase', { body: { id, name: '评委', ...wrong } });
      expect([status, Object.keys(extra.fieldErrors)]).toEqual([400, Object.keys(wrong)]);
    },
  );
});
