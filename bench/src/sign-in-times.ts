import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../e2e/start-server.ts';
import { buildStale } from '../../scripts/build.mjs';

// How long a sign-in that fails takes, by why it fails: the built server, over HTTP, on the embedded database.

/** Nobody learns from the time whether an account exists: each median over that of an unknown account, or the other way round, at most. */
const bound = 1.2;
const rounds = 61;
/** Wrong passwords from all over that an account takes before it is locked, with some to spare. */
const guesses = 15;

await buildStale(['server', 'console']);
const folder = mkdtempSync(join(tmpdir(), 'saiwu-bench-'));
const server = await startServer(folder, [], { TRUSTED_PROXIES: '127.0.0.1', LIMITS: 'off', SMS: 'none' });
try {
  if (!(await measure())) process.exitCode = 1;
} finally {
  server.process.kill();
  await new Promise((resolve) => server.process.once('exit', resolve));
  rmSync(folder, { recursive: true });
}

async function measure(): Promise<boolean> {
  const { data } = await signIn('admin', server.password, '10.0.0.1');
  for (let index = 0; index < Math.ceil(rounds / guesses); index += 1) await add(`wrong_${index}`, data?.token);
  const disabled = await add('disabled', data?.token);
  await call('PUT', '/authority/user', { id: disabled, state: false }, data?.token);
  await add('locked', data?.token);
  for (let index = 0; index < 6; index += 1) await signIn('locked', 'wrong', '10.0.0.2');

  const kinds: Record<string, (round: number) => Promise<unknown>> = {
    unknown: (round) => signIn(`nobody_${round}`, 'wrong', `10.1.0.${round}`),
    'wrong password': (round) => signIn(`wrong_${Math.floor(round / guesses)}`, 'wrong', `10.2.0.${round}`),
    disabled: (round) => signIn('disabled', 'wrong', `10.3.0.${round}`),
    locked: () => signIn('locked', 'wrong', '10.0.0.2'),
  };
  const times = new Map(Object.keys(kinds).map((kind) => [kind, [] as number[]]));
  const inTurns = Object.entries(kinds);
  for (let round = 0; round < rounds; round += 1)
    // whoever comes first changes from round to round
    for (const [kind, run] of [...inTurns.slice(round % inTurns.length), ...inTurns.slice(0, round % inTurns.length)]) {
      const start = performance.now();
      await run(round);
      times.get(kind)?.push(performance.now() - start);
    }
  const medians = [...times].map(([kind, taken]) => ({ kind, median: taken.toSorted((a, b) => a - b)[rounds >> 1] ?? Number.NaN }));
  const unknown = medians[0]?.median ?? Number.NaN;
  console.table(
    Object.fromEntries(medians.map(({ kind, median }) => [kind, { ms: median.toFixed(1), 'of unknown': (median / unknown).toFixed(2) }])),
  );
  const missed = medians.filter(({ median }) => !(Math.max(median / unknown, unknown / median) <= bound));
  for (const { kind } of missed) console.error(`${kind}: its time tells it from an unknown account`);
  return missed.length === 0;
}

interface Answered {
  data: { token: string; id: string } | null;
}

async function call(method: string, path: string, body: object, token?: string, from = '10.0.0.1'): Promise<Answered> {
  const response = await fetch(`${server.address}/api${path}`, {
    method,
    headers: {
      authorization: `Basic ${btoa('lamp_web:lamp_web_secret')}`,
      'content-type': 'application/json',
      'x-forwarded-for': from,
      ...(token !== undefined && { token: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Answered; // an envelope of our own server
}

function signIn(account: string, password: string, from: string): Promise<Answered> {
  return call('POST', '/oauth/noToken/login', { grantType: 'password', account, password }, undefined, from);
}

async function add(account: string, token: string | undefined): Promise<string> {
  const { data } = await call('POST', '/authority/user', { account, name: account, sex: 'N', password: 'a good one 1' }, token);
  if (!data) throw new Error(`${account} was not added`);
  return data.id;
}
