import { contract, type Operation } from '@saiwu/openapi';
import type { Kysely, KyselyPlugin } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { openServer } from '../../../test/harness.ts';
import { runSchedules } from '../../domains/jobs/run-schedules.ts';
import { createApp } from '../../http/app.ts';
import { ipLocation } from '../../node/ip-location.ts';
import { seedTenantId } from '../../core/tenants.ts';
import { wordsOfOperation } from './words-of-operation.ts';
import { sayIn } from '../../core/language.ts';
import { readSheet } from '../../formats/sheets/read-sheet.ts';

const server = openServer();
const logged = Object.entries<Operation>(contract).flatMap(([id, { effect, isUnlogged }]) =>
  effect !== 'read' && !isUnlogged ? [id] : [],
);
const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36';

const page = (account: string, id: 'optLog.page' | 'loginLog.page', model: object = {}, language: 'zh' | 'en' = 'zh') =>
  server.as(account, language).call(id, { body: { model } });

async function signIn(account: string, password: string): Promise<string> {
  const response = await server.fetch('/api/oauth/noToken/login', {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('lamp_web:lamp_web_secret')}`, 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ grantType: 'password', account, password }),
  });
  return (await response.json()).data?.token ?? '';
}

const days = (count: number) => new Date(Date.now() - count * 86_400_000);

function optRows(count: number, createTime: Date) {
  const row = {
    tenantId: seedTenantId,
    operationId: 'user.save',
    requestId: 'x',
    httpMethod: 'POST',
    requestUri: '/x',
    code: 0,
    consumingTime: 1,
  };
  return server.db
    .insertInto('optLog')
    .values(Array.from({ length: count }, () => ({ ...row, createTime })))
    .execute();
}

const left = async (table: 'optLog' | 'loginLog') => (await server.db.selectFrom(table).select('id').execute()).length;

describe('the operation log', () => {
  it('tells who did what, with what and how it came out', async () => {
    const headers = { ...(await server.headersOf('admin')), 'content-type': 'application/json', 'user-agent': userAgent };
    const body = JSON.stringify({ key: 'Colour', name: '颜色', value: 'red' });
    await server.fetch('/api/authority/parameter', { method: 'POST', headers, body });
    await server.fetch('/api/authority/parameter', { method: 'POST', headers, body });
    const { data } = await page('admin', 'optLog.page');
    expect(data.records).toMatchObject([
      { type: { code: 'EX', desc: '异常类型' }, userName: '超级管理员', description: '新增参数' },
      {
        type: { code: 'OPT' },
        httpMethod: { code: 'POST', desc: 'POST' },
        requestUri: '/api/authority/parameter',
        classPath: 'parameter',
        actionMethod: 'save',
        requestIp: '203.0.113.7',
        terminal: 'Windows 10',
        browser: 'Chrome 120.0.0.0',
        startTime: expect.stringMatching(/^\d{4}-/),
      },
    ]);
    const detail = async (index: number) => (await server.as('admin').call('optLog.get', { params: { id: data.records[index].id } })).data;
    expect(await detail(0)).toMatchObject({ exDesc: '请检查填写的内容', exDetail: '请检查填写的内容\nkey: Colour 已经存在', result: null });
    expect(await detail(1)).toMatchObject({ exDesc: null, exDetail: null });
    expect(JSON.parse((await detail(1)).result)).toMatchObject({ key: 'Colour', value: 'red' });
    expect(JSON.parse((await detail(1)).params).body).toMatchObject({ name: '颜色' });
  });

  it('holds what a change has changed, and of a secret that it has', async () => {
    const admin = server.as('admin');
    const { data: plain } = await admin.call('parameter.save', { body: { key: 'Colour', name: '颜色', value: 'red' } });
    const { data: secret } = await admin.call('parameter.save', { body: { key: 'SmsAppSecret', name: '密钥', value: 'Planted1' } });
    await admin.change('parameter.update', { id: plain.id, value: '13912345678', describe: '联系' });
    await admin.change('parameter.update', { id: secret.id, value: 'Planted2' });
    await admin.change('parameter.update', { id: plain.id, name: '颜色' });
    const { data } = await page('admin', 'optLog.page', { httpMethod: 'PUT' });
    const changes = [];
    for (const { id } of data.records) changes.push((await admin.call('optLog.get', { params: { id } })).data.changes);
    expect(changes.map((text) => text && JSON.parse(text))).toEqual([
      null,
      { value: ['***', '***'] },
      { value: ['red', '139****5678'], describe: [null, '联系'] },
    ]);
  });

  it('is searched by who and from where', async () => {
    await optRows(1, new Date());
    const found = async (keyword: string) => (await page('admin', 'optLog.page', { keyword })).data.total;
    await server.as('school').call('user.updateBase', { body: { name: '校管' } });
    expect([await found('校'), await found('203.0'), await found('0.113'), await found('%')]).toEqual(['1', '1', '0', '0']);
  });

  it('holds no secret of any write', async () => {
    const marker = 'Planted7f3a9';
    const lines: unknown[] = [];
    const keep = (...line: unknown[]) => void lines.push(line);
    server.host.log = { info: keep, warn: keep, error: keep };
    const created = await server.as('school').call('user.save', { body: { account: 'logged_one', name: '新人', password: marker } });
    await server.as('school').call('user.reset', { body: { id: created.data.id, password: marker, confirmPassword: marker } });
    await server.as('admin').call('parameter.save', { body: { key: 'SmsAppSecret', name: '密钥', value: marker } });
    await server
      .as('school')
      .call('session.changePassword', { body: { id: '1', oldPassword: marker, password: marker, confirmPassword: marker } });
    const token = await signIn('school', 'secret-1');
    await server.fetch('/api/authority/anno/login', {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('lamp_web:lamp_web_secret')}` },
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: marker }),
    });
    const rows = await server.db.selectFrom('optLog').selectAll().execute();
    expect(rows.length).toBeGreaterThan(4);
    expect(lines.length).toBeGreaterThan(4);
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${marker}|${token}|secret-1`));
    expect(JSON.stringify(rows)).not.toContain(marker);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(await server.db.selectFrom('loginLog').selectAll().execute())).not.toContain('secret-1');
  });

  it('tells of everybody who tried what they may not, in reading too', async () => {
    await page('teacher', 'optLog.page');
    expect((await page('admin', 'optLog.page', { type: 'EX' })).data.records).toMatchObject([
      { userName: '张老师', classPath: 'optLog', actionMethod: 'page', description: '查询操作日志' },
    ]);
  });

  it('names who has signed in, whoever could not stays unnamed', async () => {
    await signIn('school', 'wrong');
    await signIn('school', 'secret-1');
    const rows = await server.db
      .selectFrom('optLog')
      .innerJoin('user', 'user.id', 'optLog.userId')
      .select(['optLog.userName', 'account'])
      .execute();
    expect(rows).toEqual([{ userName: '校管', account: 'school' }]);
  });

  it('does not undo an act when it cannot be written', async () => {
    const reported: string[] = [];
    // of the pool, and of `tenantDb` too; the act itself is in a transaction
    const full = <DB>(kysely: Kysely<DB>): Kysely<DB> =>
      new Proxy(kysely, {
        get(db, key) {
          if (key === 'insertInto') throw new Error('the log is full');
          if (key === 'withPlugin') return (plugin: KyselyPlugin) => full(db.withPlugin(plugin));
          const value: unknown = Reflect.get(db, key);
          return typeof value === 'function' ? (value.bind(db) as unknown) : value; // Kysely keeps its state in private fields
        },
      });
    const kysely = full(server.db);
    const log = { ...server.host.log, error: (_: object, message: string) => void reported.push(message) };
    const headers = { ...(await server.headersOf('admin')), 'content-type': 'application/json' };
    const app = createApp({ ...server.host, log, database: { ...server.host.database, kysely } });
    const body = JSON.stringify({ key: 'Colour', name: '颜色', value: 'red' });
    const response = await app.fetch(new Request('http://saiwu.test/api/authority/parameter', { method: 'POST', headers, body }));
    expect([response.status, reported]).toEqual([200, ['operation log not written']]);
    expect((await server.as('admin').call('parameter.query', { body: { key: 'Colour' } })).data).toHaveLength(1);
  });

  it('takes the filters of older front ends', async () => {
    await optRows(1, new Date());
    for (const model of [{ type: { key: null } }, { type: { code: 'OPT' }, httpMethod: ['POST', 'PUT'] }, { type: '', requestIp: '' }])
      expect((await page('admin', 'optLog.page', model)).data.total, JSON.stringify(model)).toBe('1');
    expect((await page('admin', 'optLog.page', { type: 'EX' })).data.total).toBe('0');
  });

  it('is seen as far as the data scope reaches, and by nobody without the permission', async () => {
    await server.as('school').call('user.updateBase', { body: { name: '校管' } });
    await server.as('other').call('user.updateBase', { body: { name: '外校管理员' } });
    expect((await page('manager', 'optLog.page')).data.total).toBe('2');
    expect((await page('school', 'optLog.page')).status).toBe(403);
    const { id } = await server.db
      .selectFrom('resource')
      .where('code', '=', 'authority:optLog:view')
      .select('id')
      .executeTakeFirstOrThrow();
    const role = await server.db.selectFrom('role').where('code', '=', 'XMANAGEMENT').select('id').executeTakeFirstOrThrow();
    await server.db
      .insertInto('roleAuthority')
      .values({ tenantId: seedTenantId, roleId: role.id, authorityType: 'RESOURCE', authorityId: id })
      .execute();
    const { data } = await page('school', 'optLog.page', { requestUri: 'user/base' });
    expect(data.records.map(({ userName }: { userName: string }) => userName)).toEqual(['校管']);
  });
});

describe('the login log', () => {
  beforeEach(() => {
    server.host.locator = ipLocation();
  });

  it('tells how each sign-in went, in the words that front ends look for', async () => {
    const token = await signIn('school', 'secret-1');
    await signIn('school', 'wrong');
    await signIn('no-such-account', 'secret-1');
    await server.as(null).call('session.signOut', { body: { token } });
    const { data } = await page('admin', 'loginLog.page');
    expect(data.records.map(({ account, description }: Record<string, string>) => [account, description])).toEqual([
      ['school', '退出登录'],
      ['no-such-account', '账号不存在'],
      ['school', '密码错误'],
      ['school', '登录成功'],
    ]);
    expect(data.records[3]).toMatchObject({
      userName: '校管',
      browser: 'Chrome',
      browserVersion: '120.0.0.0',
      operatingSystem: 'Windows 10',
      loginDate: data.records[3].createTime.slice(0, 10),
    });
    expect((await page('admin', 'loginLog.page', { account: 'sch' })).data.total).toBe('3');
    expect((await page('admin', 'loginLog.page', { account: 'chool' })).data.total).toBe('0');
    const totals = [];
    for (const model of [{ keyword: '校管' }, { keyword: 'No-such' }, { keyword: 'chool' }, { isSuccess: false }, { isSuccess: true }])
      totals.push((await page('admin', 'loginLog.page', model)).data.total);
    expect(totals).toEqual(['3', '1', '0', '2', '2']);
    expect((await page('admin', 'loginLog.page', { requestIp: '203.0' })).data.total).toBe('4');
  });

  it('shows everybody their own sign-ins, and no others without the permission', async () => {
    await signIn('school', 'secret-1');
    await signIn('manager', 'secret-1');
    expect((await page('school', 'loginLog.page')).data.records.map(({ account }: { account: string }) => account)).toEqual(['school']);
    const { data } = await page('manager', 'loginLog.page');
    expect(data.total).toBe('2');
    for (const account of ['school', 'manager'])
      expect((await server.as(account).call('loginLog.remove', { body: [data.records[0].id] })).status, account).toBe(403);
  });

  it('is queried whole for who may view it, the newest first', async () => {
    await signIn('school', 'wrong');
    await signIn('school', 'secret-1');
    const { data } = await server.as('manager').call('loginLog.query', { body: { account: 'sch' } });
    expect(data.map(({ isSuccess }: { isSuccess: boolean }) => isSuccess)).toEqual([true, false]);
    expect((await server.as('school').call('loginLog.query', { body: {} })).status).toBe(403);
  });

  it('is narrowed to sign-ins on request, each told apart by how it went', async () => {
    await signIn('school', 'wrong');
    await signIn('school', 'secret-1');
    const { id } = await server.db.selectFrom('user').where('account', '=', 'school').select('id').executeTakeFirstOrThrow();
    const renewed = {
      tenantId: seedTenantId,
      userId: id,
      account: 'school',
      kind: 'REFRESH',
      isSuccess: true,
      createTime: new Date(),
    } as const;
    await server.db.insertInto('loginLog').values(renewed).execute();
    const told = async (model: object) =>
      (await page('school', 'loginLog.page', model)).data.records.map(({ isSuccess }: { isSuccess: boolean }) => isSuccess);
    expect(await told({ isSignIn: true })).toEqual([true, false]);
    expect(await told({})).toEqual([true, true, false]);
  });

  it('is exported as text, whatever account somebody has typed', async () => {
    const typed = '=HYPERLINK("http://evil.example","x")';
    await signIn(typed, 'x');
    await signIn('<img src=x onerror=alert(1)>', 'x');
    const headers = { ...(await server.headersOf('admin')), 'content-type': 'application/json' };
    const response = await server.fetch('/api/authority/loginLog/export', { method: 'POST', headers, body: '{"model":{}}' });
    const content = new Uint8Array(await response.arrayBuffer());
    const { rows } = await readSheet(content);
    expect(rows.flat()).toContain(typed);
    const { unzipSync, strFromU8 } = await import('fflate');
    expect(strFromU8(unzipSync(content)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).not.toContain('<f>');
    const preview = await server.as('admin').call('loginLog.preview', { body: { model: {} } });
    expect(preview.data).toContain('&lt;img src=x');
    expect(preview.data).not.toContain('<img');
  });
});

it.each(logged)('%s is told in words', (id) => {
  expect(wordsOfOperation({ say: sayIn('zh') }, id)).toMatch(/\p{Script=Han}/u);
});

it.each(['stage.projects', 'user.belongings', 'org.move', 'project.importPreview'])('%s is told without the words of its id', (id) => {
  expect(wordsOfOperation({ say: sayIn('zh') }, id)).not.toMatch(/[a-z]/i);
});

it('a text that no column can hold is refused in words', async () => {
  const { status, code } = await page('admin', 'loginLog.page', { account: 'a\0b' });
  expect([status, code]).toEqual([400, -9]);
});

describe('clearing', () => {
  it.each([
    [1, 3],
    [2, 4],
    [3, 5],
    [4, 6],
    [5, 7],
    [9, 0],
  ])('of type %i leaves %i of seven rows', async (type, expected) => {
    for (const age of [800, 300, 150, 60, 20, 10, 0]) await optRows(1, days(age));
    const told = await server.as('admin').call('optLog.toClear', { query: { type: String(type) } });
    expect(told.data).toEqual({ count: 7 - expected });
    expect((await server.as('admin').call('optLog.clear', { query: { type: String(type) } })).data).toBe(true);
    const rows = await server.db.selectFrom('optLog').select('operationId').execute();
    expect(rows.filter(({ operationId }) => operationId === 'user.save').length).toBe(expected);
    // a caller who clears the log cannot clear the row that says so
    expect(rows.filter(({ operationId }) => operationId === 'optLog.clear').length).toBe(1);
  });

  it('keeps the newest by number, takes its type from the body too, and wants one', async () => {
    await optRows(1005, new Date());
    expect((await server.as('admin').call('optLog.toClear', { query: { type: '5' } })).data).toEqual({ count: 5 });
    expect((await server.as('admin').call('optLog.clear', { body: { type: 5 } })).data).toBe(true);
    expect(await left('optLog')).toBe(1001);
    for (const input of [{}, { body: { type: 10 } }, { query: { type: '0' } }])
      expect((await server.as('admin').call('loginLog.clear', input)).status).toBe(400);
  });

  it('is for nobody but the super administrator', async () => {
    for (const account of ['manager', 'school', 'nobody'])
      for (const id of ['optLog.clear', 'optLog.toClear'] as const)
        expect((await server.as(account).call(id, { query: { type: '9' } })).status, account).toBe(403);
  });

  it('goes by itself every night, by age and number', async () => {
    await optRows(3, days(400));
    await optRows(2, days(300));
    await server.db
      .insertInto('loginLog')
      .values({ tenantId: seedTenantId, account: 'x', kind: 'PASSWORD', isSuccess: true, createTime: days(366) })
      .execute();
    const counter = { tenantId: seedTenantId, ruleId: '1', count: 1 };
    await server.db
      .insertInto('limitCounter')
      .values([
        { ...counter, address: 'old', until: days(1) },
        { ...counter, address: 'new', until: days(-1) },
      ])
      .execute();
    await server.headersOf('school');
    await server.headersOf('teacher');
    await server.db
      .updateTable('session')
      .set({ absoluteUntil: days(2) })
      .where('id', '=', 'test-school')
      .execute();
    await runSchedules(server.host);
    await server.runJobs();
    expect((await server.db.selectFrom('session').select('id').execute()).map(({ id }) => id)).toEqual(['test-teacher']);
    expect([await left('optLog'), await left('loginLog')]).toEqual([2, 0]);
    expect(await server.db.selectFrom('limitCounter').select('address').execute()).toEqual([{ address: 'new' }]);
  });
});
