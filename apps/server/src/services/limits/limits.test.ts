import { afterEach, describe, expect, it, vi } from 'vitest';
import { openServer } from '../../../test/harness.ts';
import { createApp } from '../../http/app.ts';
import { writeSheet } from '../../formats/sheets/write-sheet.ts';

const server = openServer();
afterEach(() => void vi.useRealTimers());
const elsewhere = '198.51.100.23';

/** Asks as a process of its own would, from an address. */
function from(ip: string, app = createApp(server.host)) {
  return (path: string, init: RequestInit = {}) => app.fetch(new Request(`http://saiwu.test${path}`, init), { ip }) as Promise<Response>; // the app answers a promise where a handler waits
}

const block = (rule: object) =>
  server.as('admin').call('blockList.save', { body: { requestUri: '/authority/**', requestMethod: 'ALL', ip: elsewhere, ...rule } });
const limit = (rule: object) =>
  server.as('admin').call('rateLimiter.save', {
    body: { requestUri: '/oauth/**', requestMethod: 'ALL', count: 3, intervalSec: 60, confirm: true, ...rule },
  });

describe('the block list', () => {
  it('turns away before anything is known of the request, whatever the path leads to and however it is spelt', async () => {
    await block({});
    const ask = from(elsewhere);
    for (const path of ['/api/authority/user/page', '/api/authority/nothing/here', '/api//authority/%75ser/page/', '/api/authority']) {
      const response = await ask(path, { method: 'POST' });
      expect([response.status, await response.json()], path).toMatchObject([
        403,
        { code: 401, isSuccess: false, msg: '阻止列表限制，禁止访问' },
      ]);
    }
    expect((await ask('/api/oauth/menu/router')).status).toBe(401);
    expect((await ask('/healthz')).status).toBe(200);
    expect((await from('198.51.100.24')('/api/authority/user/page', { method: 'POST' })).status).toBe(401);
  });

  it('takes the method, HEAD as GET, and rules that name the path with /api', async () => {
    await block({ requestUri: '/api/oauth/menu/*', requestMethod: 'GET' });
    const ask = from(elsewhere);
    const statuses = [];
    for (const method of ['GET', 'HEAD', 'POST']) statuses.push((await ask('/api/oauth/menu/router', { method })).status);
    expect(statuses).toEqual([403, 403, 404]);
  });

  it('holds in its window on the clock of the tenant, over midnight', async () => {
    await block({ limitStart: '22:00:00', limitEnd: '06:00:00' });
    const ask = from(elsewhere);
    const statusAt = async (time: string) => {
      server.setNow(new Date(`2026-03-01T${time}+08:00`));
      return (await ask('/api/authority/user/page', { method: 'POST' })).status;
    };
    expect([await statusAt('21:59:59'), await statusAt('22:00:00'), await statusAt('05:59:59'), await statusAt('06:00:01')]).toEqual([
      401, 403, 403, 401,
    ]);
  });

  it('is in force at once when a rule is added, changed, switched off or deleted', async () => {
    const ask = from(elsewhere);
    const status = async () => (await ask('/api/authority/user/page', { method: 'POST' })).status;
    expect(await status()).toBe(401);
    const { data } = await block({});
    expect(await status()).toBe(403);
    await server.as('admin').change('blockList.update', { id: data.id, state: false });
    expect(await status()).toBe(401);
    await server.as('admin').change('blockList.update', { id: data.id, state: true, ip: '198.51.100.0/24' });
    expect(await status()).toBe(403);
    await server.as('admin').call('blockList.remove', { body: [data.id] });
    expect(await status()).toBe(401);
  });

  it('tells whether there is a rule already', async () => {
    await block({});
    const exist = async (ip: string) =>
      (await server.as('manager').call('blockList.exist', { query: { ip, requestUri: '/authority/**', requestMethod: 'ALL' } })).data;
    expect([await exist(elsewhere), await exist('')]).toEqual([true, false]);
  });
});

describe('a rule on the way back of whoever writes it', () => {
  it('is refused until it is confirmed, by night as by day, in every way it can come about', async () => {
    const rule = { ip: '', requestUri: '/**', limitStart: '03:00:00', limitEnd: '04:00:00' };
    server.setNow(new Date('2026-03-01T12:00:00+08:00'));
    const refused = await block(rule);
    expect([refused.status, refused.extra]).toEqual([409, { mustConfirm: true }]);
    expect((await server.as('admin').call('blockList.query', { body: {} })).data).toEqual([]);
    const harmless = await block({ ...rule, requestUri: '/contest/**' });
    expect((await server.as('admin').change('blockList.update', { id: harmless.data.id, requestUri: '/**' })).status).toBe(409);
    expect(
      (await server.as('admin').change('blockList.updateAll', { ...rule, id: harmless.data.id, requestMethod: 'ALL', state: true })).status,
    ).toBe(409);
    const sheet = writeSheet({ sheetName: '规则', columns: [{ title: '请求路径' }, { title: '请求方法' }], rows: [['/**', 'ALL']] });
    const file = new File([sheet], 'rules.xlsx');
    const imported = await server.as('admin').call('blockList.import', { body: { file } });
    expect([imported.status, imported.extra, imported.msg]).toEqual([409, { mustConfirm: true }, expect.stringContaining('表格里')]);
    expect((await server.as('admin').call('blockList.query', { body: {} })).data).toMatchObject([{ requestUri: '/contest/**' }]);
    expect((await block({ ...rule, confirm: true })).status).toBe(200);
  });

  it('is imported once that is confirmed', async () => {
    const columns = [{ title: '请求路径' }, { title: '请求方法' }, { title: '限制时间起' }, { title: '限制时间止' }];
    const sheet = writeSheet({ sheetName: '规则', columns, rows: [['/**', 'ALL', '03:00:00', '04:00:00']] });
    server.setNow(new Date('2026-03-01T12:00:00+08:00'));
    const answer = await server.as('admin').call('blockList.import', { body: { file: new File([sheet], 'rules.xlsx'), confirm: true } });
    expect([answer.status, answer.data]).toEqual([200, true]);
    expect((await server.as('admin').call('blockList.query', { body: {} })).data).toMatchObject([{ requestUri: '/**' }]);
  });

  it('counts for limits that are too tight to get anything done', async () => {
    const statuses = [];
    for (const rate of [
      { count: 5, intervalSec: 1 },
      { count: 1000, intervalSec: 3600 },
      { count: 120, intervalSec: 60 },
    ])
      statuses.push((await limit({ requestUri: '/**', confirm: false, ...rate })).status);
    expect(statuses).toEqual([409, 409, 200]);
  });

  it('is undone with LIMITS=off when all else fails', async () => {
    await block({ ip: '', requestUri: '/**', confirm: true });
    expect((await server.as('admin').call('blockList.page', { body: { model: {} } })).status).toBe(403);
    const app = createApp({ ...server.host, settings: { tenantMode: 'NONE', limits: 'off' } });
    const headers = { ...(await server.headersOf('admin')), 'content-type': 'application/json' };
    const [{ id }] = await (
      await from(elsewhere, app)('/api/gateway/blockList/query', { method: 'POST', headers, body: '{}' })
    )
      .json()
      .then(({ data }) => data);
    const removed = await from(elsewhere, app)('/api/gateway/blockList', { method: 'DELETE', headers, body: JSON.stringify([id]) });
    expect(removed.status).toBe(200);
    expect((await server.as('admin').call('blockList.page', { body: { model: {} } })).status).toBe(200);
  });
});

describe('a rate limit', () => {
  it('lets exactly its number through of a hundred at once, and says when to come again', async () => {
    await limit({ count: 10, intervalSec: 3600 });
    const ask = from(elsewhere);
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask('/api/oauth/menu/router')));
    const limited = answers.filter(({ status }) => status === 429);
    expect([answers.filter(({ status }) => status === 401).length, limited.length]).toEqual([10, 90]);
    for (const { headers } of limited) expect(Number(headers.get('retry-after'))).toBeGreaterThan(3500);
    expect(await limited[0]?.json()).toMatchObject({ code: 429, msg: '访问频率超限，请稍后再试' });
  });

  it('counts each address for itself, those of one IPv6 network together', async () => {
    await limit({ count: 1 });
    const app = createApp(server.host);
    const statuses = [];
    for (const ip of ['198.51.100.1', '198.51.100.2', '::ffff:198.51.100.1', '2001:db8:0:1::1', '2001:db8:0:1:ffff::9', '2001:db8:0:2::1'])
      statuses.push((await from(ip, app)('/api/oauth/menu/router')).status);
    expect(statuses).toEqual([401, 401, 429, 401, 429, 401]);
  });

  it('survives a restart, and is over when its window is', async () => {
    await limit({ count: 2 });
    const ask = async (app = createApp(server.host)) => (await from(elsewhere, app)('/api/oauth/menu/router')).status;
    expect([await ask(), await ask(), await ask()]).toEqual([401, 401, 429]);
    await server.db
      .updateTable('limitCounter')
      .set({ until: new Date(Date.now() - 1000) })
      .execute();
    expect([await ask(), await ask(), await ask()]).toEqual([401, 401, 429]);
    // a clock that was set back must not shut anybody out for longer than a window
    await server.db
      .updateTable('limitCounter')
      .set({ until: new Date(Date.now() + 3_600_000) })
      .execute();
    expect(await ask()).toBe(401);
  });

  it('opens again by itself in a process that knows it to be full', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    await limit({ count: 1, intervalSec: 3600 });
    const ask = from(elsewhere);
    const status = async () => (await ask('/api/oauth/menu/router')).status;
    expect([await status(), await status()]).toEqual([401, 429]);
    await server.db
      .updateTable('limitCounter')
      .set({ until: new Date(Date.now() - 1000) })
      .execute();
    // it does not ask the database meanwhile
    expect(await status()).toBe(429);
    vi.advanceTimersByTime(3_600_000);
    expect(await status()).toBe(401);
  });

  it('costs a query only those whom it is for', async () => {
    await limit({});
    const ask = from(elsewhere);
    await ask('/api/oauth/menu/router');
    expect((await server.db.selectFrom('limitCounter').selectAll().execute()).map(({ count }) => count)).toEqual([1]);
    await ask('/api/contest/page', { method: 'POST' });
    expect((await server.db.selectFrom('limitCounter').selectAll().execute()).length).toBe(1);
  });
});

describe('a forged X-Forwarded-For', () => {
  it('gets nobody past a rule and shuts nobody else out', async () => {
    await block({});
    const app = createApp({ ...server.host, settings: { tenantMode: 'NONE', trustedProxies: ['10.1.0.0/16'] } });
    const ask = async (ip: string, forwarded: string) =>
      (await from(ip, app)('/api/authority/user/page', { method: 'POST', headers: { 'x-forwarded-for': forwarded } })).status;
    expect(await ask(elsewhere, '203.0.113.1')).toBe(403);
    expect(await ask('203.0.113.1', elsewhere)).toBe(401);
    expect(await ask('10.1.2.3', elsewhere)).toBe(403);
    expect(await ask('10.1.2.3', `203.0.113.1, ${elsewhere}`)).toBe(403);
    expect(await ask('10.1.2.3', `${elsewhere}, 203.0.113.1`)).toBe(401);
  });
});

describe('a trial', () => {
  const tryOut = async (id: 'blockList.try' | 'rateLimiter.try', body: object) =>
    (await server.as('manager').call(id, { body: { ip: elsewhere, requestMethod: 'GET', requestUri: '/authority/user/1', ...body } })).data;

  it('names the rules that a request would meet, and those whose time it is not, and none that are off', async () => {
    await block({ ip: '198.51.100.0/24', requestUri: '/authority/user/*' });
    await block({ ip: '', requestUri: '/api/**/user/**', limitStart: '22:00:00', limitEnd: '06:00:00', confirm: true });
    await block({ state: false });
    await block({ requestMethod: 'POST' });
    const met = async (body: object) => {
      const { path, hits } = await tryOut('blockList.try', body);
      return [path, hits.map(({ requestUri, isOpen }: Record<string, unknown>) => [requestUri, isOpen])];
    };
    const [day, night] = [
      ['/api/**/user/**', false],
      ['/api/**/user/**', true],
    ];
    expect(await met({ time: '12:00:00' })).toEqual(['/api/authority/user/1', [['/authority/user/*', true], day]]);
    expect(await met({ time: '05:59:59', ip: '203.0.113.1' })).toEqual(['/api/authority/user/1', [night]]);
    expect((await met({ time: '12:00:00', requestUri: 'https://saiwu.test/api//authority/%75ser/1/?x=1' }))[0]).toBe(
      '/api/authority/user/1',
    );
    server.setNow(new Date('2026-03-01T23:00:00+08:00'));
    expect(await met({ ip: '::ffff:198.51.100.9' })).toEqual(['/api/authority/user/1', [['/authority/user/*', true], night]]);
    expect(
      (await server.as('manager').call('blockList.try', { body: { ip: '10.0.0.0/8', requestMethod: 'GET', requestUri: '/' } })).extra,
    ).toEqual({
      fieldErrors: { ip: '请填一个 IP 地址，如 10.0.0.8' },
    });
    expect((await server.as('school').call('blockList.try', { body: {} })).status).toBe(403);
  });

  it('tells how much of a limit an address has used, and counts for nothing itself', async () => {
    await limit({ count: 3 });
    const ask = from(elsewhere);
    for (let count = 0; count < 2; count += 1) await ask('/api/oauth/menu/router');
    const used = async (body: object) =>
      (await tryOut('rateLimiter.try', { requestUri: '/oauth/menu/router', ...body })).hits.map((hit: { used: number }) => hit.used);
    expect([await used({}), await used({}), await used({ ip: '203.0.113.200' }), await used({ requestUri: '/contest' })]).toEqual([
      [2],
      [2],
      [0],
      [],
    ]);
    for (let count = 0; count < 3; count += 1) await ask('/api/oauth/menu/router');
    expect(await used({})).toEqual([3]);
  });
});

describe('what rules have turned away', () => {
  it('is told by hour of the tenant’s day, for each kind by itself', async () => {
    const { data: night } = await block({ requestUri: '/contest/**' });
    const { data: rate } = await limit({ count: 1, intervalSec: 2_592_000 });
    const ask = from(elsewhere);
    const at = async (time: string, path: string, times: number) => {
      server.setNow(new Date(`2026-03-${time}+08:00`));
      for (let count = 0; count < times; count += 1) await ask(path);
    };
    await at('01T23:59:59', '/api/contest/x', 4);
    await at('02T00:10:00', '/api/contest/x', 2);
    await at('02T02:30:00', '/api/contest/x', 1);
    await at('02T02:59:00', '/api/oauth/menu/router', 4);
    const told = async (id: 'blockList.stopped' | 'rateLimiter.stopped') => (await server.as('manager').call(id)).data;
    expect(await told('blockList.stopped')).toEqual([{ id: night.id, hours: [2, 0, 1], total: 3 }]);
    expect(await told('rateLimiter.stopped')).toEqual([{ id: rate.id, hours: [0, 0, 3], total: 3 }]);
    await at('02T02:59:30', '/api/contest/x', 1);
    expect(await told('blockList.stopped')).toEqual([{ id: night.id, hours: [2, 0, 2], total: 4 }]);
    server.setNow(new Date('2026-03-03T00:00:00+08:00'));
    expect(await told('blockList.stopped')).toEqual([]);
  });
});
