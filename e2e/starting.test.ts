import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, inject, it, vi } from 'vitest';
import { openBrowser, openPage } from './browser.ts';
import { patience } from './patience.ts';
import { main, type ServerProcess, startServer } from './start-server.ts';

const folders: string[] = [];
const running: ServerProcess[] = [];

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'saiwu-start-'));
  folders.push(folder);
  return folder;
}

/** A folder that a server has run on: where it need not be the first start, which takes longest. */
function usedFolder(): string {
  const folder = newFolder();
  cpSync(inject('demonstration'), folder, { recursive: true });
  return folder;
}

async function start(folder: string, environment: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServer(folder, [], environment);
  running.push(server);
  return server;
}

function ended(server: ServerProcess): Promise<number | null> {
  return new Promise((resolve) =>
    server.process.exitCode === null && server.process.signalCode === null
      ? server.process.once('exit', (code) => resolve(code))
      : resolve(server.process.exitCode),
  );
}

/** Runs the server to its end, for starts that must be refused. */
function runToEnd(environment: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, DATABASE_URL: '', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, output })));
}

afterEach(async () => {
  for (const server of running.splice(0)) {
    server.process.kill('SIGKILL');
    await ended(server);
  }
});

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('starting', () => {
  it('prints a one-time password on first start only, which has to be changed at first sign-in', async () => {
    const folder = newFolder();
    const server = await start(folder, { ADMIN_PASSWORD: '' });
    const password = /一次性密码 (\S+?)（/.exec(server.output())?.[1] ?? '';
    expect(password).toHaveLength(16);
    const browser = await openBrowser();
    const { page, complaints } = await openPage(browser, server.address);
    await page.goto('/login');
    await page.getByLabel('账号', { exact: true }).fill('admin');
    await page.getByLabel('密码', { exact: true }).fill(password);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.getByLabel(/^现在的密码/).fill(password);
    await page.getByLabel(/^新密码/).fill('a-new-secret');
    await page.getByLabel(/^再输入一次新密码/).fill('a-new-secret');
    await page.getByRole('button', { name: /修改密码/ }).click();
    await page.waitForURL('**/dashboard');
    expect(complaints).toEqual([]);
    await page.context().close();
    server.process.kill('SIGTERM');
    expect(await ended(server)).toBe(0);

    const again = await start(folder, { ADMIN_PASSWORD: '' });
    expect(again.output()).not.toContain('一次性密码');
  });

  it('refuses a second process on the same folder with words, and leaves the first unharmed', async () => {
    const folder = usedFolder();
    const first = await start(folder);
    const second = await runToEnd({ DATA_DIR: folder });
    expect(second.code).toBe(1);
    expect(second.output).toContain('Another Saiwu process has this data folder open');
    expect((await fetch(`${first.address}/readyz`)).status).toBe(200);
  });

  it('takes over the lock of a process that was killed', async () => {
    const folder = usedFolder();
    const first = await start(folder);
    first.process.kill('SIGKILL');
    await ended(first);
    expect(existsSync(join(folder, 'saiwu.lock'))).toBe(true);
    const second = await start(folder);
    expect((await fetch(`${second.address}/readyz`)).status).toBe(200);
  });

  it('makes its database anew where the first start was killed while it did', async () => {
    const folder = newFolder();
    const child = spawn(process.execPath, [main], {
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder, PORT: '0' },
      stdio: 'ignore',
    });
    await vi.waitUntil(() => existsSync(join(folder, 'saiwu.lock')), { timeout: patience });
    child.kill('SIGKILL');
    // what makes the database ends as soon as it sees that it is alone, and nobody else opens the folder before
    await vi.waitUntil(() => !existsSync(join(folder, 'saiwu.lock')), { timeout: patience });
    const second = await start(folder);
    expect((await fetch(`${second.address}/readyz`)).status).toBe(200);
  });

  it('keeps a secret of its own in the data folder, readable by its owner only', () => {
    const secret = join(inject('demonstration'), 'secret');
    expect(readFileSync(secret, 'utf8').length).toBeGreaterThanOrEqual(32);
    expect(statSync(secret).mode & 0o077).toBe(0);
  });

  it('refuses to start on a real database without a secret, or with a short one', async () => {
    const refused = await runToEnd({ DATABASE_URL: 'postgres://127.0.0.1:1/none', SECRET: '' });
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('SECRET')]);
    expect((await runToEnd({ DATA_DIR: newFolder(), SECRET: 'short' })).code).toBe(1);
  });
});

describe('serving', () => {
  it('answers health, the page for every path, and strict headers', async () => {
    const server = inject('sharedServer');
    expect(await (await fetch(`${server.address}/healthz`)).json()).toEqual({ status: 'alive' });
    expect(await (await fetch(`${server.address}/readyz`)).json()).toEqual({ status: 'ready' });
    const page = await fetch(`${server.address}/contests/12/edit`);
    expect(await page.text()).toContain('<div id="root">');
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'self';/);
    for (const [name, value] of [
      ['x-content-type-options', 'nosniff'],
      ['x-frame-options', 'DENY'],
      ['referrer-policy', 'no-referrer'],
      ['cross-origin-opener-policy', 'same-origin'],
    ] as const)
      expect(page.headers.get(name), name).toBe(value);
    const api = await fetch(`${server.address}/api/oauth/menu/router`);
    expect([api.status, api.headers.get('cache-control')]).toEqual([401, 'no-store']);
    expect((await fetch(`${server.address}/assets/../../package.json`)).headers.get('content-type')).toContain('text/html');
  });
});
