import assert from 'node:assert/strict';
import { parseArgs } from 'node:util';
import { known, seedContests } from '../large/contests.ts';
import { type App, openApp, type Person } from '../large/open-app.ts';
import { seedPeople, type Signer } from '../large/people.ts';
import { addStudents } from '../large/students.ts';

// Searches, deep pages and orders of 1,000,000 people, and the one search over everything: the whole server in this process.

const people = 1_000_000;
/**
 * Milliseconds within which 95 of 100 calls are answered on PostgreSQL, and how much slower the embedded database may be; our share of the
 * time of a page whose skipped rows are read whole, where rows do not lie in the order that is asked for.
 */
const bounds = { search: 100, keyword: 200, find: 150, order: 100, deep: 300, embedded: 5, wholeRows: 0.3 };
/** Of the installation that is searched as a whole. */
const whole = { projects: 200_000, people: 100_000 };

const { values: options } = parseArgs({
  options: { on: { type: 'string' }, only: { type: 'string' }, rounds: { type: 'string', default: '20' } },
});
const rounds = Number(options.rounds);
const misses: string[] = [];
for (const kind of ['server', 'embedded'] as const) {
  if (options.on !== undefined && options.on !== kind) continue;
  if (options.only !== 'lists') await measureFinding(kind);
  if (options.only === 'find') continue;
  const app = await openApp(kind, 'search');
  try {
    const signers = await seedPeople(app.database, { people });
    console.log(
      `\n${kind === 'server' ? 'PostgreSQL' : 'Embedded'}, ${people.toLocaleString('en')} people; median and 95 of 100 of ${rounds} calls, in ms`,
    );
    await measureSearches(app, kind, signers);
    await measurePages(app, kind, await app.signIn(signers.all.account));
  } finally {
    await app.close();
  }
}
for (const text of misses) console.error(text);
if (misses.length > 0) process.exitCode = 1;

type Column = 'account' | 'name' | 'mobile' | 'keyword';

function looksIn(column: Column): readonly string[] {
  return column === 'keyword' ? ['account', 'name', 'mobile'] : [column];
}

/** What is looked for: common and rare, found and not, of one character and of many. */
function searches(): { column: Column; text: string }[] {
  const of = (column: Column, ...texts: string[]) => texts.map((text) => ({ column, text }));
  return [
    ...of('name', '张', '张三', '张三丰', '鑫', '龘龘'),
    ...of('account', '7', '2023', '0123456', '00123456', '99999999', 'nobody'),
    ...of('mobile', '138', '13812345678'),
    // the one box over all three
    ...of('keyword', '张', '张三', '龘龘', '7', '2023', '13812345678', '99999999', 'nobody'),
  ];
}

async function measureSearches(app: App, kind: 'server' | 'embedded', signers: Record<string, Signer>): Promise<void> {
  const lines: Record<string, Record<string, string>> = {};
  for (const [scope, { account, orgId }] of Object.entries(signers)) {
    const person = await app.signIn(account);
    const within = orgId === null ? 'true' : `org_id in (select id from org where tree_path like '%/${orgId}/%')`;
    for (const { column, text } of searches()) {
      const ask = () => pageOf(person, { model: { [column]: text } });
      const { rows } = await app.database.query(
        `select id::text as id from "user" where tenant_id = 1 and not readonly and ${within} and (${looksIn(column)
          .map((one) => `${one} ilike '%${text}%'`)
          .join(' or ')}) order by id desc limit 10001`,
      );
      const { records, total } = await ask();
      assert.deepEqual(
        [Number(total), records.map(({ id }) => id)],
        [Math.min(rows.length, 10_000), rows.slice(0, 10).map(({ id }) => id)],
        `${column} ${text}`,
      );
      const { median, most } = await timesOf(ask);
      const line = (lines[`${column} ${text}`] ??= {});
      line[`${scope}: found`] = total;
      line[scope] = `${median.toFixed(1)}, ${most.toFixed(1)}`;
      miss(`${kind}: ${column} ${text}, ${scope}, ms`, most, bounds[column === 'keyword' ? 'keyword' : 'search'] * slower(kind));
    }
  }
  console.table(lines);
}

/** `search.find` as those ask it whom it costs most: by all groups, by a school's and a college's, and by what one judges. */
async function measureFinding(kind: 'server' | 'embedded'): Promise<void> {
  const app = await openApp(kind, 'find');
  try {
    await seedContests(app.database, { projects: whole.projects, passwordHash: app.passwordHash });
    await addStudents(app.database, whole.people);
    console.log(
      `\n${kind === 'server' ? 'PostgreSQL' : 'Embedded'}, ${whole.projects.toLocaleString('en')} projects and ${whole.people.toLocaleString('en')} people; how many are found, median and 95 of 100 of ${rounds} calls, in ms`,
    );
    const texts = [
      '张',
      '张伟',
      '水质监测',
      '平台',
      '龘龘',
      'zw',
      'zhang',
      'zhangwei',
      'shuizhi',
      'xt',
      'xitong',
      '13',
      '138',
      '99',
      '2023',
      '20230001',
      'xq',
      'a',
    ];
    const lines: Record<string, Record<string, string>> = {};
    for (const account of [known.manager, known.school, known.college, known.busyJudge]) {
      const person = await app.signIn(account);
      for (const text of texts) {
        const ask = () => person.get(`/authority/search?text=${encodeURIComponent(text)}`);
        const groups = Object.values((await ask()) as Record<string, unknown[]>); // the contract's answer
        const { median, most } = await timesOf(ask);
        (lines[text] ??= {})[account] = `${groups.flat().length}: ${median.toFixed(1)}, ${most.toFixed(1)}`;
        miss(`${kind}: find ${text}, ${account}, ms`, most, bounds.find * slower(kind));
      }
    }
    console.table(lines);
  } finally {
    await app.close();
  }
}

/** Pages by order and depth; beside it the same rows from a statement that reads whole rows up to them. */
async function measurePages(app: App, kind: 'server' | 'embedded', person: Person): Promise<void> {
  const lines: Record<string, Record<string, string>> = {};
  // the embedded database gives up after 0.7 s
  const deepest = kind === 'server' ? 900_000 : 200_000;
  for (const [sort, column] of [
    ['id', 'id'],
    ['account', 'account'],
    ['name', 'name'],
    ['createTime', 'create_time'],
  ] as const)
    for (const offset of [0, 10_000, deepest]) {
      const ask = () => pageOf(person, { sort, current: offset / 10 + 1 });
      const plain = async () => {
        const { rows } = await app.database.query(
          `select * from "user" where tenant_id = 1 and not readonly order by ${column} desc, id desc limit 11 offset ${offset}`,
        );
        return rows;
      };
      assert.deepEqual(
        (await ask()).records.map(({ id }) => id),
        (await plain()).slice(0, 10).map(({ id }) => id),
        `${sort} ${offset}`,
      );
      const ours: number[] = [];
      const theirs: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        ours.push(await time(ask));
        theirs.push(await time(plain));
      }
      const [one, other] = [summary(ours), summary(theirs)];
      lines[`by ${sort}, from ${offset.toLocaleString('en')} on`] = {
        ours: `${one.median.toFixed(1)}, ${one.most.toFixed(1)}`,
        'whole rows': `${other.median.toFixed(1)}, ${other.most.toFixed(1)}`,
        ratio: (one.median / other.median).toFixed(2),
      };
      miss(`${kind}: by ${sort} from ${offset}, ms`, one.most, (offset < 100_000 ? bounds.order : bounds.deep) * slower(kind));
      const isLyingSo = sort === 'id' || sort === 'createTime';
      if (offset >= 100_000 && !isLyingSo)
        miss(`${kind}: by ${sort} from ${offset}, beside whole rows`, one.median / other.median, bounds.wholeRows);
    }
  console.table(lines);
}

function slower(kind: 'server' | 'embedded'): number {
  return kind === 'server' ? 1 : bounds.embedded;
}

interface Page {
  records: { id: string }[];
  total: string;
}

function pageOf(person: Person, asked: object): Promise<Page> {
  const body = { size: 10, current: 1, sort: 'id', order: 'descending', extra: {}, model: {}, ...asked };
  return person.post('/authority/user/page', body) as Promise<Page>; // the contract's answer
}

async function timesOf(run: () => Promise<unknown>): Promise<{ median: number; most: number }> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await time(run));
  return summary(times);
}

function summary(times: readonly number[]): { median: number; most: number } {
  const sorted = times.toSorted((one, other) => one - other);
  return { median: sorted[rounds >> 1] ?? Number.NaN, most: sorted[Math.floor(rounds * 0.95)] ?? Number.NaN };
}

async function time(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

function miss(what: string, value: number, bound: number): void {
  if (!(value <= bound)) misses.push(`${what}: ${value.toFixed(2)}, more than ${bound.toFixed(2)}`);
}
