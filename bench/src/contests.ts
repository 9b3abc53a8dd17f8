import { parseArgs } from 'node:util';
import { type Call, callsOf, submitTogether } from '../large/contest-calls.ts';
import { seedContests } from '../large/contests.ts';
import { type App, openApp } from '../large/open-app.ts';

// What is done all day in contests, in an installation of 4,000 projects and in one of 200,000: the whole server in this process.

const sizes = { small: 4000, large: 200_000 };
/** Milliseconds of the median on PostgreSQL, how much slower the embedded database may be, and how often the large the small one's time. */
const bounds = { list: 40, record: 20, write: 20, embedded: 2, growth: 2, submissions: 150 };
const rounds = 40;
const warmUp = 10;
/** Milliseconds after which no more calls of one operation are made. */
const patience = 10_000;
/** Of each of 20 judges. */
const sheetsEach = 15;

const { values: options } = parseArgs({ options: { on: { type: 'string' } } });
const misses: string[] = [];
for (const kind of ['server', 'embedded'] as const) {
  if (options.on !== undefined && options.on !== kind) continue;
  const slower = kind === 'server' ? 1 : bounds.embedded;
  const { times, submissions } = await measure(kind);
  console.log(`\n${kind === 'server' ? 'PostgreSQL' : 'Embedded'}; median and 95 of 100 of ${rounds} calls, in ms`);
  const rows = times.map(({ call, small, large }) => {
    const growth = large.median / small.median;
    miss(`${kind}: ${call.name}, ms`, Math.max(large.median, small.median), bounds[call.kind] * slower);
    miss(`${kind}: ${call.name}, growth`, growth, bounds.growth);
    return [
      call.name,
      {
        'p50 at 4,000': small.median.toFixed(1),
        'p95 at 4,000': small.most.toFixed(1),
        'p50 at 200,000': large.median.toFixed(1),
        'p95 at 200,000': large.most.toFixed(1),
        growth: growth.toFixed(2),
      },
    ];
  });
  console.table(Object.fromEntries(rows));
  console.log(`20 judges at once hand in ${submissions.small.toFixed(0)} and ${submissions.large.toFixed(0)} sheets a second.`);
  miss(`${kind}: milliseconds of a sheet of 20 judges`, 1000 / submissions.large, (1000 / bounds.submissions) * slower);
}
for (const text of misses) console.error(text);
if (misses.length > 0) process.exitCode = 1;

/** Both installations stand beside each other and are asked in turns: whatever else the machine does slows both. */
async function measure(kind: 'server' | 'embedded') {
  const small = await open(kind, 'small');
  const large = await open(kind, 'large');
  try {
    const largeCalls = await callsOf(large, warmUp + rounds);
    const times = [];
    for (const [index, call] of (await callsOf(small, warmUp + rounds)).entries()) {
      const same = largeCalls[index];
      if (same?.name !== call.name) throw new Error(`${call.name} is not asked of both`);
      times.push({ call, ...(await timesOf(call, same)) });
    }
    return { times, submissions: { small: await submitTogether(small, sheetsEach), large: await submitTogether(large, sheetsEach) } };
  } finally {
    await small.close();
    await large.close();
  }
}

async function open(kind: 'server' | 'embedded', size: keyof typeof sizes): Promise<App> {
  const app = await openApp(kind, `contests_${size}`);
  await seedContests(app.database, { projects: sizes[size], passwordHash: app.passwordHash });
  return app;
}

async function timesOf(small: Call, large: Call): Promise<{ small: Times; large: Times }> {
  const [ofSmall, ofLarge]: [number[], number[]] = [[], []];
  const started = performance.now();
  for (let index = 0; index < warmUp + rounds; index += 1) {
    ofSmall.push(await timeOf(small));
    ofLarge.push(await timeOf(large));
    // what is far beyond its bound need not be known to the tenth
    if (index > warmUp && performance.now() - started > patience) break;
  }
  return { small: summed(ofSmall), large: summed(ofLarge) };
}

async function timeOf({ run }: Call): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

interface Times {
  median: number;
  /** Of 95 in 100. */
  most: number;
}

function summed(times: readonly number[]): Times {
  const sorted = times.slice(warmUp).toSorted((one, other) => one - other);
  return { median: sorted[sorted.length >> 1] ?? Number.NaN, most: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN };
}

function miss(what: string, value: number, bound: number): void {
  if (!(value <= bound)) misses.push(`${what}: ${value.toFixed(2)}, more than ${bound.toFixed(2)}`);
}
