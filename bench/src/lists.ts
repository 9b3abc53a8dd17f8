import assert from 'node:assert/strict';
import { parseArgs } from 'node:util';
import { fillQuickly } from '../large/database.ts';
import { lists, type List } from '../large/lists.ts';
import { type App, openApp, type Person } from '../large/open-app.ts';
import { seedPeople } from '../large/people.ts';

// Every list of the platform with so many rows, one after the other: the newest page, one further on, and each search and filter of its
// screen. The whole server in this process, on PostgreSQL.

/** Milliseconds within which 95 of 100 calls are answered: of pages without a filter, and of those with one. */
const bounds = { plain: 40, filtered: 200 };

const { values: options } = parseArgs({
  options: { rows: { type: 'string', default: '1000000' }, rounds: { type: 'string', default: '20' }, only: { type: 'string' } },
});
const rows = Number(options.rows);
const rounds = Number(options.rounds);
const misses: string[] = [];

const app = await openApp('server', 'lists');
try {
  const { all } = await seedPeople(app.database, { people: 1_000 });
  await app.database.query(`insert into user_role (tenant_id, user_id, role_id)
    select 1, u.id, r.id from "user" u, role r where u.account = 'bench_all' and r.code = 'SUPER_ADMIN' on conflict do nothing`);
  for (const [name, list] of Object.entries(lists)) {
    if (options.only !== undefined && options.only !== name) continue;
    await measureList(app, name, list, all.account);
  }
} finally {
  await app.close();
}
for (const text of misses) console.error(text);
if (misses.length > 0) process.exitCode = 1;

async function measureList(server: App, name: string, list: List, account: string): Promise<void> {
  const { database } = server;
  const { table, columns, values, before = [] } = list;
  for (const statement of before) await database.query(statement);
  await fillQuickly(database, [table], async () => {
    await database.query(`insert into ${table} (${columns}) select ${values} from generate_series(1, ${rows}) n`);
  });
  const person = await server.signIn(account);
  const lines: Record<string, Record<string, string>> = {};
  const plain = { newest: {}, 'page 100': { current: 100 }, 'page 1,000': { current: 1000 } };
  for (const [title, asked] of Object.entries({ ...plain, ...list.asked })) {
    const ask = () => pageOf(person, list, asked);
    const { total, records } = await ask();
    assert.ok(records.length > 0 || total === '0', `${name}, ${title}`);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await time(ask));
    const sorted = times.toSorted((one, other) => one - other);
    const most = sorted[Math.floor(rounds * 0.95)] ?? Number.NaN;
    lines[title] = { found: total, 'median, ms': (sorted[rounds >> 1] ?? Number.NaN).toFixed(1), '95 of 100, ms': most.toFixed(1) };
    const bound = title in plain ? bounds.plain : bounds.filtered;
    if (!(most <= bound)) misses.push(`${name}, ${title}: ${most.toFixed(0)} ms, more than ${bound}`);
  }
  console.log(`\n${name}`);
  console.table(lines);
  // what was filled is a list's own, and would slow those that come after
  await database.query(`delete from ${table} where ${list.own}`);
}

interface Page {
  records: unknown[];
  total: string;
}

function pageOf(person: Person, { path, model = {} }: List, asked: Asked): Promise<Page> {
  const body = { size: 10, current: 1, sort: 'id', order: 'descending', extra: {}, ...asked, model: { ...model, ...asked.model } };
  return person.post(path, body) as Promise<Page>; // the contract's answer
}

type Asked = List['asked'][string];

async function time(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}
