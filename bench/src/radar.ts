import { parseArgs } from 'node:util';
import { inventPlans, type MadePlan } from '../../apps/server/test/made-plans.ts';
import { openApp } from '../large/open-app.ts';
import type * as Radar from '../large/radar.ts';

// Copies of three, six and nine tenths among so many plans, half of them reworded: how many are found, how many are found that are none,
// and how long a look at one project takes.

/**
 * Of 100 copies of each level as many have to be found, of 100 findings as many have to be copies; milliseconds that 95 of 100 looks take
 * at most.
 */
const bounds = { recall: 97, precision: 97, look: { server: 500, embedded: 1000 } };
const levels = [0.3, 0.6, 0.9];
/** Of each level. */
const copies = 100;
const contests = 5;
/** The first of those that are made here. */
const firstProject = 100_000;

const { values: options } = parseArgs({ options: { plans: { type: 'string', default: '5000' }, on: { type: 'string' } } });
const count = Number(options.plans);

if (options.on !== 'embedded') await measure('server');
if (options.on !== 'server') await measure('embedded');

async function measure(kind: 'server' | 'embedded'): Promise<void> {
  const app = await openApp(kind, 'radar');
  try {
    const { radarOf } = (await app.load('/bench/large/radar.ts')) as typeof Radar; // that file
    const radar = await radarOf(app);
    const { plans, planted } = invent();
    await fill(app.database, plans);
    const started = performance.now();
    for (let contest = 1; contest <= contests; contest += 1) await radar.contest(String(90_000 + contest));
    const all = performance.now() - started;
    const { rows } = await app.database.query(
      'select first_id::text as one, second_id::text as other, text::text as text from radar_finding where text is not null',
    );
    const found = new Map(rows.map(({ one, other, text }) => [`${one} ${other}`, Number(text)]));
    const times: number[] = [];
    for (let at = 0; at < count; at += Math.ceil(count / 200)) {
      const begun = performance.now();
      await radar.project(String(firstProject + at));
      times.push(performance.now() - begun);
    }
    tell(kind, { found, planted, times, all });
  } finally {
    await app.close();
  }
}

/** Plans, of which the last are copies of some of the first; which pairs these are, by level. */
function invent() {
  const made = inventPlans(1);
  const plans: MadePlan[] = Array.from({ length: count - levels.length * copies }, () => made.plan());
  const planted = new Map<string, number>();
  const apart = Math.floor(plans.length / (levels.length * copies));
  for (const level of levels)
    for (let copy = 0; copy < copies; copy += 1) {
      const source = planted.size * apart;
      const original = plans[source];
      if (original === undefined) throw new Error('too few plans for so many copies');
      planted.set(`${firstProject + source} ${firstProject + plans.length}`, level);
      plans.push(made.copy(original, level, copy % 2 === 1));
    }
  return { plans, planted };
}

interface Told {
  found: ReadonlyMap<string, number>;
  planted: ReadonlyMap<string, number>;
  times: readonly number[];
  all: number;
}

function tell(kind: keyof typeof bounds.look, { found, planted, times, all }: Told): void {
  const lines = levels.map((level) => {
    const pairs = [...planted].filter(([, of]) => of === level).map(([pair]) => pair);
    const met = pairs.filter((pair) => found.has(pair));
    const shares = met.map((pair) => found.get(pair) ?? 0).toSorted((a, b) => a - b);
    return { level, planted: pairs.length, found: met.length, 'told share, least': shares[0], 'told share, most': shares.at(-1) };
  });
  const right = [...found.keys()].filter((pair) => planted.has(pair)).length;
  const precision = found.size === 0 ? 0 : (100 * right) / found.size;
  const sorted = times.toSorted((a, b) => a - b);
  const most = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
  console.log(`\n${count} plans, ${kind}`);
  console.table(lines);
  console.log(
    `precision ${precision.toFixed(1)} % of ${found.size} findings; a look: median ${(sorted[sorted.length >> 1] ?? Number.NaN).toFixed(0)} ms, 95 of 100 ${most.toFixed(0)} ms; all of them ${(all / 1000).toFixed(0)} s`,
  );
  const isMissed =
    lines.some((line) => line.found * 100 < line.planted * bounds.recall) || precision < bounds.precision || !(most <= bounds.look[kind]);
  if (isMissed) process.exitCode = 1;
}

/** Organisations, contests and projects with their plans, handed in. */
async function fill(database: { query(text: string, values?: unknown[]): Promise<unknown> }, plans: readonly MadePlan[]): Promise<void> {
  await database.query(
    `insert into org (tenant_id, id, parent_id, tree_path, type, label) values (1, 90000, 0, '/90000/', 'school', '东方大学')`,
  );
  const sections = JSON.stringify({ sections: [{ key: 'plan', title: '计划', guidance: '请写清市场、产品和团队。', isRequired: false }] });
  await database.query(
    `insert into contest (tenant_id, id, org_id, title, edition, tracks, registration_start, registration_end, state, setup)
     select 1, 90000 + n, 90000, '大赛 ' || n, 2020 + n, array['科技创新'], now(), now() + interval '1 year', 'PUBLISHED', $1::jsonb from generate_series(1, ${contests}) n`,
    [sections],
  );
  for (let from = 0; from < plans.length; from += 500) {
    const some = plans.slice(from, from + 500);
    const ids = some.map((_, index) => firstProject + from + index);
    await database.query(
      `insert into project (tenant_id, id, contest_id, org_id, school_id, number, title, track, source, state, submit_time)
       select 1, id, 90001 + id % ${contests}, 90000, 90000, 'N' || id, title, '科技创新', 'SUBMITTED', 'SUBMITTED', now() + id * interval '1 second'
       from unnest($1::bigint[], $2::text[]) as made (id, title)`,
      [ids, some.map(({ title }, index) => `${title}${from + index}`)],
    );
    await database.query(
      `insert into plan_section (tenant_id, project_id, key, html, characters, version) select 1, id, 'plan', html, length(html), 1
       from unnest($1::bigint[], $2::text[]) as made (id, html)`,
      [ids, some.map(({ parts }) => parts.map((part) => `<p>${part}</p>`).join(''))],
    );
  }
  await database.query('analyze');
}
