import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createDatabase, dropDatabase, postgres } from './scratch-database.ts';
import { type Review, scoresOf, seedReview } from './seed-review.ts';
import { freePort, type ServerProcess, startServer } from './start-server.ts';
import { type Cluster, makeCluster } from './throwaway-cluster.ts';

/**
 * 200 judges score at once on PostgreSQL, that of `TEST_DATABASE_URL` or one of its own: first with thought before each step, then without.
 * Exits 1 when a bar is missed. `node e2e/load-scoring.ts --judges 200 --thought 60 --rush 20`, times in seconds.
 */
const { values } = parseArgs({
  options: {
    judges: { type: 'string', default: '200' },
    thought: { type: 'string', default: '60' },
    rush: { type: 'string', default: '20' },
  },
});
const judges = Number(values.judges);
/** Seconds of thought before each step of a judge, on average. */
const pause = 5;
/** More than anybody hands in within the time. */
const sheetsEach = 40;
const bars = { thoughtP99: 300, rushPerSecond: 150 };

/** What came of a phase. */
interface Figures {
  /** Of each request, in milliseconds. */
  times: number[];
  /** How many answers had which status; 0: no answer. */
  statuses: Record<number, number>;
  seconds: number;
  /** Of the server's process, for each request: it holds on a machine that others use, too. */
  cpuMilliseconds: number;
}

const scratch = 'saiwu_load';
const folder = mkdtempSync(join(tmpdir(), 'saiwu-load-'));
// the user of a cluster passes through
chmodSync(folder, 0o711);
const cluster = postgres === undefined ? await ownCluster() : null;
const url = cluster?.url ?? (await createDatabase(scratch));
let server: ServerProcess | null = null;

try {
  server = await startServer(join(folder, 'data'), [], { DATABASE_URL: url, SECRET: 'x'.repeat(40), LIMITS: 'off' });
  const crowd = await signIn(server, await seedReview(server, url, { judges, sheetsEach }));
  const thought = await score(server, crowd, Number(values.thought), pause);
  report(`${judges} judges with ${pause} s of thought`, thought);
  const rush = await score(server, crowd, Number(values.rush), 0);
  report(`${judges} judges without a pause`, rush);
  const isMet =
    [thought, rush].every(({ statuses }) => Object.keys(statuses).every((status) => status === '200')) &&
    percentile(thought, 0.99) <= bars.thoughtP99 &&
    perSecond(rush) >= bars.rushPerSecond;
  console.log(
    `p99 ≤ ${bars.thoughtP99} ms with thought, ≥ ${bars.rushPerSecond} requests a second without, no error: ${isMet ? 'met' : 'MISSED'}`,
  );
  process.exitCode = isMet ? 0 : 1;
} finally {
  server?.process.kill('SIGKILL');
  if (cluster) cluster.stop();
  else await dropDatabase(scratch);
  rmSync(folder, { recursive: true, force: true });
}

/** Throws where no PostgreSQL is installed. */
async function ownCluster(): Promise<Cluster> {
  const place = join(folder, 'cluster');
  mkdirSync(place);
  const made = makeCluster(place, await freePort(), ['full_page_writes=off', 'synchronous_commit=off']);
  if (!made) throw new Error('no PostgreSQL here: set TEST_DATABASE_URL, or install postgresql');
  return made;
}

interface Judge {
  send: Send;
  stageId: string;
  /** Projects whose sheets are still to be handed in. */
  open: string[];
}

/** Sends a request, and counts it where there are figures. */
type Send = (method: string, path: string, body: object | null, figures?: Figures) => Promise<any>; // oxlint-disable-line typescript/no-explicit-any -- data of several shapes

/** Four at a time: hashing a password is slow on purpose. */
async function signIn({ address, password }: ServerProcess, { accounts, stageId }: Review): Promise<Judge[]> {
  const left = [...accounts];
  const crowd: Judge[] = [];
  async function next(): Promise<void> {
    const account = left.pop();
    if (account === undefined) return;
    const enter = sender(address, { authorization: `Basic ${btoa('lamp_web:lamp_web_secret')}` });
    const { token } = await enter('POST', '/oauth/noToken/login', { grantType: 'password', account, password });
    const send = sender(address, { authorization: `Bearer ${token}` });
    const { records } = await send('POST', `/contest/judging/${stageId}/page`, { model: {}, size: sheetsEach });
    crowd.push({ send, stageId, open: records.map(({ projectId }: { projectId: string }) => projectId) });
    await next();
  }
  await Promise.all([next(), next(), next(), next()]);
  return crowd;
}

function sender(address: string, headers: Record<string, string>): Send {
  return async (method, path, body, figures) => {
    const started = performance.now();
    const init = { method, headers: { 'content-type': 'application/json', ...headers }, ...(body && { body: JSON.stringify(body) }) };
    const { status, data } = await fetch(`${address}/api${path}`, init).then(
      async (response) => ({ status: response.status, data: ((await response.json()) as { data: unknown }).data }), // every answer is an envelope
      () => ({ status: 0, data: null }),
    );
    figures?.times.push(performance.now() - started);
    if (figures) figures.statuses[status] = (figures.statuses[status] ?? 0) + 1;
    return data;
  };
}

/** Lets everybody score for so many seconds: open a sheet, keep two drafts of it, hand it in, next. */
async function score(at: ServerProcess, crowd: Judge[], seconds: number, thought: number): Promise<Figures> {
  const figures: Figures = { times: [], statuses: {}, seconds: 0, cpuMilliseconds: 0 };
  const [started, cpu] = [performance.now(), cpuOf(at)];
  const isOver = () => performance.now() - started > seconds * 1000;
  await Promise.all(crowd.map((judge) => work(judge, figures, isOver, thought)));
  figures.seconds = (performance.now() - started) / 1000;
  figures.cpuMilliseconds = (cpuOf(at) - cpu) / figures.times.length;
  return figures;
}

async function work({ send, stageId, open }: Judge, figures: Figures, isOver: () => boolean, thought: number): Promise<void> {
  // nobody begins, or goes on, at the same moment as everybody else
  await wait(thought * 1000 * Math.random());
  while (open.length > 0) {
    const projectId = open.pop();
    const path = `/contest/judging/${stageId}/${projectId}`;
    const detail = await send('GET', path, null, figures);
    let version: number = detail?.sheet.version ?? 0;
    for (const step of ['sheet', 'sheet', 'submit']) {
      await wait(thought * 1000 * (0.5 + Math.random()));
      if (isOver()) return;
      const body = { scores: scoresOf(version), comment: '思路清楚', version };
      const sheet = await send(step === 'submit' ? 'POST' : 'PUT', `${path}/${step}`, body, figures);
      version = sheet?.version ?? version;
    }
    await wait(thought * 1000 * (0.5 + Math.random()));
    if (isOver()) return;
  }
}

/** Milliseconds of both cores that the process has used. */
function cpuOf({ process: { pid } }: ServerProcess): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? [];
  return (Number(user) + Number(system)) * 10;
}

function report(name: string, figures: Figures): void {
  const statuses = Object.entries(figures.statuses).map(([status, count]) => `${count} × ${status}`);
  const [p50, p99] = [0.5, 0.99].map((share) => Math.round(percentile(figures, share)));
  const rate = perSecond(figures).toFixed(0);
  const cpu = figures.cpuMilliseconds.toFixed(1);
  console.log(`${name}: ${rate} requests/s, p50 ${p50} ms, p99 ${p99} ms, server ${cpu} ms of CPU each; ${statuses.join(', ')}`);
}

function percentile({ times }: Figures, share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Infinity;
}

function perSecond({ times, seconds }: Figures): number {
  return times.length / seconds;
}
