import assert from 'node:assert/strict';
import { parseArgs } from 'node:util';
import { fillQuickly, type Statements } from '../large/database.ts';
import { type App, openApp, type Person } from '../large/open-app.ts';
import { seedPeople } from '../large/people.ts';

// Pages of both logs, with each filter that the screens offer, common and rare, found and not: the whole server in this process, on
// PostgreSQL.

/** Milliseconds within which 95 of 100 calls are answered. */
const bound = 200;

const { values: options } = parseArgs({
  options: { rows: { type: 'string', default: '10000000' }, rounds: { type: 'string', default: '20' }, only: { type: 'string' } },
});
const rows = Number(options.rows);
const rounds = Number(options.rounds);
/** Rows of one statement. */
const atOnce = 1_000_000;
const misses: string[] = [];

const who = `case when n % 10 = 0 then 0 else ((n / 10)::bigint * 7919 % 2000)::int end`;
const name = `(array['王','李','张','刘','陈','杨','赵','黄','周','吴'])[1 + ${who} % 10] || (array['一','二','三','四','五','六','七','八','九','十'])[1 + ${who} / 10 % 10] || (array['百','千','万','亿'])[1 + ${who} / 500]`;
const address = `'203.0.' || n * 31 % 250 || '.' || n * 17 % 240`;
const moment = `timestamptz '2026-01-01' + n * interval '1 second' * ${(300 * 86_400) / rows}`;

const tables = {
  optLog: {
    name: 'opt_log',
    columns:
      'tenant_id, operation_id, user_id, user_name, request_ip, location, request_id, http_method, request_uri, type, params, code, consuming_time, create_time',
    values: `1, (array['user.update','score.save','project.update','parameter.update','message.save'])[1 + n % 5], 1000 + ${who}, ${name}, ${address}, '浙江杭州 电信',
      md5(n::text), case when n % 20000 = 0 then 'GET' when n % 10 < 3 then 'PUT' when n % 10 = 3 then 'DELETE' else 'POST' end, '/api/authority/user',
      case when n % 33 = 0 then 'EX' else 'OPT' end, '{"body":{"id":"' || n || '"}}', 0, n % 300, ${moment}`,
  },
  loginLog: {
    name: 'login_log',
    columns: 'tenant_id, user_id, account, user_name, request_ip, location, kind, is_success, create_time',
    values: `1, 1000 + ${who}, 'u' || ${who}, ${name}, ${address}, case when n % 500000 = 1 then '西藏拉萨 电信' else '浙江杭州 电信' end, 'PASSWORD', n % 33 <> 0, ${moment}`,
  },
};

const app = await openApp('server', 'logs');
try {
  const { all } = await seedPeople(app.database, { people: 10_000 });
  if (options.only !== 'loginLog') await measureLog(app, 'optLog', all.account);
  if (options.only !== 'optLog') await measureLog(app, 'loginLog', all.account);
} finally {
  await app.close();
}
for (const text of misses) console.error(text);
if (misses.length > 0) process.exitCode = 1;

type Log = 'optLog' | 'loginLog';

/** What is asked for. Names are those of 2,000 people, of whom the first does a tenth of everything; addresses those of 60,000 devices. */
function questions(log: Log): Record<string, object> {
  const shared = {
    newest: {},
    'page 100': { current: 100 },
    'of one day': { extra: { createTime_st: '2026-03-03', createTime_ed: '2026-03-03' } },
    'search 王': { model: { keyword: '王' } },
    'search 王二千': { model: { keyword: '王二千' } },
    'search 没有这个人': { model: { keyword: '没有这个人' } },
    'search 龘': { model: { keyword: '龘' } },
    'search 203.0': { model: { keyword: '203.0' } },
    'address 203.0.7.77': { model: { requestIp: '203.0.7.77' } },
    'address 198.51': { model: { requestIp: '198.51' } },
    'by time, oldest first': { sort: 'createTime', order: 'ascending' },
  };
  const own =
    log === 'optLog'
      ? {
          failed: { model: { type: 'EX' } },
          'failed, of one day': { model: { type: 'EX' }, extra: { createTime_st: '2026-03-03', createTime_ed: '2026-03-03' } },
          reads: { model: { httpMethod: 'GET' } },
          'changes by name': { model: { httpMethod: 'PUT', userName: '王二千' } },
        }
      : {
          failed: { model: { isSuccess: false } },
          'account u77': { model: { account: 'u77' } },
          'account nobody': { model: { account: 'nobody' } },
          'place 拉萨': { model: { location: '拉萨' } },
          'place 火星': { model: { location: '火星' } },
        };
  return { ...shared, ...own };
}

async function measureLog(server: App, log: Log, account: string): Promise<void> {
  const { database } = server;
  const started = performance.now();
  await fillQuickly(database, [tables[log].name], () => fill(database, log));
  console.log(`\n${log}: ${rows.toLocaleString('en')} rows, written in ${Math.round((performance.now() - started) / 1000)} s`);
  const person = await server.signIn(account);
  const lines: Record<string, Record<string, string>> = {};
  for (const [name, asked] of Object.entries(questions(log))) {
    const ask = () => pageOf(person, log, asked);
    const { total, records } = await ask();
    assert.ok(records.length > 0 || total === '0', name);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await time(ask));
    const sorted = times.toSorted((one, other) => one - other);
    const most = sorted[Math.floor(rounds * 0.95)] ?? Number.NaN;
    lines[name] = { found: total, 'median, ms': (sorted[rounds >> 1] ?? Number.NaN).toFixed(1), '95 of 100, ms': most.toFixed(1) };
    if (!(most <= bound)) misses.push(`${log}, ${name}: ${most.toFixed(0)} ms, more than ${bound}`);
  }
  console.table(lines);
}

async function fill(database: Statements, log: Log): Promise<void> {
  const { name: table, columns, values } = tables[log];
  for (let from = 1; from <= rows; from += atOnce)
    await database.query(
      `insert into ${table} (${columns}) select ${values} from generate_series(${from}, ${Math.min(from + atOnce - 1, rows)}) n`,
    );
}

interface Page {
  records: { id: string }[];
  total: string;
}

function pageOf(person: Person, log: Log, asked: object): Promise<Page> {
  const body = { size: 10, current: 1, sort: 'id', order: 'descending', extra: {}, model: {}, ...asked };
  return person.post(`/authority/${log}/page`, body) as Promise<Page>; // the contract's answer
}

async function time(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}
