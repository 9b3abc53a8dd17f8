import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAs } from './call-api.ts';
import { createDatabase, dropDatabase, postgres } from './scratch-database.ts';
import { patience } from './patience.ts';
import { freePort, type ServerProcess, spawnServer } from './start-server.ts';

const name = 'saiwu_down';

/**
 * A door to the database that can be shut: nobody is let in any more, and whoever is inside is thrown out. Or held: whoever is inside, or
 * comes, hears nothing.
 */
class Door {
  readonly port: number;
  readonly #target: { host: string; port: number };
  readonly #inside = new Set<Socket>();
  #server: Server | null = null;
  #isHeld = false;

  constructor(port: number, target: URL) {
    this.port = port;
    this.#target = { host: target.hostname, port: Number(target.port || '5432') };
  }

  open(): Promise<void> {
    this.#server = createServer((client) => {
      const database = connect(this.#target);
      for (const [from, to] of [
        [client, database],
        [database, client],
      ] as const) {
        this.#inside.add(from);
        from.pipe(to);
        if (this.#isHeld) from.pause();
        from.on('error', () => to.destroy());
        from.on('close', () => this.#inside.delete(from));
      }
    });
    return new Promise((resolve) => this.#server?.listen(this.port, '127.0.0.1', resolve));
  }

  hold(): void {
    this.#isHeld = true;
    for (const socket of this.#inside) socket.pause();
  }

  letGo(): void {
    this.#isHeld = false;
    for (const socket of this.#inside) socket.resume();
  }

  shut(): void {
    this.#server?.close();
    for (const socket of this.#inside) socket.destroy();
  }
}

describe.runIf(postgres !== undefined)('a database that is down', () => {
  const folder = mkdtempSync(join(tmpdir(), 'saiwu-down-'));
  let door: Door;
  let server: ServerProcess;

  beforeAll(async () => {
    const url = new URL(await createDatabase(name));
    door = new Door(await freePort(), url);
    const through = Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(door.port) }).href;
    server = await spawnServer(folder, [], { DATABASE_URL: through, SECRET: 's'.repeat(32) });
  });
  afterAll(async () => {
    server.process.kill('SIGKILL');
    door.shut();
    await dropDatabase(name);
    rmSync(folder, { recursive: true, force: true });
  });

  const statusOf = (path: string) =>
    fetch(`${server.address}${path}`).then(
      ({ status }) => status,
      () => 0,
    );
  async function until(path: string, status: number): Promise<void> {
    for (const end = Date.now() + patience; (await statusOf(path)) !== status;) {
      if (Date.now() > end) throw new Error(`${path} does not answer ${status}:\n${server.output()}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Asks for an export and waits until its file is there. */
  async function exportUsers(): Promise<void> {
    const admin = await callAs(server, 'admin');
    const { id } = await admin.send('POST', '/job/export', { resource: 'user', request: { model: {} } });
    await expect
      .poll(() => admin.send('GET', `/job/${id}`))
      .toMatchObject({ state: { code: 'SUCCEEDED' }, done: 1, file: { fileName: expect.stringMatching(/\.xlsx$/) } });
  }

  it('at start is answered with 503, and waited for', async () => {
    await until('/healthz', 200);
    expect([await statusOf('/readyz'), await statusOf('/api/oauth/anno/x')]).toEqual([503, 503]);
    const refused = await fetch(`${server.address}/api/job/page`, { method: 'POST', headers: { 'accept-language': 'en' } });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await refused.json()).toMatchObject({ code: -2, isSuccess: false });
    await door.open();
    await until('/readyz', 200);
    await exportUsers();
  });

  it('that hangs is told from a slow one: whoever waits and whoever comes is answered with 503, and all goes on', async () => {
    const admin = await callAs(server, 'admin');
    const ask = (path: string, body?: object) =>
      fetch(`${server.address}${path}`, {
        headers: { 'content-type': 'application/json' },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        // where no answer comes, this ends the wait
        signal: AbortSignal.timeout(patience),
      }).then(
        ({ status, headers }) => [status, headers.get('retry-after')],
        () => [0, null],
      );
    const questions = () => [
      ask('/api/oauth/anno/options'),
      ask('/api/oauth/noToken/login', { grantType: 'password', account: 'admin', password: server.password }),
      ask('/readyz').then(([status]) => [status, '5']),
    ];
    door.hold();
    expect(await Promise.all([questions(), questions()].flat())).toEqual(Array.from({ length: 6 }, () => [503, '5']));
    await expect(admin.send('POST', '/authority/user/page', { model: {} })).rejects.toThrow('系统维护中');
    expect(await Promise.all(questions())).toEqual(Array.from({ length: 3 }, () => [503, '5']));
    door.letGo();
    await until('/readyz', 200);
    await exportUsers();
    expect(server.process.exitCode).toBe(null);
  });

  it('later is answered with 503, and both requests and jobs go on when it is back', async () => {
    for (let time = 0; time < 3; time += 1) {
      // in the middle of requests
      const admin = await callAs(server, 'admin');
      const asked = Array.from({ length: 20 }, () => admin.send('POST', '/authority/user/page', { model: {} }).catch(() => null));
      door.shut();
      await until('/readyz', 503);
      await Promise.all(asked);
      await door.open();
      await until('/readyz', 200);
      await exportUsers();
    }
  });
});
