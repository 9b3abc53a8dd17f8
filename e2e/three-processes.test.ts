import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCaller, callAs } from './call-api.ts';
import { patience } from './patience.ts';
import { createDatabase, dropDatabase, postgres } from './scratch-database.ts';
import { type ServerProcess, startServer } from './start-server.ts';

const name = 'saiwu_three';

// `.ci/run` always brings a PostgreSQL; `npm test` without one says so in its last line
describe.runIf(postgres)('three processes on one PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'saiwu-three-'));
  let servers: ServerProcess[] = [];
  /** The administrator at each process, with one session for all. */
  let admins: ApiCaller[] = [];

  beforeAll(async () => {
    const environment = { DATABASE_URL: await createDatabase(name), SECRET: 'x'.repeat(40) };
    // at once: they take turns at migrating and seeding
    servers = await Promise.all([1, 2, 3].map(() => startServer(folder, [], environment)));
    const [first] = servers;
    if (!first) throw new Error('no server');
    const admin = await callAs(first, 'admin');
    admins = servers.map(({ address }) => admin.at(address));
  });

  afterAll(async () => {
    for (const { process } of servers) process.kill('SIGKILL');
    await dropDatabase(name);
    rmSync(folder, { recursive: true, force: true });
  });

  const each = <T>(act: (admin: ApiCaller) => Promise<T>) => Promise.all(admins.map(act));
  const at = (index: number): ApiCaller => {
    const admin = admins[index];
    if (!admin) throw new Error(`no process ${index}`);
    return admin;
  };

  const read = () => each((admin) => admin.send('GET', '/oauth/parameter/value?key=DocsUrl'));

  /** Changes a parameter, and waits until every process has heard of it, and so of what was done before: they hear all in its order. */
  async function tellAll(value: string): Promise<void> {
    await read(); // each has kept another value, which goes for no other reason
    const [{ id, version }] = await at(0).send('POST', '/authority/parameter/query', { key: 'DocsUrl' });
    await at(0).send('PUT', '/authority/parameter', { id, version, value });
    await expect.poll(read).toEqual(Array(3).fill(value));
  }

  it('hold a parameter that was changed at one of them', async () => {
    expect(await read()).toEqual(['', '', '']);
    await tellAll('https://docs.example.org');
  });

  it('count requests together, and block what one of them was told to block', async () => {
    const rule = { requestUri: '/authority/org/tree', requestMethod: 'GET', state: true, limitStart: '', limitEnd: '', ip: '' };
    const limiter = await at(0).send('POST', '/gateway/rateLimiter', { ...rule, count: 10, intervalSec: 3600 });
    const ask = async (admin: ApiCaller) =>
      admin.send('GET', '/authority/org/tree').then(
        () => 'passed' as const,
        (error: Error) => error.message,
      );
    await tellAll('https://docs.example.org/limited');
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => ask(at(index % 3))));
    expect(answers.filter((answer) => answer === 'passed')).toHaveLength(10);
    expect(answers.filter((answer) => answer.includes('频率'))).toHaveLength(20);
    await at(1).send('DELETE', '/gateway/rateLimiter', [limiter.id]);

    const block = await at(2).send('POST', '/gateway/blockList', rule);
    await tellAll('https://docs.example.org/blocked');
    expect(await each(ask)).toEqual(Array(3).fill(expect.stringContaining('禁止访问')));
    await at(0).send('DELETE', '/gateway/blockList', [block.id]);
    await tellAll('https://docs.example.org/open');
    expect(await each(ask)).toEqual(['passed', 'passed', 'passed']);
  });

  it('tell a person of a message that was sent at another one', async () => {
    const leave = new AbortController();
    const stream = await at(0).open('/msg/stream', leave.signal);
    const me = await at(1).send('GET', '/authority/user/mine');
    await at(1).send('POST', '/msg/msg', {
      msgDTO: { msgType: 'NOTIFY', title: '三个进程', content: '<p>从第二个进程发出</p>' },
      userIdList: [me.id],
      roleCodeList: [],
    });
    const { total } = await at(2).send('GET', '/msg/msg/unread');
    let heard = '';
    for await (const chunk of stream) {
      heard += new TextDecoder().decode(chunk);
      if (heard.includes(`"total":${total}`)) break;
    }
    leave.abort();
    expect(heard).toContain('event: unread');
  });

  it('share the work, run each job once, and finish what a killed one has left', async () => {
    const started = await Promise.all(
      Array.from({ length: 5 }, (_, index) => at(index % 3).send('POST', '/job/export', { resource: 'user', request: { model: {} } })),
    );
    servers[1]?.process.kill('SIGKILL');
    const jobs = () => at(0).send('POST', '/job/page', { model: {}, size: 100 });
    await expect
      .poll(async () => (await jobs()).records.map((job: { state: { code: string } }) => job.state.code), { timeout: 2 * patience })
      .toEqual(Array(5).fill('SUCCEEDED'));
    const told = await at(2).send('POST', '/msg/msg/page', { model: { bizType: 'JOB' }, size: 100 });
    expect(new Set(told.records.map((message: { bizId: string }) => message.bizId))).toEqual(new Set(started.map(({ id }) => id)));
    expect(told.records).toHaveLength(5);
    for (const { id } of started) {
      const file = await at(2).open(`/job/${id}/result`);
      const { value } = await file.getReader().read();
      expect(String.fromCharCode(...(value ?? []).slice(0, 2)), 'an xlsx file').toBe('PK');
    }
  });
});
