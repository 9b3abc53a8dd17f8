import { describe, expect, it } from 'vitest';
import { openServer } from '../../test/harness.ts';
import type { ProbeOutcome, ProbeTarget } from '../core/datasource-probe.ts';

const server = openServer();
const admin = server.as('admin');
const form = { name: '库', username: 'u', password: 'plain-secret-1', url: 'jdbc:postgresql://db.test:5433/lamp_base_1' };
const save = async (body: object = {}) => (await admin.call('datasourceConfig.save', { body: { ...form, ...body } })).data;

/** What the probe was asked, which answers as it is told. */
function watchProbe(outcome: ProbeOutcome = 'CONNECTED'): ProbeTarget[] {
  const asked: ProbeTarget[] = [];
  server.host.datasources = {
    places: ['db.test:5433'],
    probe: async (target) => {
      asked.push(target);
      return outcome;
    },
  };
  return asked;
}

describe('a password', () => {
  it('is sealed, never sent back, and in no log', async () => {
    const { id } = await save();
    expect((await admin.call('datasourceConfig.get', { params: { id } })).data).toMatchObject({ password: '******' });
    const kept = await server.db.selectFrom('datasourceConfig').selectAll().execute();
    const log = await server.db.selectFrom('optLog').select(['params', 'result']).execute();
    expect(JSON.stringify([kept, log])).not.toContain(form.password);
  });

  it('stays where the row is put back as lists show it, and cannot be copied, which says why', async () => {
    const { id } = await save();
    const [row] = (await admin.call('datasourceConfig.page', { body: { model: {} } })).data.records;
    expect((await admin.call('datasourceConfig.update', { body: row })).status).toBe(200);
    const again = await admin.call('datasourceConfig.updateAll', { body: { ...row, version: 2, name: '改名' } });
    expect(again.data).toMatchObject({ name: '改名', password: '******' });
    const asked = watchProbe();
    expect((await admin.call('datasourceConfig.testConnect', { body: { ...form, id, password: '******' } })).data).toBe(true);
    expect(asked).toMatchObject([{ password: form.password }]);
    const { id: _id, ...copied } = row;
    const { status, extra } = await admin.call('datasourceConfig.save', { body: { ...copied, name: '副本' } });
    expect([status, extra.fieldErrors]).toEqual([400, { password: '星号代替的内容不会再显示，也不能复制，请重新填写' }]);
  });

  it('is for its address and account alone: whoever changes these types it anew', async () => {
    const { id } = await save();
    for (const change of [{ url: 'jdbc:postgresql://elsewhere.test/x' }, { username: 'root', password: '******' }]) {
      const refused = await admin.change('datasourceConfig.update', { id, ...change });
      expect([refused.status, refused.extra.fieldErrors]).toEqual([400, { password: '保存的密码只用于原来的链接和账号，请重新填写' }]);
    }
    const asked = watchProbe();
    const elsewhere = { ...form, id, password: '******', url: 'jdbc:postgresql://elsewhere.test/x' };
    expect((await admin.call('datasourceConfig.testConnect', { body: elsewhere })).extra.fieldErrors).toEqual({
      password: '保存的密码只用于原来的链接和账号，请重新填写',
    });
    expect(asked).toEqual([]);
    const typed = await admin.change('datasourceConfig.update', { id, username: 'root', password: 'another-1' });
    expect(typed.status).toBe(200);
    await admin.call('datasourceConfig.testConnect', { body: { ...form, id, username: 'root', password: '******' } });
    expect(asked).toEqual([
      { kind: 'postgres', host: 'db.test', port: 5433, database: 'lamp_base_1', user: 'root', password: 'another-1' },
    ]);
  });
});

describe('a test of the connection', () => {
  const test = (body: object = {}) => admin.call('datasourceConfig.testConnect', { body: { ...form, poolName: 'test', ...body } });

  it('tries what was typed, or what is kept', async () => {
    const asked = watchProbe();
    expect((await test()).data).toBe(true);
    const { id } = await save();
    expect((await test({ id, password: '******' })).data).toBe(true);
    expect(asked.map(({ password }) => password)).toEqual([form.password, form.password]);
    expect((await test({ url: 'postgres://[2001:db8::1]/x' })).data).toBe(true);
    expect(asked.at(-1)).toMatchObject({ host: '[2001:db8::1]', port: 5432, database: 'x' });
  });

  it.each<[ProbeOutcome, string]>([
    ['NOT_ALLOWED', '这个地址不在 DATASOURCE_HOSTS 里，请联系运维人员'],
    ['PRIVATE', '这个主机名指向内部网络，不能连接'],
    ['UNREACHABLE', '连接不上这个地址'],
    ['TIMEOUT', '对方没有在 5 秒内回应'],
    ['WRONG_ACCOUNT', '对方不接受这个账号或密码'],
    ['NO_DATABASE', '对方没有这个数据库，或这个账号不能用它'],
    ['REFUSED', '对方拒绝了连接'],
  ])('says why not: %s', async (outcome, words) => {
    watchProbe(outcome);
    const refused = await test();
    expect([refused.status, refused.msg]).toEqual([409, words]);
  });

  it('is of the kind that the driver says, which the address has to be of', async () => {
    const asked = watchProbe();
    const mysql = { driverClassName: 'com.mysql.cj.jdbc.Driver', url: 'jdbc:mysql://db.test/lamp_base_1?useSSL=false' };
    expect((await test(mysql)).data).toBe(true);
    expect(asked).toMatchObject([{ kind: 'mysql', host: 'db.test', port: 3306, database: 'lamp_base_1' }]);
    for (const url of [form.url, 'postgres://db.test/x'])
      expect((await test({ ...mysql, url })).extra.fieldErrors).toEqual({ url: '链接和驱动不是同一种数据库' });
    expect((await admin.call('datasourceConfig.save', { body: { ...form, url: mysql.url } })).extra.fieldErrors).toEqual({
      url: '链接和驱动不是同一种数据库',
    });
    expect(asked).toHaveLength(1);
  });

  it('tells which places may be tried, to whoever may see datasources', async () => {
    watchProbe();
    expect((await admin.call('datasourceConfig.places')).data).toEqual(['db.test:5433']);
    expect((await server.as('manager').call('datasourceConfig.places')).status).toBe(403);
    delete server.host.datasources;
    expect((await admin.call('datasourceConfig.places')).data).toEqual([]);
  });

  it('is where others can be reached, and for whoever may', async () => {
    const asked = watchProbe();
    expect((await server.as('manager').call('datasourceConfig.testConnect', { body: form })).status).toBe(403);
    delete server.host.datasources;
    expect((await test()).msg).toBe('这里不能连接别的数据库');
    expect(asked).toEqual([]);
  });
});
