import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { callAs } from './call-api.ts';
import { freePort, type ServerProcess, startServer } from './start-server.ts';
import { type Cluster, makeCluster } from './throwaway-cluster.ts';

/**
 * Takes the database away in every way we know, under load, and says how the server answers meanwhile: the slowest answer, the statuses,
 * how soon all is well when the database is back, and whether a job is done then. PostgreSQL is Debian's, in a cluster of its own; full
 * disks are small file systems in memory, which only root can mount.
 */
const bounds = { slowest: 5000, back: 5000 };
/** Milliseconds that each trouble lasts. */
const lasts = 8000;
let asked = 0;
/** The client application, which signing in names. */
const client = `Basic ${btoa('lamp_web:lamp_web_secret')}`;
const canMount = process.getuid?.() === 0;
const folder = mkdtempSync(join(tmpdir(), 'saiwu-trouble-'));
// the user of the cluster passes through
chmodSync(folder, 0o711);
const rows: Awaited<ReturnType<typeof endure>>[] = [];

try {
  await onPostgres();
  await onEmbedded();
  console.table(rows);
  if (rows.some(({ slowest, back, exited }) => slowest > bounds.slowest || back > bounds.back || exited)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function onPostgres(): Promise<void> {
  const place = disk('cluster', 400);
  try {
    const cluster = makeCluster(place.path, await freePort(), ['max_connections=40', 'max_wal_size=64MB']);
    if (!cluster) return console.log('no PostgreSQL of Debian is installed: the embedded database only');
    try {
      await endureAll(cluster, place);
    } finally {
      cluster.stop();
    }
  } finally {
    place.remove();
  }
}

async function endureAll(cluster: Cluster, place: Disk): Promise<void> {
  const data = join(folder, 'data');
  mkdirSync(data);
  const server = await startServer(data, [], { DATABASE_URL: cluster.url, SECRET: 's'.repeat(32), TRUSTED_PROXIES: '127.0.0.1' });
  try {
    await neverLock(cluster.url);
    rows.push(await endure(server, 'PostgreSQL stopped', { begin: cluster.stop, end: cluster.start }));
    rows.push(await endure(server, 'PostgreSQL hangs', { begin: () => cluster.signal('SIGSTOP'), end: () => cluster.signal('SIGCONT') }));
    const crowd: Client[] = [];
    rows.push(
      await endure(server, 'PostgreSQL full of connections', {
        begin: () => takeAllConnections(cluster.url, crowd),
        end: async () => void (await Promise.all(crowd.map((one) => one.end()))),
      }),
    );
    if (canMount) rows.push(await endure(server, 'PostgreSQL, its disk full', { begin: () => place.fill(0), end: place.empty }));
  } finally {
    await stop(server);
  }
}

/** A sign-in whose session could not be written counts as a guess: with these many the account would be locked. */
async function neverLock(url: string): Promise<void> {
  const one = new Client({ connectionString: url });
  await one.connect();
  await one.query('update tenant set password_error_num = 1000000');
  await one.end();
}

async function onEmbedded(): Promise<void> {
  if (!canMount) return console.log('full disks are left out: only root can mount a small file system');
  const place = disk('embedded', 400);
  try {
    const server = await startServer(place.path, [], { TRUSTED_PROXIES: '127.0.0.1' });
    try {
      rows.push(await endure(server, 'embedded, its disk nearly full', { begin: () => place.fill(40), end: place.empty }));
      rows.push(await endure(server, 'embedded, its disk full', { begin: () => place.fill(0), end: place.empty }));
    } finally {
      await stop(server);
    }
  } finally {
    place.remove();
  }
}

/** What the server answers while something is wrong, and how many milliseconds after its end all is well. */
async function endure(server: ServerProcess, trouble: string, { begin, end }: { begin: () => unknown; end: () => unknown }) {
  const admin = await signIn(server);
  let round = 0;
  const calls = [
    () => ask(server, '/readyz'),
    () => ask(server, '/api/oauth/noToken/login', { grantType: 'password', account: 'admin', password: server.password }, client),
    () => ask(server, '/api/authority/parameter/page', { model: {} }, admin),
    () => ask(server, '/api/authority/parameter', { key: `trouble.${trouble}.${(round += 1)}`, name: 'n', value: 'v' }, admin),
  ];
  const seen: Answer[] = [];
  const until = performance.now() + lasts;
  await begin();
  const crowd = Array.from({ length: 20 }, async (_, index) => {
    for (; performance.now() < until; await pause(100)) seen.push((await calls[index % calls.length]?.()) ?? { status: 0, took: 0 });
  });
  await Promise.all(crowd);
  await end();
  const ended = performance.now();
  for (;;) {
    const statuses = await Promise.all(calls.map(async (call) => (await call()).status));
    if (statuses.every((status) => status === 200)) break;
    if (performance.now() - ended > 60_000)
      throw new Error(`${trouble}: still ${JSON.stringify(statuses)}\n${server.output().slice(-3000)}`);
    await pause(50);
  }
  const back = Math.round(performance.now() - ended);
  await exportOne(server);
  const statuses = Object.entries(Object.groupBy(seen, ({ status }) => String(status))).map(([status, of]) => `${status}: ${of?.length}`);
  return {
    trouble,
    answers: seen.length,
    statuses: statuses.join(', '),
    slowest: Math.round(Math.max(...seen.map(({ took }) => took))),
    back,
    exited: server.process.exitCode !== null,
  };
}

interface Answer {
  /** 0: none within 20 seconds. */
  status: number;
  /** Milliseconds. */
  took: number;
}

async function ask({ address }: ServerProcess, path: string, body?: object, authorization = ''): Promise<Answer> {
  const started = performance.now();
  const status = await fetch(`${address}${path}`, {
    // from all over: sign-ins that fail are counted by address
    headers: { 'content-type': 'application/json', authorization, 'x-forwarded-for': `10.0.${(asked += 1) >> 8}.${asked % 256}` },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 0,
  );
  return { status, took: performance.now() - started };
}

async function signIn({ address, password }: ServerProcess): Promise<string> {
  const response = await fetch(`${address}/api/oauth/noToken/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: client },
    body: JSON.stringify({ grantType: 'password', account: 'admin', password }),
  });
  const { data } = await response.json();
  return `Bearer ${data.token}`;
}

/** Jobs, their line and the bus are well: an export is asked for, done and told. */
async function exportOne(server: ServerProcess): Promise<void> {
  const admin = await callAs(server, 'admin');
  const id = await admin.send('POST', '/job/export', { resource: 'dictionary', request: { model: {} } });
  for (const end = Date.now() + 30_000; (await admin.send('GET', `/job/${id.id ?? id}`)).state.code !== 'SUCCEEDED'; await pause(100))
    if (Date.now() > end) throw new Error(`the job is not done\n${server.output().slice(-3000)}`);
}

async function takeAllConnections(url: string, taken: Client[]): Promise<void> {
  for (;;) {
    const one = new Client({ connectionString: url });
    one.on('error', () => undefined);
    try {
      await one.connect();
    } catch {
      return;
    }
    taken.push(one);
  }
}

interface Disk {
  path: string;
  /** Leaves so many megabytes. */
  fill: (left: number) => void;
  empty: () => void;
  remove: () => void;
}

/** A small file system of so many megabytes, where we may mount one; else a folder. */
function disk(name: string, size: number): Disk {
  const path = join(folder, name);
  mkdirSync(path);
  if (canMount) execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m`, 'saiwu-trouble', path]);
  const filler = join(path, 'filler');
  return {
    path,
    fill(left) {
      const { bavail, bsize } = statfsSync(path);
      writeFileSync(filler, Buffer.alloc(Math.max(bavail * bsize - left * 1024 * 1024, 0)));
    },
    empty: () => rmSync(filler),
    remove() {
      if (canMount) execFileSync('umount', [path]);
    },
  };
}

async function stop({ process: child }: ServerProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await new Promise((resolve) => child.once('exit', resolve));
}
