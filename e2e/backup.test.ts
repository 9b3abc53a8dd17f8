import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, describe, expect, inject, it } from 'vitest';
import { callAs } from './call-api.ts';
import { createDatabase, dropDatabase, postgres } from './scratch-database.ts';
import { main, type ServerProcess, startServer } from './start-server.ts';

const root = mkdtempSync(join(tmpdir(), 'saiwu-backup-'));
const running: ServerProcess[] = [];
const databases: string[] = [];

afterEach(() => {
  for (const server of running.splice(0)) server.process.kill('SIGKILL');
});
afterAll(async () => {
  for (const name of databases) await dropDatabase(name);
  rmSync(root, { recursive: true, force: true });
});

/** Where an installation lives, as the environment says it. */
type Place = { DATA_DIR: string; DATABASE_URL?: string; SECRET?: string };

function newFolder(): Place {
  return { DATA_DIR: mkdtempSync(join(root, 'data-')) };
}

async function newDatabase(): Promise<Place> {
  const name = `saiwu_backup_${databases.length}`;
  databases.push(name);
  return { ...newFolder(), DATABASE_URL: await createDatabase(name), SECRET: 'x'.repeat(40) };
}

async function start(place: Place, options: string[] = []): Promise<ServerProcess> {
  const server = await startServer(place.DATA_DIR, options, { ...place });
  running.push(server);
  return server;
}

/** Runs a command beside the built server. */
function run(command: 'backup' | 'restore', args: string[], place: Place): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [join(dirname(main), `${command}.js`), ...args], {
    env: { ...process.env, DATABASE_URL: '', ...place },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, output })));
}

/** Three people add parameters without a pause until told to stop. */
async function load(server: ServerProcess, head: string): Promise<{ written: string[]; stop: () => Promise<void> }> {
  const written: string[] = [];
  const over = new AbortController();
  const people = await Promise.all([1, 2, 3].map(() => callAs(server, 'admin')));
  const ends = people.map(async (admin, person) => {
    for (let index = 0; !over.signal.aborted; index += 1) {
      const key = `${head}.${person}.${index}`;
      await admin.send('POST', '/authority/parameter', { key, name: key, value: '1' });
      written.push(key);
    }
  });
  return {
    written,
    async stop() {
      over.abort();
      await Promise.all(ends);
    },
  };
}

/** Backs up under load and restores elsewhere: every row that was acknowledged before is there, and the people sign in as before. */
async function move(from: Place, to: Place, options: string[] = []): Promise<void> {
  const archive = join(root, `${databases.length}-${running.length}.tar.gz`);
  const source = await start(from, options);
  const head = `load${randomUUID()}`;
  const admin = await callAs(source, 'admin');
  const form = new FormData();
  form.set('file', new File([head], 'note.txt', { type: 'text/plain' }));
  form.set('bizType', 'NOTE');
  const { id: fileId } = await admin.send('POST', '/file/attachment/upload', form);
  const { written, stop } = await load(source, head);
  await expect.poll(() => written.length).toBeGreaterThan(40);
  const before = [...written];
  const made = await run('backup', ['--to', archive], from);
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('Backup written') as string });
  await stop();
  expect(written.length, 'others went on writing meanwhile').toBeGreaterThan(before.length);

  expect(await run('restore', [archive], to)).toMatchObject({ code: 0, output: expect.stringContaining('Restored') as string });
  const copy = await start(to);
  const there = await callAs(copy, 'admin');
  expect(await new Response(await there.open(`/file/attachment/${fileId}/file`)).text()).toBe(head);
  const keys = new Set<string>();
  for (let current = 1, pages = 1; current <= pages; current += 1) {
    const page = await there.send('POST', '/authority/parameter/page', { model: { key: head }, size: 1000, current });
    pages = Number(page.pages);
    for (const { key } of page.records) keys.add(key);
  }
  expect(before.filter((key) => !keys.has(key))).toEqual([]);
  await there.send('POST', '/authority/parameter', { key: `after.${head}`, name: 'x', value: '1' });
}

describe('a backup', () => {
  it('of a running embedded server holds all that was acknowledged, and refuses to be damaged', async () => {
    const from = newFolder();
    cpSync(inject('demonstration'), from.DATA_DIR, { recursive: true });
    const to = newFolder();
    await move(from, to, ['--demo']);

    const archive = join(root, '0-0.tar.gz');
    const whole = readFileSync(archive);
    const cut = join(root, 'cut.tar.gz');
    writeFileSync(cut, whole.subarray(0, Math.floor(whole.length * 0.7)));
    const bent = join(root, 'bent.tar.gz');
    const middle = Math.floor(whole.length / 2);
    writeFileSync(bent, Buffer.concat([whole.subarray(0, middle), Buffer.from([(whole[middle] ?? 0) ^ 0x10]), whole.subarray(middle + 1)]));
    const other = join(root, 'other.tar.gz');
    writeFileSync(other, 'no archive');
    const refusing = newFolder();
    for (const path of [cut, bent, other, join(root, 'absent.tar.gz')]) {
      const { code, output } = await run('restore', [path], refusing);
      expect({ path, code, hasStack: output.includes('    at ') }).toEqual({ path, code: 1, hasStack: false });
    }
    for (const server of running.splice(0)) server.process.kill('SIGKILL');
    expect(await run('restore', [archive], to)).toMatchObject({ code: 1, output: expect.stringContaining('holds data already') as string });
  });

  // `.ci/run` always brings a PostgreSQL; `npm test` without one says so in its last line
  it.runIf(postgres)('moves an installation from the embedded database to PostgreSQL and back', async () => {
    const onPostgres = await newDatabase();
    await move(newFolder(), onPostgres);
    for (const server of running.splice(0)) server.process.kill('SIGKILL');
    await move(onPostgres, newFolder());
  });
});
