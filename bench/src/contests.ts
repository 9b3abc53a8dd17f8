import { parseArgs } from 'node:util';
import { type Call, callsOf, submitTogether } from '../large/contest-calls.ts';
import { seedContests } from '../large/contests.ts';
import { openApp } from '../large/open-app.ts';

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
  const small = await measure(kind, sizes.small);
  const large = await measure(kind, sizes.large);
  console.log(`\n${kind === 'server' ? 'PostgreSQL' : 'Embedded'}; median and 95 of 100 of ${rounds} calls, in ms`);
  const rows = large.times.map(({ call, median, most }, index) => {
    const before = small.times[index];
    if (!before) throw new Error(`${call.name} was not measured with few projects`);
    const growth = median / before.median;
    miss(`${kind}: ${call.name}, ms`, Math.max(median, before.median), bounds[call.kind] * slower);
    miss(`${kind}: ${call.name}, growth`, growth, bounds.growth);
    return [
      call.name,
      {
        'p50 at 4,000': before.median.toFixed(1),
        'p95 at 4,000': before.most.toFixed(1),
        'p50 at 200,000': median.toFixed(1),
        'p95 at 200,000': most.toFixed(1),
        growth: growth.toFixed(2),
      },
    ];
  });
  console.table(Object.fromEntries(rows));
  console.log(`20 judges at once hand in ${small.submissions.toFixed(0)} and ${large.submissions.toFixed(0)} sheets a second.`);
  miss(`${kind}: milliseconds of a sheet of 20 judges`, 1000 / large.submissions, (1000 / bounds.submissions) * slower);
}
for (const text of misses) console.error(text);
if (misses.length > 0) process.exitCode = 1;

interface Times {
  call: Call;
  median: number;
  most: number;
}

async function measure(kind: 'server' | 'embedded', projects: number): Promise<{ times: Times[]; submissions: number }> {
  const app = await openApp(kind, 'contests');
  try {
    await seedContests(app.database, { projects, passwordHash: app.passwordHash });
    const times: Times[] = [];
    for (const call of await callsOf(app, warmUp + rounds)) times.push({ call, ...(await timesOf(call)) });
    return { times, submissions: await submitTogether(app, sheetsEach) };
  } finally {
    await app.close();
  }
}

async function timesOf(call: Call): Promise<{ median: number; most: number }> {
  const times: number[] = [];
  const started = performance.now();
  for (let index = 0; index < warmUp + rounds; index += 1) {
    const start = performance.now();
    await call.run();
    times.push(performance.now() - start);
    // what is far beyond its bound need not be known to the tenth
    if (index > warmUp && performance.now() - started > patience) break;
  }
  const sorted = times.slice(warmUp).toSorted((one, other) => one - other);
  return { median: sorted[sorted.length >> 1] ?? Number.NaN, most: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN };
}

function miss(what: string, value: number, bound: number): void {
  if (!(value <= bound)) misses.push(`${what}: ${value.toFixed(2)}, more than ${bound.toFixed(2)}`);
}
