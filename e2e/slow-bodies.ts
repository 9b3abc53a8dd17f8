import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabase, dropDatabase, postgres } from './scratch-database.ts';
import { callAs } from './call-api.ts';
import { patience } from './patience.ts';
import { type ServerProcess, startServer } from './start-server.ts';

/**
 * Holds connections that send a head and one byte of a body, each opened anew when the server hangs up: nobody else may notice.
 * `node e2e/slow-bodies.ts --connections 240 --seconds 20`, on the embedded database and on the PostgreSQL of `TEST_DATABASE_URL`; then the
 * figures count too. `--sample`: so many calls, embedded, and how long they take is told only.
 */
const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '240' },
    seconds: { type: 'string', default: '20' },
    sample: { type: 'boolean', default: false },
  },
});
const connections = Number(values.connections);
const milliseconds = Number(values.seconds) * 1000;
const sampleCalls = 30;
/** Milliseconds that 99 of 100 calls may take. */
const slowest = 1000;
const folder = mkdtempSync(join(tmpdir(), 'saiwu-slow-'));
const scratch = 'saiwu_slow_bodies';
const head = [
  'POST /api/oauth/noToken/login HTTP/1.1',
  'host: 127.0.0.1',
  'content-type: application/json',
  'content-length: 1000',
  '',
  '{',
].join('\r\n');

try {
  await attack('embedded', {});
  if (postgres && !values.sample) {
    await attack('PostgreSQL', { DATABASE_URL: await createDatabase(scratch), SECRET: 'x'.repeat(40) });
    await dropDatabase(scratch);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function attack(name: string, environment: Record<string, string>): Promise<void> {
  const server = await startServer(join(folder, name), [], environment);
  const attackers = holdMany(server);
  try {
    await attackers.begun;
    const { took, failed, notReady, behind } = await callHonestly(server, attackers.hungUp);
    const p99 = took.toSorted((a, b) => a - b)[Math.ceil(took.length * 0.99) - 1] ?? Infinity;
    console.log(
      `${name}: ${connections} slow bodies, hung up on ${attackers.hungUp()} times; an honest caller meanwhile: ${took.length} calls answered, p99 ${Math.round(p99)} ms, ${failed} failed, ${behind} answered after as many slow bodies as there are were given up; /readyz not ready ${notReady} times`,
    );
    if (failed > 0 || notReady > 0 || behind > 0 || (!values.sample && p99 > slowest)) process.exitCode = 1;
  } finally {
    attackers.stop();
    server.process.kill('SIGKILL');
  }
}

/** `begun` resolves when every connection has sent what it will send. */
function holdMany({ address }: ServerProcess): { begun: Promise<unknown>; hungUp: () => number; stop: () => void } {
  const open = new Set<Socket>();
  let [isOver, count] = [false, 0];
  const hold = (): Promise<void> =>
    new Promise((resolve) => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1', () => socket.write(head, () => resolve()));
      open.add(socket);
      socket.resume();
      socket.on('error', () => undefined);
      socket.once('close', () => {
        open.delete(socket);
        if (isOver) return;
        count += 1;
        void hold();
      });
    });
  return {
    begun: Promise.all(Array.from({ length: connections }, hold)),
    hungUp: () => count,
    stop() {
      isOver = true;
      for (const socket of open) socket.destroy();
    },
  };
}

/**
 * One call after the other, from signing in on, with a look at /readyz after each. A caller who waits behind slow bodies is answered when
 * the server has given up all that were there before.
 */
async function callHonestly(
  server: ServerProcess,
  hungUp: () => number,
): Promise<{ took: number[]; failed: number; notReady: number; behind: number }> {
  const took: number[] = [];
  let [failed, notReady, behind] = [0, 0, 0];
  let admin: Awaited<ReturnType<typeof callAs>> | null = null;
  // a sample that has shown a fault needs no more of them: each may take as long as what hangs
  const hasFault = () => failed + notReady + behind > 0;
  const isOver = () => (values.sample ? hasFault() || took.length >= sampleCalls : performance.now() >= end);
  const end = performance.now() + milliseconds;
  while (!isOver()) {
    const started = performance.now();
    const before = hungUp();
    const call = async () => {
      admin ??= await callAs(server, 'admin');
      await admin.send('POST', '/authority/parameter/page', { model: {} });
    };
    if (await inTime(call())) took.push(performance.now() - started);
    else failed += 1;
    if (hungUp() - before >= connections) behind += 1;
    if (!(await inTime(fetch(`${server.address}/readyz`).then(({ ok }) => (ok ? undefined : Promise.reject(new Error('not ready')))))))
      notReady += 1;
  }
  return { took, failed, notReady, behind };
}

function inTime(work: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), patience).unref();
    work.then(
      () => resolve(true),
      () => resolve(false),
    );
  });
}
