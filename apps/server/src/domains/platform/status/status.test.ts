// @pglite: the databases tell their size, their transactions and their settings each in a way of its own
import { describe, expect, it } from 'vitest';
import { testSecret } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';
import { seedTenantId } from '../../../core/tenants.ts';

const now = new Date('2026-03-01T04:30:00Z');
const server = openServer({ defaultPassword: 'default-pw-9', trustedProxies: ['10.9.8.7'], publicUrl: 'https://saiwu.example' });
const status = async (account = 'admin') => (await server.as(account).call('status.get')).data;

/** A request that failed so long ago. */
async function fail(hoursAgo: number, code: number, more: { requestId?: string; params?: string; exDetail?: string } = {}): Promise<void> {
  const { id } = await server.db.selectFrom('user').where('account', '=', 'teacher').select('id').executeTakeFirstOrThrow();
  await server.db
    .insertInto('optLog')
    .values({
      tenantId: seedTenantId,
      operationId: 'user.update',
      userId: id,
      userName: '张老师',
      requestId: 'r',
      httpMethod: 'PUT',
      requestUri: '/api/authority/user',
      type: 'EX',
      code,
      consumingTime: 3,
      createTime: new Date(now.getTime() - hoursAgo * 3_600_000),
      ...more,
    })
    .execute();
}

async function addJob(state: 'WAITING' | 'FAILED', hoursAgo: number): Promise<void> {
  const time = new Date(now.getTime() - hoursAgo * 3_600_000);
  await server.db
    .insertInto('job')
    .values({
      tenantId: seedTenantId,
      name: 'job.prune',
      input: '{}',
      state,
      createTime: time,
      finishTime: state === 'FAILED' ? time : null,
    })
    .execute();
}

describe('the status', () => {
  it('of a server that nothing ails says so, but for the backup that nobody has made', async () => {
    server.setNow(now);
    const { state, version, jobs, failures, storage, installation } = await status();
    expect([state.code, version]).toEqual(['WATCH', '1.0.0']);
    expect(jobs).toMatchObject({ state: { code: 'GOOD' }, waiting: 0, running: 0, failed: 0, waitingSince: null });
    expect(failures).toMatchObject({ state: { code: 'GOOD' }, broken: 0, refused: 0, last: [] });
    expect(storage).toEqual({ files: 0, bytes: '0' });
    expect(installation).toMatchObject({
      database: { kind: 'embedded', state: { code: 'GOOD' }, migration: expect.stringMatching(/^\d{4}-/) },
      queue: { state: { code: 'GOOD' }, running: 1, waiting: 0, delay: 0 },
      disk: null,
      backup: { state: { code: 'WATCH', desc: '留意' }, lastTime: null },
    });
    expect(Number(installation.database.bytes)).toBeGreaterThan(1_000_000);
  });

  it('tells what broke from what was refused, of the last day by hour, and what broke first', async () => {
    server.setNow(now);
    await fail(0.5, -10, { requestId: 'refused' });
    await fail(23.5, -1, { requestId: 'broken' });
    await fail(24.5, -1, { requestId: 'long ago' });
    const { failures, state } = await status();
    expect([state.code, failures.state.code, failures.broken, failures.refused]).toEqual(['WATCH', 'WATCH', 1, 1]);
    expect([failures.hours[0], failures.hours[23], failures.hours.length]).toEqual([1, 1, 24]);
    expect(failures.last.map(({ requestId }: { requestId: string }) => requestId)).toEqual(['broken', 'refused']);
    expect(failures.last[0]).toMatchObject({ description: '修改用户', isBroken: true, createTime: '2026-02-28 13:00:00' });
  });

  it('worries over a job that is due and does not begin, and over a backup that is old', async () => {
    server.setNow(now);
    await addJob('WAITING', 2);
    await addJob('FAILED', 5);
    await addJob('FAILED', 30);
    await server.db
      .insertInto('lastBackup')
      .values({ tenantId: seedTenantId, finishTime: new Date('2026-02-20T00:00:00Z'), rowCount: '12', fileCount: '3' })
      .execute();
    const { state, jobs, installation } = await status('manager');
    expect(jobs).toMatchObject({ state: { code: 'BAD' }, waiting: 1, failed: 1, waitingSince: '2026-03-01 10:30:00' });
    expect(installation.backup).toMatchObject({ state: { code: 'BAD' }, lastTime: '2026-02-20 08:00:00', rows: '12', files: '3' });
    expect(state.code).toBe('BAD');
  });

  it('is for administrators of the platform', async () => {
    for (const account of ['school', 'college', 'teacher', 'nobody']) {
      expect((await server.as(account).call('status.get')).status, account).toBe(403);
      expect((await server.as(account).call('status.bundle')).status, account).toBe(403);
    }
  });
});

it('a read that breaks is written down as well, with its request', async () => {
  server.host.disk = () => Promise.reject(new Error('no disk'));
  const answer = await server.as('admin').call('status.get');
  delete server.host.disk;
  expect(answer.status).toBe(500);
  const [last] = (await status()).failures.last;
  expect(last).toMatchObject({ requestId: answer.response.headers.get('x-request-id'), isBroken: true, description: '查看运行状态' });
});

describe('the bundle for support', () => {
  const secrets = [
    testSecret,
    'default-pw-9',
    '10.9.8.7',
    'saiwu.example',
    '13812345678',
    '138****5678',
    'teacher@example.edu.cn',
    'eyJhbGciOiJFUzI1NiJ9',
    'postgres://',
    'Bearer ',
    '张老师',
    '203.0.113.7',
    '$argon2',
    'BEGIN PRIVATE',
  ];

  it('tells what ails the server, and nobody’s secret, name, address or number', async () => {
    server.setNow(now);
    await server.db
      .updateTable('user')
      .set({ mobile: '13812345678', email: 'teacher@example.edu.cn' })
      .where('account', '=', 'teacher')
      .execute();
    const token = 'postgres://saiwu:hunter2@db/saiwu Bearer eyJhbGciOiJFUzI1NiJ9.e30.c2ln 13812345678';
    await fail(1, -1, { requestId: 'reported', params: token, exDetail: token });
    await addJob('FAILED', 1);
    await server.db
      .updateTable('job')
      .set({ error: JSON.stringify({ id: 'x', message: '{name} 没有了', values: { name: '张老师' } }) })
      .execute();
    await server.db
      .insertInto('parameter')
      .values({ tenantId: seedTenantId, key: 'HotlinePhone', name: '热线', value: '13812345678' })
      .execute();
    const headers = await server.headersOf('admin');
    const response = await server.fetch('/api/authority/status/bundle', { headers });
    expect(response.headers.get('content-disposition')).toContain('saiwu-support-20260301123000.json');
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    const text = await response.text();
    for (const secret of [...secrets, headers['authorization']?.slice('Bearer '.length) ?? '']) expect(text).not.toContain(secret);
    expect(JSON.parse(text)).toMatchObject({
      format: 'saiwu-support',
      status: { version: '1.0.0', installation: { database: { kind: 'embedded' } } },
      settings: { tenantMode: 'NONE', hasDefaultPassword: true, hasPublicUrl: true, trustedProxies: 1 },
      migrations: expect.arrayContaining([expect.objectContaining({ name: '0046-status' })]),
      rows: { user: 15, opt_log: expect.any(Number) },
      failures: [expect.objectContaining({ requestId: 'reported', operationId: 'user.update', code: -1 })],
      failedJobs: [expect.objectContaining({ name: 'job.prune', error: '{name} 没有了' })],
    });
  });
});
