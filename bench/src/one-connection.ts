import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openEmbedded } from '../../apps/server/src/node/database/open-embedded.ts';
import { type ServerProcess, startServer } from '../../e2e/start-server.ts';
import { buildStale } from '../../scripts/build.mjs';

// How long everybody else waits for the embedded database's one connection: the built server, over HTTP.

const people = 13_600;
const logged = 1_000_000;
/** Milliseconds that another call may take while exports run, and while somebody looks through a million rows. */
const bounds = { exports: 200, lists: 1000 };

await buildStale(['server', 'console']);
const folder = mkdtempSync(join(tmpdir(), 'saiwu-bench-'));
try {
  await stop(await startServer(folder));
  await fill();
  const server = await startServer(folder);
  try {
    const admin = await signIn(server);
    // what the machine itself makes of it
    const rows = [await besides(admin, 'pauses of 5 s', 1, Infinity, () => pause(5000))];
    for (const many of [1, 8]) rows.push(await besides(admin, `exports of ${people} people`, many, bounds.exports, exportPeople));
    for (const many of [1, 20]) rows.push(await besides(admin, `filters over ${logged} rows`, many, bounds.lists, lookForNothing));
    console.table(rows);
    if (rows.some(({ longest, bound }) => longest > bound)) process.exitCode = 1;
  } finally {
    await stop(server);
  }
} finally {
  rmSync(folder, { recursive: true });
}

/** People of the first tenant with what a list of them shows, and rows of the operation log. */
async function fill(): Promise<void> {
  const { pglite, close } = await openEmbedded(folder);
  await pglite.exec(`insert into "user" (tenant_id, account, name, email, mobile)
    select 1, 'p' || n, '姓名' || n, 'p' || n || '@example.com', '138' || lpad(n::text, 8, '0') from generate_series(1, ${people}) n`);
  for (let from = 1; from <= logged; from += 50_000)
    await pglite.exec(`insert into opt_log (tenant_id, operation_id, user_name, request_ip, request_id, http_method, request_uri, params, code, consuming_time, ua)
      select 1, 'parameter.save', '用户' || n % 1000, '10.0.0.1', md5(n::text), 'POST', '/api/authority/parameter/' || n, repeat('v', 160), 0, 1, 'Mozilla/5.0'
      from generate_series(${from}, ${from + 49_999}) n`);
  await close();
}

/** The longest that a call of somebody else took, one after the other, while `many` of `work` went on at once. In milliseconds. */
async function besides(admin: Caller, name: string, many: number, bound: number, work: (admin: Caller) => Promise<unknown>) {
  const started = performance.now();
  let isOver = false;
  const working = Promise.all(Array.from({ length: many }, () => work(admin))).finally(() => (isOver = true));
  const times: number[] = [];
  const isGoingOn = () => !isOver;
  while (isGoingOn()) {
    const asked = performance.now();
    const { status } = await admin('/authority/dictionary/page', { model: {} });
    if (status !== 200) throw new Error(`the other call is answered with ${status}`);
    times.push(performance.now() - asked);
  }
  await working;
  const sorted = times.toSorted((a, b) => a - b);
  const longest = Math.round(sorted.at(-1) ?? 0);
  return {
    work: `${many} ${name}`,
    took: Math.round(performance.now() - started),
    calls: times.length,
    median: Math.round(sorted[times.length >> 1] ?? 0),
    longest,
    bound,
  };
}

async function exportPeople(admin: Caller): Promise<void> {
  const { size } = await admin('/authority/user/export', { model: {} });
  if (size < 100_000) throw new Error('the file is too short');
}

/** Whether it is found, refused because it takes too long, or told to come again. */
async function lookForNothing(admin: Caller): Promise<void> {
  await admin('/authority/optLog/page', { model: { requestUri: 'nothing like it' } });
}

/** Posts JSON, and reads the answer to its end; `size` in bytes. */
type Caller = (path: string, body: object) => Promise<{ status: number; size: number }>;

async function signIn({ address, password }: ServerProcess): Promise<Caller> {
  const post = (path: string, body: object, authorization: string) =>
    fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify(body),
    });
  const form = { grantType: 'password', account: 'admin', password };
  const { data } = await (await post('/oauth/noToken/login', form, `Basic ${btoa('lamp_web:lamp_web_secret')}`)).json();
  return async (path, body) => {
    const response = await post(path, body, `Bearer ${data.token}`);
    return { status: response.status, size: (await response.arrayBuffer()).byteLength };
  };
}

async function stop({ process: child }: ServerProcess): Promise<void> {
  child.kill();
  await new Promise((resolve) => child.once('exit', resolve));
}
