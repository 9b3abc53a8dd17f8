import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startServer } from '../../e2e/start-server.ts';
import { buildStale } from '../../scripts/build.mjs';
import { giveBack } from '../../scripts/give-back.mjs';

// What the embedded server holds some seconds after its start, on a new data folder and on the same again.

/** MiB. */
const most = 350;

await buildStale(['server', 'console']);
const folder = mkdtempSync(join(tmpdir(), 'saiwu-bench-'));
try {
  for (const start of ['first', 'second']) {
    const server = await startServer(folder, [], giveBack);
    await new Promise((resolve) => setTimeout(resolve, 5000));
    const held = memoryOf(server, 'VmRSS');
    console.log(`${start} start: ${held.toFixed(0)} MiB, at most ${most}; its peak was ${memoryOf(server, 'VmHWM').toFixed(0)}`);
    if (!(held <= most)) process.exitCode = 1;
    const ended = new Promise((resolve) => server.process.once('exit', resolve));
    server.process.kill();
    await ended;
  }
} finally {
  rmSync(folder, { recursive: true });
}

/** MiB. */
function memoryOf({ process: { pid } }: ServerProcess, key: string): number {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`${key}:`));
  return Number(line?.replaceAll(/\D/g, '')) / 1024;
}
