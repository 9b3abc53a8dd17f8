import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openOwnFolder } from './own-folder.ts';

let shared: string;
beforeEach(() => (shared = mkdtempSync(join(tmpdir(), 'saiwu-own-'))));
afterEach(() => rmSync(shared, { recursive: true, force: true }));

/** Another process with a folder of its own, in which something lies. */
async function another() {
  const code = `const { openOwnFolder } = await import(process.argv[1]); console.log(openOwnFolder(process.argv[2])); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    code,
    fileURLToPath(new URL('own-folder.ts', import.meta.url)),
    shared,
  ]);
  const [line] = (await once(child.stdout, 'data')) as [Buffer]; // what a stream emits
  const own = line.toString().trim();
  writeFileSync(join(own, 'half a file'), 'x');
  return { own, stop: (signal: NodeJS.Signals) => (child.kill(signal), once(child, 'exit')) };
}

it('what a process leaves that is killed goes when the next one opens a folder; that of one that lives stays', async () => {
  const [killed, living] = [await another(), await another()];
  await killed.stop('SIGKILL');
  expect(existsSync(killed.own)).toBe(true);
  const mine = openOwnFolder(shared);
  expect([killed.own, living.own, mine].map((path) => existsSync(path))).toEqual([false, true, true]);
  expect(statSync(mine).mode & 0o777).toBe(0o700);
  await living.stop('SIGKILL');
});
