import { CompiledQuery } from 'kysely';
import { type ConstructorOptions, type Db, fromKysely, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Bus } from '../../core/bus.ts';
import type { Embedded } from '../../database/pglite.ts';
import { describeError } from '../../core/describe-error.ts';
import type { JobQueue, JobTicket, Log } from '../../core/host.ts';
import type { SealedDatabase } from '../../core/sealed-database.ts';
import { unseal } from '../../core/unseal.ts';

/**
 * The lines that jobs stand in, and how many of each one process runs at once: exports of an hour hold up nothing that somebody waits for.
 */
const lines = { job: 4, soon: 3 };
/** The same where requests and jobs share one connection: in the last minute of a registration whoever hands in goes first. */
const linesAlone: typeof lines = { job: 4, soon: 1 };
type Line = keyof typeof lines;
const lineNames = Object.keys(lines) as Line[]; // its own keys

/** Milliseconds that running jobs have to end when the process stops. */
const grace = 5000;

/** Milliseconds between two looks for marks of a clock that was wrong. */
const healEvery = 60_000;

/** What is due at once is due whatever the clock says, also after it was set back. */
const longAgo = new Date('2020-01-01T00:00:00Z');

const tries = {
  // the job's own row knows when to give up
  retryLimit: 1_000_000,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 300,
  expireInSeconds: 23 * 3600,
  // a job due in years is kept till then
  retentionSeconds: 60 * 365 * 86_400,
  deleteAfterSeconds: 3600,
};

/**
 * How soon a job is taken up whose process died: where others go on, after the least that pg-boss takes and a look. The embedded database
 * belongs to one process, and to a long reader at times, who lets no sign of life through: there the next start takes up what was left.
 */
const watch = {
  together: { heartbeatSeconds: 10, lookEverySeconds: 2 },
  alone: { heartbeatSeconds: 3600, lookEverySeconds: 60 },
};

/** A line on PostgreSQL, over a few connections of its own. */
export function postgresQueue(connectionString: string, bus: Bus, log: Log): JobQueue {
  return pgBossQueue(
    { connectionString, max: 2, connectionTimeoutMillis: 5000, application_name: 'saiwu jobs' },
    { bus, log, isAlone: false },
  );
}

/** A line in the embedded database, over its one connection. */
export function pgliteQueue(database: Embedded, bus: Bus, log: Log): JobQueue {
  return pgBossQueue({ db: overPGlite(database), backend: 'pglite' }, { bus, log, isAlone: true });
}

/**
 * A job's ticket is named after the job, so that the same one cannot stand in line twice: pg-boss wants a UUID, and two ids of 64 bits fill
 * one.
 */
function ticketId({ tenantId, id }: Pick<JobTicket, 'tenantId' | 'id'>): string {
  const digits = [tenantId, id].map((part) => BigInt(part).toString(16).padStart(16, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

interface Surroundings {
  bus: Bus;
  log: Log;
  /** Whether no other process can have the database open. */
  isAlone: boolean;
}

function pgBossQueue(connection: ConstructorOptions, { bus, log, isAlone }: Surroundings): JobQueue {
  const stopping = new AbortController();
  let boss: PgBoss | null = null;
  let timer: NodeJS.Timeout | undefined;
  let unsubscribe = () => {};
  const { heartbeatSeconds, lookEverySeconds } = isAlone ? watch.alone : watch.together;

  function opened(): PgBoss {
    if (!boss) throw new Error('the line of jobs is not open');
    return boss;
  }

  return {
    async open() {
      const made = new PgBoss({
        ...connection,
        schema: 'pgboss',
        // recurring work is ours (run-schedules.ts): it catches up with what was slept through
        schedule: false,
        superviseIntervalSeconds: lookEverySeconds,
        monitorIntervalSeconds: lookEverySeconds,
        maintenanceIntervalSeconds: 3600,
        monitorVacuum: false,
        reindex: !isAlone,
      });
      made.on('error', (error) => log.warn({ error: error.message }, 'the line of jobs has an error'));
      made.on('warning', ({ message }) => log.warn({ message }, 'the line of jobs warns'));
      try {
        await made.start();
        for (const line of lineNames) await openLine(made, line, heartbeatSeconds);
        await heal(made);
        if (isAlone) await takeUp(made);
      } catch (error) {
        await made.stop({ graceful: false });
        throw error;
      }
      boss = made;
    },

    async send(db, ticket) {
      const { tenantId, id, startAfter, isSoon } = ticket;
      await opened().send(lineOf(ticket), { tenantId, id }, { id: ticketId(ticket), startAfter: startAfter ?? longAgo, db: within(db) });
      await bus.publish(db, 'jobQueued', { tenantId, id, startAfter: startAfter?.getTime() ?? null, isSoon });
    },

    async work(run) {
      const current = opened();
      const workers: Record<Line, string[]> = { job: [], soon: [] };
      const places = isAlone ? linesAlone : lines;
      for (const line of lineNames)
        for (let index = 0; index < places[line]; index += 1) {
          const options = { pollingIntervalSeconds: 1.5, heartbeatRefreshSeconds: 3 };
          workers[line][index] = await current.work(line, options, async ([job]) => {
            // after this one it looks for the next at once
            current.notifyWorker(workers[line][index] ?? '');
            const signal = job && AbortSignal.any([job.signal, stopping.signal]);
            if (job && signal) await run({ ...ticketData.parse(job.data), startAfter: null, isSoon: line === 'soon' }, signal);
          });
        }
      unsubscribe = bus.subscribe('jobQueued', (queued) => {
        if (queued.startAfter === null) for (const id of workers[lineOf(queued)]) current.notifyWorker(id);
      });
      timer = setInterval(
        () => void heal(current).catch((error: unknown) => log.warn(describeError(error), 'the line of jobs was not looked after')),
        healEvery,
      );
    },

    async stop() {
      unsubscribe();
      clearInterval(timer);
      stopping.abort();
      await boss?.stop({ timeout: grace });
    },
  };
}

function lineOf({ isSoon }: Pick<JobTicket, 'isSoon'>): Line {
  return isSoon ? 'soon' : 'job';
}

async function openLine(boss: PgBoss, line: Line, heartbeatSeconds: number): Promise<void> {
  await boss.createQueue(line, { ...tries, heartbeatSeconds });
  // one that an earlier version has made
  await boss.updateQueue(line, { ...tries, heartbeatSeconds });
  // fills its cache of queues, which it must not do in the middle of somebody's transaction
  await boss.touch(line, ticketId({ tenantId: '0', id: '0' }));
}

const ticketData = z.object({ tenantId: z.string(), id: z.string() });

/** Lets pg-boss write in somebody's transaction. */
function within(db: SealedDatabase): Db {
  return fromKysely(unseal(db).withoutPlugins());
}

/**
 * What a clock that was ahead has left behind would hold jobs up until the clock is there again: no pause and no sign of life lies that far
 * off.
 */
async function heal(boss: PgBoss): Promise<void> {
  const db = boss.getDb();
  await db.executeSql(
    "update pgboss.job set start_after = now() where name = any($1) and state = 'retry' and start_after > now() + interval '10 minutes'",
    [lineNames],
  );
  await db.executeSql(
    "update pgboss.job set heartbeat_on = now() where name = any($1) and state = 'active' and heartbeat_on > now() + interval '1 minute'",
    [lineNames],
  );
}

/** What runs before this process has started anything belongs to one that died: it need not be waited for. */
async function takeUp(boss: PgBoss): Promise<void> {
  await boss
    .getDb()
    .executeSql("update pgboss.job set state = 'retry', start_after = now() where name = any($1) and state = 'active'", [lineNames]);
}

/** pg-boss on the one connection, taking turns with everybody else's transactions. */
function overPGlite({ kysely, pglite, refuseWhenFull }: Embedded): Db {
  return {
    executeSql: (text, values) =>
      kysely
        .withoutPlugins()
        .connection()
        .execute(async (connection) => {
          try {
            if (values?.length)
              return await connection.executeQuery(CompiledQuery.raw(text, [...values])).then(({ rows }) => ({ rows: [...rows] }));
            // several statements at once, each with its rows
            refuseWhenFull(text);
            const results = await pglite.exec(text);
            return { rows: results.flatMap(({ rows }) => rows) };
          } catch (error) {
            // nobody else is in between: a transaction left open is pg-boss's own
            await pglite.exec('rollback');
            throw error;
          }
        }),
  };
}
