import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { openEmbedded } from '../../apps/server/src/node/database/open-embedded.ts';
import { type ServerProcess, startServer } from '../../e2e/start-server.ts';
import { buildStale } from '../../scripts/build.mjs';
import { ownDatabase } from '../large/database.ts';
import { seedPeople } from '../large/people.ts';
import { count } from '../users-page/page.ts';

// A page of 10 users out of 1,000,000, through token, permission, data scope and log, beside the same rows straight from the database.

/** Share of the bare server's answers a second at least, times of its 99 in 100, milliseconds of processor. */
const bounds = { bare: 0.2, most: 6, withTotal: 0.7, scope: 0.5, exact: 1.25, processor: 0.8, embedded: 0.25 };
const people = 1_000_000;
/** The embedded database tells more than eight who wait behind a long list to come again. */
const connections = { server: 16, embedded: 8 };

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, seconds: { type: 'string', default: '4' }, on: { type: 'string' } },
});
const rounds = Number(options.rounds);
const execute = promisify(execFile);
const misses: string[] = [];
await buildStale(['server', 'console']);
if (options.on !== 'embedded') await onPostgres();
if (options.on !== 'server') await onEmbedded();
for (const text of misses) console.error(text);
if (misses.length > 0) process.exitCode = 1;

async function onPostgres(): Promise<void> {
  const { url, client, drop } = await ownDatabase('users_page');
  const folder = mkdtempSync(join(tmpdir(), 'saiwu-bench-'));
  const environment = { DATABASE_URL: url, SECRET: 'x'.repeat(32) };
  // the first start migrates and seeds
  await stop((await startServer(folder, [], environment)).process);
  const { all, school, college } = await seedPeople(client, { people });
  const server = await startServer(folder, [], environment);
  const bare = await startBare('bare-server', url);
  try {
    const asked = async (account: string, totalKind?: string) => ({
      url: `${server.address}/api/authority/user/page`,
      authorization: await signIn(server, account),
      body: { model: {}, extra: totalKind ? { totalKind } : {} },
    });
    const exact = await asked(all.account, 'exact');
    const cases = {
      'bare Fastify and pg': { url: `${bare.address}/page`, authorization: '', body: {} },
      everybody: await asked(all.account),
      'without a total': await asked(all.account, 'none'),
      'a school': await asked(school.account),
      'a college': await asked(college.account),
    };
    const before = processorOf(server.process);
    const lines = await takeTurns(cases);
    const answered = Object.entries(lines).reduce((sum, [name, { perSecond }]) => sum + (name.startsWith('bare') ? 0 : perSecond), 0);
    const processor = (processorOf(server.process) - before) / (answered * Number(options.seconds) * (rounds + 1));
    const { 'bare Fastify and pg': plain, everybody, 'without a total': without, 'a school': ofSchool, 'a college': ofCollege } = lines;
    atLeast('everybody beside bare', everybody.perSecond / plain.perSecond, bounds.bare);
    atMost('99 in 100 beside bare', everybody.most / plain.most, bounds.most);
    atLeast('with the total beside without', everybody.perSecond / without.perSecond, bounds.withTotal);
    atLeast('a school beside everybody', ofSchool.perSecond / everybody.perSecond, bounds.scope);
    atLeast('a college beside everybody', ofCollege.perSecond / everybody.perSecond, bounds.scope);
    atMost('milliseconds of processor a request', processor, bounds.processor);

    const post = () => fetch(exact.url, { method: 'POST', headers: headersOf(exact.authorization), body: JSON.stringify(exact.body) });
    atMost('an exact total beside one count', await ratioOf(post, () => client.query(count, ['1'])), bounds.exact);
  } finally {
    await stop(bare.process);
    await stop(server.process);
    await drop();
    rmSync(folder, { recursive: true });
  }
}

async function onEmbedded(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'saiwu-bench-'));
  try {
    await stop((await startServer(folder)).process);
    const { pglite, close } = await openEmbedded(folder);
    const { all } = await seedPeople(pglite, { people });
    await close();
    const shares: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const server = await startServer(folder);
      const authorization = await signIn(server, all.account);
      const ours = await loadWarm({ url: `${server.address}/api/authority/user/page`, authorization, body: { model: {} } });
      await stop(server.process);
      const bare = await startBare('bare-embedded', join(folder, 'database'));
      const theirs = await loadWarm({ url: `${bare.address}/page`, authorization: '', body: {} });
      await stop(bare.process);
      console.log(`embedded: ${ours.perSecond.toFixed(0)} a second, bare Hono and PGlite ${theirs.perSecond.toFixed(0)}`);
      shares.push(ours.perSecond / theirs.perSecond);
    }
    atLeast('embedded beside bare', median(shares), bounds.embedded);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Asked {
  url: string;
  authorization: string;
  body: object;
}

interface Load {
  /** Answers. */
  perSecond: number;
  /** Milliseconds, of the median and of 99 in 100. */
  median: number;
  most: number;
}

/** Medians of the rounds; a round more goes first, to warm up. */
async function takeTurns<Name extends string>(cases: Record<Name, Asked>): Promise<Record<Name, Load>> {
  const names = Object.keys(cases) as Name[]; // its own keys
  const all: Load[][] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const loads: Load[] = [];
    for (const name of names) loads.push(await load(cases[name]));
    if (round > 0) all.push(loads);
  }
  const of = (index: number, key: keyof Load) => median(all.flatMap((round) => round[index]?.[key] ?? []));
  const lines = names.map(
    (name, index) => [name, { perSecond: of(index, 'perSecond'), median: of(index, 'median'), most: of(index, 'most') }] as const,
  );
  console.table(Object.fromEntries(lines.map(([name, line]) => [name, rounded(line)])));
  return Object.fromEntries(lines) as Record<Name, Load>; // a line of each
}

async function load({ url, authorization, body }: Asked, many = connections.server): Promise<Load> {
  const script = fileURLToPath(new URL('../users-page/load.ts', import.meta.url));
  const run = await execute(process.execPath, [script, url, authorization, JSON.stringify(body), String(many), options.seconds]);
  return JSON.parse(run.stdout) as Load; // what it prints
}

/** What a process on the embedded database does once it is warm: the first load is not counted. */
async function loadWarm(asked: Asked): Promise<Load> {
  await load(asked, connections.embedded);
  return load(asked, connections.embedded);
}

async function startBare(name: string, argument: string): Promise<{ process: ChildProcess; address: string }> {
  const script = fileURLToPath(new URL(`../users-page/${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [script, argument], { stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await new Promise<string>((resolve) => child.stdout.once('data', (line: Buffer) => resolve(line.toString().trim())));
  return { process: child, address };
}

async function signIn({ address, password }: ServerProcess, account: string): Promise<string> {
  const response = await fetch(`${address}/api/oauth/noToken/login`, {
    method: 'POST',
    headers: headersOf(`Basic ${btoa('lamp_web:lamp_web_secret')}`),
    body: JSON.stringify({ grantType: 'password', account, password }),
  });
  const { data } = (await response.json()) as { data: { token: string } }; // an envelope
  return `Bearer ${data.token}`;
}

function headersOf(authorization: string): Record<string, string> {
  return { authorization, 'content-type': 'application/json' };
}

/** The median of the rounds' ratios of one call each. */
async function ratioOf(ours: () => Promise<unknown>, theirs: () => Promise<unknown>): Promise<number> {
  const ratios: number[] = [];
  for (let round = 0; round <= rounds; round += 1) ratios.push((await timeOf(ours)) / (await timeOf(theirs)));
  return median(ratios.slice(1));
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

/** Milliseconds of processor that a process has had. */
function processorOf({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function rounded(line: Load) {
  return { 'a second': Math.round(line.perSecond), 'median, ms': line.median.toFixed(1), '99 in 100, ms': line.most.toFixed(1) };
}

function atLeast(what: string, value: number, bound: number): void {
  console.log(`${what}: ${value.toFixed(2)}, at least ${bound}`);
  if (!(value >= bound)) misses.push(`${what}: ${value.toFixed(2)}, less than ${bound}`);
}

function atMost(what: string, value: number, bound: number): void {
  console.log(`${what}: ${value.toFixed(2)}, at most ${bound}`);
  if (!(value <= bound)) misses.push(`${what}: ${value.toFixed(2)}, more than ${bound}`);
}
