import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Connected, ownDatabase, type OwnDatabase } from '../../test/own-database.ts';
import { eventually } from '../../test/eventually.ts';
import { quiet } from '../../test/quiet-log.ts';
import { memoryQueue } from '../browser/memory-queue.ts';
import type { JobQueue, JobTicket } from '../core/host.ts';
import { pgliteQueue, postgresQueue } from './database/pg-boss-queue.ts';

/** One process of an adapter: its queue, and the database it writes through. */
interface Member extends Pick<Connected, 'database'> {
  queue: JobQueue;
  close(): Promise<void>;
}

let own: OwnDatabase;
let lastId = 0n;
const members: Member[] = [];

beforeAll(async () => {
  own = await ownDatabase();
});
afterEach(async () => {
  for (const member of members.splice(0)) await member.close();
});
afterAll(() => own.drop());

/** The adapters that this database takes, and how many processes each can have. */
const adapters: [string, number, 'memory' | 'pg-boss'][] = process.env['TEST_DATABASE_URL']
  ? [
      ['pg-boss on PostgreSQL, one process', 1, 'pg-boss'],
      ['pg-boss on PostgreSQL, three processes', 3, 'pg-boss'],
    ]
  : [
      ['memory', 1, 'memory'],
      ['pg-boss on PGlite', 1, 'pg-boss'],
    ];

async function openMember(kind: 'memory' | 'pg-boss'): Promise<Member> {
  if (own.kind === 'server') {
    const connected = await own.connect();
    const queue = postgresQueue(own.url, connected.bus, quiet);
    const member = { database: connected.database, queue, close: () => queue.stop().then(() => connected.close()) };
    await queue.open();
    members.push(member);
    return member;
  }
  const { database, bus } = own.connected;
  const queue = kind === 'memory' ? memoryQueue(bus) : pgliteQueue(database, bus, quiet);
  await queue.open();
  const member = { database, queue, close: () => queue.stop() };
  members.push(member);
  return member;
}

function ticket(startAfter: Date | null = null, isSoon = false): JobTicket {
  lastId += 1n;
  return { tenantId: '1', id: String(lastId), startAfter, isSoon };
}

function put({ database, queue }: Member, ...tickets: JobTicket[]): Promise<void> {
  return database.kysely.transaction().execute(async (db) => {
    for (const one of tickets) await queue.send(db, one);
  });
}

const until = (isSo: () => boolean) => eventually(() => expect(isSo()).toBe(true));

describe.each(adapters)('the line of jobs: %s', (_, processes, kind) => {
  async function openAll(): Promise<[Member, ...Member[]]> {
    const others = Array.from({ length: processes - 1 }, () => openMember(kind));
    return [await openMember(kind), ...(await Promise.all(others))];
  }

  it('calls for a job when its transaction has committed, and never when that was undone', async () => {
    const all = await openAll();
    const [first] = all;
    const ran: string[] = [];
    for (const { queue } of all) await queue.work(async ({ id }) => void ran.push(id));
    const [kept, undone] = [ticket(), ticket()];
    let ranBefore: string[] = [];
    await first.database.kysely.transaction().execute(async (db) => {
      await first.queue.send(db, kept);
      ranBefore = [...ran];
    });
    await expect(
      first.database.kysely.transaction().execute(async (db) => {
        await first.queue.send(db, undone);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await until(() => ran.length > 0);
    const after = ticket();
    await put(first, after);
    await until(() => ran.includes(after.id));
    expect(ranBefore).toEqual([]);
    expect(ran).toEqual([kept.id, after.id]);
  });

  it('calls each job once, whoever put it in line and however often', async () => {
    const all = await openAll();
    const ran: string[] = [];
    for (const { queue } of all)
      await queue.work(async ({ id }) => {
        ran.push(id);
        await new Promise((resolve) => setTimeout(resolve, 5));
      });
    const tickets = Array.from({ length: 60 }, () => ticket());
    await Promise.all(all.map((member) => put(member, ...tickets)));
    await until(() => ran.length >= tickets.length);
    expect(ran.toSorted()).toEqual(tickets.map(({ id }) => id).toSorted());
  });

  it('waits until a job is due, calls again after a pause for one that threw, and lets others pass meanwhile', async () => {
    const all = await openAll();
    const [first] = all;
    const [later, failing, now] = [ticket(new Date(Date.now() + 1500)), ticket(), ticket()];
    const ran: { id: string; at: number }[] = [];
    for (const { queue } of all)
      await queue.work(async ({ id }) => {
        ran.push({ id, at: Date.now() });
        if (id === failing.id && ran.filter((one) => one.id === id).length === 1) throw new Error('not yet');
      });
    await put(first, later, failing, now);
    await until(() => ran.length === 4);
    const timesOf = ({ id }: JobTicket) => ran.filter((one) => one.id === id).map(({ at }) => at);
    const [failed = 0, again = 0] = timesOf(failing);
    expect(again - failed).toBeGreaterThanOrEqual(800);
    expect(timesOf(later)[0]).toBeGreaterThanOrEqual(later.startAfter?.getTime() ?? 0);
    expect(timesOf(now)).toHaveLength(1);
    const order = ran.map(({ id }) => id);
    expect(order.indexOf(now.id)).toBeLessThan(order.lastIndexOf(failing.id));
  });

  it('calls for what somebody waits for, however much long work stands before it', async () => {
    const all = await openAll();
    const [first] = all;
    const ran: JobTicket[] = [];
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    for (const { queue } of all)
      await queue.work(async (one) => {
        ran.push(one);
        if (!one.isSoon) await held;
      });
    const long = Array.from({ length: 20 }, () => ticket());
    await put(first, ...long);
    await until(() => ran.length >= 4);
    const soon = ticket(null, true);
    await put(first, soon);
    await until(() => ran.some(({ id }) => id === soon.id));
    expect(ran.length).toBeLessThan(long.length);
    letGo();
    await until(() => ran.length === long.length + 1);
  });

  it('asks what runs to end when it stops, and waits for it', async () => {
    const [first] = await openAll();
    let hasEnded = false;
    let isRunning = false;
    const idle = ticket();
    await first.queue.work(
      (_ticket, signal) =>
        new Promise((resolve) => {
          isRunning = true;
          signal.addEventListener('abort', () => {
            hasEnded = true;
            resolve();
          });
        }),
    );
    await put(first, idle);
    await until(() => isRunning);
    await first.queue.stop();
    expect(hasEnded).toBe(true);
  });
});

describe('pg-boss', () => {
  it('takes up what a clock that was ahead has put off; what is due at once is so whatever the clock says', async () => {
    const member = await openMember('pg-boss');
    const failed = ticket();
    await put(member, failed);
    await member.queue.stop();
    const { kysely } = member.database;
    const ofFailed = sql`data ->> 'id' = ${failed.id}`;
    const { rows } = await sql<{ isPast: boolean }>`select start_after < '2021-01-01' as is_past from pgboss.job where ${ofFailed}`.execute(
      kysely,
    );
    expect(rows).toEqual([{ isPast: true }]);
    await sql`update pgboss.job set state = 'retry', start_after = now() + interval '1 year' where ${ofFailed}`.execute(kysely);
    const ran: string[] = [];
    const next = await openMember('pg-boss');
    await next.queue.work(async ({ id }) => void ran.push(id));
    await until(() => ran.length === 1);
    expect(ran).toEqual([failed.id]);
  });
});
