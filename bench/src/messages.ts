import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { notifyBus } from '../../apps/server/src/database/notify-bus.ts';
import { openPostgres } from '../../apps/server/src/node/database/postgres.ts';
import { sendMessage } from '../../apps/server/src/services/messages/send-message.ts';
import { countUnread } from '../../apps/server/src/services/messages/unread-messages.ts';
import { ownDatabase } from '../large/database.ts';

// Messages on PostgreSQL: one to 10,000 people, and the unread count among 1,000,000.

/** Our share of the other's time at most, and milliseconds that the count may take. */
const bounds = { rowByRow: 0.4, count: 5, withoutIndex: 0.05 };

const people = 10_000;
const messages = 1_000_000;
/** Half of all messages are this one person's. */
const collector = '1';
/** One of the many others. */
const reader = '4321';
const tenantId = '1';

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(options.rounds);
const { url, client, drop } = await ownDatabase('messages');
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const database = openPostgres(url, quiet);
try {
  await build();
  const misses = [...(await fanOut()), ...(await unread())];
  for (const text of misses) console.error(text);
  if (misses.length > 0) process.exitCode = 1;
} finally {
  await database.close();
  await drop();
}

/** The tables as the migrations leave them, with people and messages. */
async function build(): Promise<void> {
  const folder = new URL('../../apps/server/src/database/migrations/', import.meta.url);
  for (const file of readdirSync(folder).toSorted()) await client.query(readFileSync(new URL(file, folder), 'utf8'));
  await client.query(`insert into tenant (id, code, name) values (${tenantId}, '0000', 'bench') on conflict do nothing`);
  await client.query(
    `insert into "user" (tenant_id, id, account, name) select ${tenantId}, n, 'p' || n, 'p' || n from generate_series(1, ${people}) n`,
  );
  await client.query(`
    insert into msg (tenant_id, id, msg_type, title, content, create_time)
    select ${tenantId}, n, 'NOTIFY', 'title ' || n, 'content ' || n, timestamptz '2026-01-01' + n * interval '1 second'
    from generate_series(1, ${messages}) n`);
  // the collector has read all but fifty; each of the others has not read one in five
  await client.query(`
    insert into msg_receiver (tenant_id, id, msg_id, user_id, is_read, create_time)
    select ${tenantId}, n, n, owner, case owner when ${collector} then n > 100 else n % 5 <> 0 end, timestamptz '2026-01-01' + n * interval '1 second'
    from generate_series(1, ${messages}) n, lateral (select case n % 2 when 0 then ${collector} else 2 + (n / 10) % ${people - 1} end as owner) o`);
  await client.query(`create table bare_receiver as select * from msg_receiver`);
  await client.query(`alter table bare_receiver add primary key (tenant_id, id), add unique (tenant_id, msg_id, user_id)`);
  await client.query('vacuum analyze');
}

/** One message to everybody, and undone: ours, a row at a time, and, as a remark, a thousand rows a statement. */
async function fanOut(): Promise<string[]> {
  const { bus } = notifyBus(async () => undefined);
  const message = { type: 'PUBLICITY', bizType: null, bizId: null, title: 'a', content: 'b', author: null, handlerUrl: null } as const;
  const ours = async () => {
    const transaction = await database.kysely.startTransaction().execute();
    const everybody = transaction.selectFrom('user').where('user.tenantId', '=', tenantId).where('user.state', '=', true);
    const ctx = { db: transaction, tenant: { id: tenantId }, now: new Date(), caller: null, host: { bus } };
    const sent = await sendMessage(ctx as never, message, everybody); // what sending needs of a context
    assert.equal(sent?.count, people);
    await transaction.rollback().execute();
  };
  const inBatchesOf = (size: number) => async () => {
    await client.query('begin');
    const { rows } = await client.query(`select id from "user" where tenant_id = ${tenantId} and state`);
    const { rows: sent } = await client.query(
      `insert into msg (tenant_id, msg_type, title, content) values (${tenantId}, 'PUBLICITY', 'a', 'b') returning id`,
    );
    for (let at = 0; at < rows.length; at += size) {
      const part = rows.slice(at, at + size);
      const values = part.map((_, index) => `($1, $2, $${index + 3}, now())`).join();
      const text = `insert into msg_receiver (tenant_id, msg_id, user_id, create_time) values ${values}`;
      await client.query({ name: size === 1 ? 'one' : undefined, text, values: [tenantId, sent[0].id, ...part.map(({ id }) => id)] });
    }
    await client.query('rollback');
  };
  const rowByRow = await takeTurns(ours, inBatchesOf(1));
  const batches = await takeTurns(ours, inBatchesOf(1000));
  console.log(`\nOne message to ${people.toLocaleString('en')} people; median of ${rounds}`);
  console.table({
    'a row at a time': shown(rowByRow),
    '1,000 rows a statement': shown(batches),
  });
  return miss('fan-out beside single rows', rowByRow.ratio, bounds.rowByRow);
}

/** How many are unread: ours, and all of them counted in a table without our index. */
async function unread(): Promise<string[]> {
  const misses: string[] = [];
  const lines: Record<string, object> = {};
  for (const [who, userId] of [
    [`has ${messages / 2} of them, 50 unread`, collector],
    ['has a few', reader],
    ['has none', String(people * 2)],
  ] as const) {
    const bare = async () => {
      const { rows } = await client.query(
        `select count(*) as total from bare_receiver where tenant_id = ${tenantId} and user_id = $1 and not is_read`,
        [userId],
      );
      return Number(rows[0].total);
    };
    const ours = async () => (await countUnread(database.kysely, tenantId, [userId])).get(userId) ?? 0;
    assert.equal(await ours(), Math.min(100, await bare()), 'both count the same');
    const turns = await takeTurns(ours, bare);
    const times = await timesOf(ours, 500);
    const usual = median(times);
    lines[who] = { ...shown({ ...turns, ours: usual }), '99 of 100 within, ms': times[494]?.toFixed(2) };
    misses.push(
      ...miss(`count beside count(*), ${who}`, turns.ratio, bounds.withoutIndex),
      ...miss(`count in ms, ${who}`, usual, bounds.count),
    );
  }
  const many = Array.from({ length: 1000 }, (_, index) => String(index + 1));
  const together = await timesOf(() => countUnread(database.kysely, tenantId, many), 20);
  const { rows } = await client.query(`select pg_size_pretty(pg_relation_size('msg_receiver_box')) as size`);
  console.log(
    `\nUnread among ${messages.toLocaleString('en')} messages; median of ${rounds}; theirs: count(*) without the index of the box`,
  );
  console.table(lines);
  console.log(`1,000 people at once: ${together[10]?.toFixed(1)} ms. The index: ${rows[0].size}.`);
  return misses;
}

interface Turns {
  ours: number;
  theirs: number;
  ratio: number;
}

/** Times both in turns, after one round to warm up; the medians, and the median of the rounds' ratios. */
async function takeTurns(ours: () => Promise<unknown>, theirs: () => Promise<unknown>): Promise<Turns> {
  const all: { ours: number; theirs: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const isFirst = round % 2 === 0;
    const first = await time(isFirst ? ours : theirs);
    const second = await time(isFirst ? theirs : ours);
    all.push(isFirst ? { ours: first, theirs: second } : { ours: second, theirs: first });
  }
  const counted = all.slice(1);
  return {
    ours: median(counted.map((round) => round.ours)),
    theirs: median(counted.map((round) => round.theirs)),
    ratio: median(counted.map((round) => round.ours / round.theirs)),
  };
}

async function timesOf(run: () => Promise<unknown>, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) times.push(await time(run));
  return times.toSorted((one, other) => one - other);
}

async function time(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function shown({ ours, theirs, ratio }: Turns) {
  return { 'ours, ms': ours.toFixed(2), 'theirs, ms': theirs.toFixed(2), ratio: ratio.toFixed(3) };
}

function miss(what: string, value: number, bound: number): string[] {
  return value <= bound ? [] : [`${what}: ${value.toFixed(3)}, more than ${bound}`];
}
