import { describe, expect, it } from 'vitest';
import { openServer } from '../../../../test/harness.ts';
import { seedTenantId } from '../../../core/tenants.ts';

const server = openServer();

/** Half past midnight in Shanghai, while it is still the day before in UTC. */
const now = new Date('2026-09-20T16:30:00Z');

async function idOf(account: string): Promise<string> {
  return (await server.db.selectFrom('user').where('account', '=', account).select('id').executeTakeFirstOrThrow()).id;
}

function enter(form: Record<string, string>, headers: Record<string, string> = {}) {
  const authorization = `Basic ${btoa('febs:123456')}`;
  return server.fetch('/api/authority/anno/login', {
    method: 'POST',
    headers: { authorization, ...headers },
    body: new URLSearchParams(form),
  });
}

const signIn = (username: string, password = 'secret-1', headers: Record<string, string> = {}) =>
  enter({ grant_type: 'password', username, password }, headers);

/** A sign-in of another day or address, as `recordLogin` leaves it. */
async function visited(account: string, day: string, signIns: number, addresses: string[] = []) {
  const userId = await idOf(account);
  await server.db.insertInto('visit').values({ tenantId: seedTenantId, userId, day, signIns }).execute();
  const login = { tenantId: seedTenantId, userId, account, kind: 'PASSWORD', isSuccess: true, browser: 'Firefox' } as const;
  for (const requestIp of addresses)
    await server.db
      .insertInto('loginLog')
      .values({ ...login, requestIp, createTime: new Date(`${day}T12:00:00+08:00`) })
      .execute();
}

const item = async (account: string) => (await server.as(account).call('dashboard.item')).data;
const chart = async (account: string) => (await server.as(account).call('dashboard.chart')).data;

describe('the figures', () => {
  it('count what went well: neither a wrong password nor a renewed session is a visit', async () => {
    server.setNow(now);
    await signIn('student', 'wrong-one');
    const { refresh_token } = await (await signIn('student')).json();
    await signIn('student');
    expect((await enter({ grant_type: 'refresh_token', refresh_token })).status).toBe(200);
    expect(await item('student')).toMatchObject({
      totalPv: '0',
      todayPv: '0',
      totalLoginIv: '1',
      todayLoginIv: '1',
      totalLoginPv: '2',
      todayLoginPv: '2',
    });
  });

  it('are about the people in scope of who may look at them, and about oneself for everybody else', async () => {
    server.setNow(now);
    await visited('student', '2026-09-21', 3, ['198.51.100.1', '198.51.100.2']);
    await visited('teacher', '2026-09-21', 2, ['198.51.100.2']);
    await visited('other', '2026-09-21', 5, ['198.51.100.3']);
    const seen = async (account: string) => {
      const { todayLoginPv, todayLoginIv, totalLoginIv } = await item(account);
      return [todayLoginPv, todayLoginIv, totalLoginIv];
    };
    expect(await seen('manager')).toEqual(['10', '3', '3']);
    expect(await seen('college')).toEqual(['5', '2', '2']);
    expect(await seen('other')).toEqual(['5', '1', '1']);
    expect(await seen('student')).toEqual(['3', '2', '2']);
    expect(await seen('nobody')).toEqual(['0', '0', '0']);
    await server.db
      .updateTable('user')
      .set({ createTime: new Date('2026-09-01T00:00:00Z') })
      .where('account', '<>', 'student')
      .execute();
    await server.db.updateTable('user').set({ createTime: now }).where('account', '=', 'student').execute();
    expect(await item('college')).toMatchObject({ totalUserCount: 4, todayUserCount: 1 });
    expect(await item('teacher')).toMatchObject({ totalUserCount: 1, todayUserCount: 0 });
  });

  it('change their day at midnight of the tenant, and stay when the log is cleared', async () => {
    server.setNow(now);
    await visited('student', '2026-09-20', 4, ['198.51.100.1']);
    await signIn('student');
    expect(await item('student')).toMatchObject({ todayLoginPv: '1', todayLoginIv: '1', totalLoginPv: '5', totalLoginIv: '2' });
    await server.db.deleteFrom('loginLog').execute();
    expect(await item('student')).toMatchObject({ todayLoginPv: '1', todayLoginIv: '0', totalLoginPv: '5' });
  });

  it('count each opening of the console', async () => {
    for (const account of ['student', 'student', 'judge1']) expect((await server.as(account).call('dashboard.pvIncr')).data).toBe(true);
    expect(await item('student')).toMatchObject({ totalPv: '2', todayPv: '2', totalLoginPv: '0' });
    expect(await item('admin')).toMatchObject({ totalPv: '3', todayPv: '3' });
    expect((await server.as(null).call('dashboard.pvIncr')).status).toBe(401);
  });

  it('come in one payload for older front ends', async () => {
    server.setNow(now);
    await visited('student', '2026-09-21', 3, ['198.51.100.1', '198.51.100.2']);
    const { data } = await server.as('manager').call('dashboard.visit');
    const { totalUserCount } = await item('manager');
    expect(data).toEqual({
      totalVisitCount: '3',
      todayVisitCount: '3',
      todayIp: '2',
      userCount: totalUserCount,
      ...(await chart('manager')),
    });
  });
});

describe('the chart', () => {
  it('has today and the nine days before, the oldest first, without the days on which nobody came', async () => {
    server.setNow(now);
    await visited('student', '2026-09-11', 8, ['198.51.100.1']);
    await visited('student', '2026-09-12', 3, ['198.51.100.1']);
    await visited('teacher', '2026-09-12', 1, ['198.51.100.1']);
    await visited('teacher', '2026-09-21', 2, ['198.51.100.1']);
    await server.as('teacher').call('dashboard.pvIncr');
    await server.db
      .insertInto('visit')
      .values({ tenantId: seedTenantId, userId: await idOf('teacher'), day: '2026-09-15', views: 1 })
      .execute();
    expect(await chart('manager')).toMatchObject({
      lastTenVisitCount: [
        { login_date: '2026-09-12', count: '4' },
        { login_date: '2026-09-21', count: '2' },
      ],
      lastTenUserVisitCount: [],
      browserCount: [{ browser: 'Firefox', count: '3' }],
    });
    expect(await chart('teacher')).toMatchObject({
      lastTenUserVisitCount: [
        { login_date: '2026-09-12', count: '1' },
        { login_date: '2026-09-21', count: '2' },
      ],
    });
  });

  it('names browsers and systems, the most frequent first', async () => {
    const edge = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0';
    await signIn('student', 'secret-1', { 'user-agent': edge });
    await signIn('student', 'secret-1', { 'user-agent': edge });
    await signIn('student', 'secret-1', { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0' });
    expect(await chart('student')).toMatchObject({
      browserCount: [
        { browser: 'Microsoft Edge', count: '2' },
        { browser: 'Firefox', count: '1' },
      ],
      operatingSystemCount: [
        { operating_system: 'Windows 10', count: '2' },
        { operating_system: 'Linux', count: '1' },
      ],
    });
  });
});
