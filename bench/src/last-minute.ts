import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { inventPlans } from '../../apps/server/test/made-plans.ts';
import { type App, openApp, type Person } from '../large/open-app.ts';

// The last minute of a registration: 300 teams hand in within 10 seconds, the last fifth of them too late, while the jobs that this begins
// run; the whole server in this process. The plan of every tenth team is a copy of the one before.

const teams = 300;
/** Milliseconds over which they come, and after which registration is over. */
const [span, deadline] = [10_000, 8000];
/** Milliseconds within which 99 of 100 have their receipt or their reason. */
const bounds = { server: 500, embedded: 1000 };
/** Milliseconds from handing in within which a copy is found. */
const soon = 10_000;
/** Every so many teams one copies, as much of the text of the one before. */
const [copyEvery, share] = [10, 0.6];
const { values: options } = parseArgs({ options: { on: { type: 'string' } } });

for (const kind of ['server', 'embedded'] as const) {
  if (options.on !== undefined && options.on !== kind) continue;
  const app = await openApp(kind, 'last_minute', { withJobs: true });
  try {
    await measure(app, kind);
  } finally {
    await app.close();
  }
}

async function measure(app: App, kind: keyof typeof bounds): Promise<void> {
  const { contestId, leaders } = await prepare(app);
  const entries = [];
  const plans = inventTexts(leaders.length);
  // four at a time: hashing a password is slow on purpose
  for (let from = 0; from < leaders.length; from += 4)
    entries.push(
      ...(await Promise.all(
        leaders.slice(from, from + 4).map((account, index) => begin(app, contestId, account, plans[from + index] ?? '')),
      )),
    );
  const started = Date.now();
  const end = new Date(started + deadline);
  await app.database.query('update contest set registration_end = $1 where id = $2', [end.toISOString(), contestId]);
  const watch = watchFindings(app);
  const answers = await Promise.all(entries.map((entry, index) => submitAt(entry, started + (index * span) / teams)));
  const given = answers.filter(({ receipt }) => receipt !== null);
  const refused = answers.filter(({ receipt }) => receipt === null);
  await checkNothingLost(app, contestId, given);
  // whoever has no receipt came after the last second, and was told
  assert.deepEqual(
    refused.filter(({ sent, reason }) => sent < end.getTime() + 1000 || !reason.includes('已经过了截止时间')),
    [],
  );
  const finding = await watch.until(copiesOf(answers));
  const times = answers.map(({ took }) => took).toSorted((one, other) => one - other);
  const [p50, p99, longest] = [0.5, 0.99, 1].map((share) => Math.round(times[Math.ceil(times.length * share) - 1] ?? Infinity));
  console.log(kind === 'server' ? 'PostgreSQL' : 'Embedded');
  console.table({
    [`${teams} in ${span / 1000} s`]: { receipts: given.length, reasons: refused.length, p50, p99, longest, bound: bounds[kind] },
  });
  const [median, most] = [0.5, 1].map((share) => Math.round(finding[Math.ceil(finding.length * share) - 1] ?? Infinity));
  console.table({ 'a copy is found': { copies: finding.length, median, longest: most, bound: soon } });
  if ((p99 ?? Infinity) > bounds[kind] || (most ?? Infinity) > soon) process.exitCode = 1;
}

/** A plan for each team, as HTML. */
function inventTexts(count: number): string[] {
  const made = inventPlans(1);
  const plans = Array.from({ length: count }, () => made.plan());
  const texts = plans.map((plan, index) => {
    const source = index % copyEvery === copyEvery - 1 ? plans[index - 1] : undefined;
    return source === undefined ? plan : made.copy(source, share, false);
  });
  return texts.map(({ parts }) => parts.map((part) => `<p>${part}</p>`).join(''));
}

/** Since when copies that were handed in in time can be found, by the pair as it is written down. */
function copiesOf(answers: readonly { id: string; sent: number; receipt: string | null }[]): Map<string, number> {
  const copies = answers.flatMap((answer, index) => {
    const source = answers[index - 1];
    const isCopy = index % copyEvery === copyEvery - 1 && source?.receipt && answer.receipt;
    const pair = [source?.id ?? '', answer.id].toSorted((one, other) => Number(one) - Number(other)).join(' ');
    return isCopy ? [[pair, Math.max(source.sent, answer.sent)] as const] : [];
  });
  return new Map(copies);
}

/**
 * Notes when each finding is first seen, four times a second. `until`: milliseconds that each of some pairs took since then, the shortest
 * first.
 */
function watchFindings({ database }: App) {
  const seen = new Map<string, number>();
  const look = async () => {
    const { rows } = await database.query(
      `select least(first_id, second_id) || ' ' || greatest(first_id, second_id) as pair from radar_finding`,
    );
    for (const { pair = '' } of rows) if (!seen.has(pair)) seen.set(pair, Date.now());
  };
  let looking = Promise.resolve();
  // a look after the measurement has failed finds a closed database: what failed is told, not that
  const timer = setInterval(() => void (looking = looking.then(look).catch(() => undefined)), 250);
  return {
    async until(pairs: ReadonlyMap<string, number>): Promise<number[]> {
      const end = Date.now() + 120_000;
      while ([...pairs.keys()].some((pair) => !seen.has(pair)) && Date.now() < end) await wait(100);
      clearInterval(timer);
      await looking;
      return [...pairs].map(([pair, since]) => (seen.get(pair) ?? Infinity) - since).toSorted((one, other) => one - other);
    },
  };
}

/** A school of ten colleges, its students, and a contest that asks for an answer and a plan. */
async function prepare(app: App) {
  const { database, passwordHash } = app;
  await database.query(
    `insert into org (tenant_id, id, parent_id, tree_path, type, label) values (1, 1000, 0, '/1000/', 'school', '第一大学')`,
  );
  await database.query(`insert into org (tenant_id, id, parent_id, tree_path, type, label)
    select 1, 1000 + n, 1000, '/1000/' || 1000 + n || '/', 'college', n || '学院' from generate_series(1, 10) n`);
  await database.query(
    `insert into "user" (tenant_id, id, account, name, org_id, password_hash, must_change_password)
     select 1, 10000 + n, case n when 0 then 'school' else 'student' || n end, '同学' || n, case n when 0 then 1000 else 1001 + n % 10 end, $1, false
     from generate_series(0, ${teams}) n`,
    [passwordHash],
  );
  await database.query(`insert into user_role (tenant_id, user_id, role_id) select 1, "user".id, role.id from "user"
    join role on role.tenant_id = 1 and role.code = case account when 'school' then 'XMANAGEMENT' else 'MAKER' end where "user".id >= 10000`);
  const school = await app.signIn('school');
  const { id } = (await school.post('/contest/contest', contest())) as { id: string }; // the contract's answer
  await school.post(`/contest/contest/${id}/publish`, {});
  return { contestId: id, leaders: Array.from({ length: teams }, (_, index) => `student${index + 1}`) };
}

function contest() {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return {
    title: '创新创业大赛',
    edition: 2026,
    tracks: ['科技创新'],
    registrationStart: `${day(-3)} 08:00:00`,
    registrationEnd: `${day(3)} 18:00:00`,
    setup: {
      fields: [{ key: 'area', label: '领域', kind: 'TEXT', isRequired: true, options: [] }],
      sections: [{ key: 'market', title: '市场', isRequired: true }],
    },
    stages: [
      {
        kind: 'SCHOOL',
        mode: 'ONLINE',
        reviewStart: `${day(5)} 08:00:00`,
        reviewEnd: `${day(20)} 18:00:00`,
        judgesPerProject: 3,
        recusal: 'COLLEGE',
        isBlind: true,
        rule: { kind: 'MEAN', decimals: 2 },
        rubric: { dimensions: [{ name: '创新性', weight: '100', items: [{ name: '技术', max: '100' }] }] },
      },
    ],
  };
}

interface Begun {
  id: string;
  leader: Person;
}

/** A team's project as it lies there before the last minute: all filled in. */
async function begin(app: App, contestId: string, account: string, plan: string): Promise<Begun> {
  const leader = await app.signIn(account);
  const { id } = (await leader.post('/contest/entry', { contestId, track: '科技创新', title: `${account} 的项目` })) as { id: string }; // the contract's answer
  await leader.put(`/contest/entry/${id}`, { section: 'ANSWERS', version: 0, answers: { area: '农业' } });
  await leader.put(`/contest/entry/${id}/plan/market`, { version: 0, html: plan });
  return { id, leader };
}

/**
 * Hands in at a moment. How long the answer took from then on, whatever held it up, with its receipt or its reason; `sent`: when it was
 * asked for.
 */
async function submitAt({ id, leader }: Begun, at: number) {
  await wait(Math.max(at - Date.now(), 0));
  const sent = Date.now();
  const answer = await leader.post(`/contest/entry/${id}/submit`, {}).then(
    (data) => ({ receipt: (data as { receipt: { number: string } }).receipt.number, reason: '' }), // the contract's answer
    (error: Error) => ({ receipt: null, reason: error.message }),
  );
  return { id, sent, took: Date.now() - at, ...answer };
}

/** As many are handed in as have a receipt, each with its own, and each team was told. */
async function checkNothingLost(
  { database }: App,
  contestId: string,
  given: readonly { id: string; receipt: string | null }[],
): Promise<void> {
  const { rows } = await database.query(
    `select project.id::text as id, project.number || '-' || submit_count as receipt,
       (select count(*) from msg where msg.biz_id = project.id::text and msg.title like '%已提交')::text as told
     from project where contest_id = $1 and state = 'SUBMITTED'`,
    [contestId],
  );
  const order = (one: { id: string }, other: { id: string }) => Number(one.id) - Number(other.id);
  assert.deepEqual(
    rows.map(({ id = '', receipt = '', told = '' }) => ({ id, receipt, told })).toSorted(order),
    given.map(({ id, receipt }) => ({ id, receipt, told: '1' })).toSorted(order),
  );
}
