import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type App, openApp, type Person } from '../large/open-app.ts';

// The last minute of a registration: 300 teams hand in within 10 seconds, the last tenth of them too late; the whole server in this process.

const teams = 300;
/** Milliseconds over which they come, and after which registration is over. */
const [span, deadline] = [10_000, 8000];
/** Milliseconds within which 99 of 100 have their receipt or their reason. */
const bounds = { server: 500, embedded: 1000 };
const { values: options } = parseArgs({ options: { on: { type: 'string' } } });

for (const kind of ['server', 'embedded'] as const) {
  if (options.on !== undefined && options.on !== kind) continue;
  const app = await openApp(kind, 'last_minute');
  try {
    await measure(app, kind);
  } finally {
    await app.close();
  }
}

async function measure(app: App, kind: keyof typeof bounds): Promise<void> {
  const { contestId, leaders } = await prepare(app);
  const entries = [];
  // four at a time: hashing a password is slow on purpose
  for (let from = 0; from < leaders.length; from += 4)
    entries.push(...(await Promise.all(leaders.slice(from, from + 4).map((account) => begin(app, contestId, account)))));
  const started = Date.now();
  const end = new Date(started + deadline);
  await app.database.query('update contest set registration_end = $1 where id = $2', [end.toISOString(), contestId]);
  const answers = await Promise.all(entries.map((entry, index) => submitAt(entry, started + (index * span) / teams)));
  const given = answers.filter(({ receipt }) => receipt !== null);
  const refused = answers.filter(({ receipt }) => receipt === null);
  await checkNothingLost(app, contestId, given);
  // whoever has no receipt came after the last second, and was told
  assert.deepEqual(
    refused.filter(({ sent, reason }) => sent < end.getTime() + 1000 || !reason.includes('已经过了截止时间')),
    [],
  );
  const times = answers.map(({ took }) => took).toSorted((one, other) => one - other);
  const [p50, p99, longest] = [0.5, 0.99, 1].map((share) => Math.round(times[Math.ceil(times.length * share) - 1] ?? Infinity));
  console.log(kind === 'server' ? 'PostgreSQL' : 'Embedded');
  console.table({
    [`${teams} in ${span / 1000} s`]: { receipts: given.length, reasons: refused.length, p50, p99, longest, bound: bounds[kind] },
  });
  if ((p99 ?? Infinity) > bounds[kind]) process.exitCode = 1;
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
async function begin(app: App, contestId: string, account: string): Promise<Begun> {
  const leader = await app.signIn(account);
  const { id } = (await leader.post('/contest/entry', { contestId, track: '科技创新', title: `${account} 的项目` })) as { id: string }; // the contract's answer
  await leader.put(`/contest/entry/${id}`, { section: 'ANSWERS', version: 0, answers: { area: '农业' } });
  await leader.put(`/contest/entry/${id}/plan/market`, { version: 0, html: `<p>${'全省的果园和它们的果农。'.repeat(70)}</p>` });
  return { id, leader };
}

/** Hands in at a moment. How long the answer took from then on, whatever held it up, with its receipt or its reason; `sent`: when it was asked for. */
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
