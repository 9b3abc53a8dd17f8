import { callerFor } from '../src/rows/caller-for.ts';
import { memoryHost } from '../src/browser/memory-host.ts';
import type { Bus } from '../src/core/bus.ts';
import { migrate } from '../src/database/migrate.ts';
import { openPGlite } from '../src/database/pglite.ts';
import { pgliteBus } from '../src/database/pglite-bus.ts';
import type { OpenHost, JobQueue } from '../src/core/host.ts';
import { systemContext } from '../src/domains/jobs/job-context.ts';
import { startExport } from '../src/domains/jobs/start-export.ts';
import { jobDefinitions } from '../src/wiring/job-definitions.ts';
import { startJobs } from '../src/domains/jobs/start-jobs.ts';
import { diskFiles } from '../src/node/files/disk-files.ts';
import { pgliteQueue, postgresQueue } from '../src/node/database/pg-boss-queue.ts';
import { openPostgres } from '../src/node/database/postgres.ts';
import { postgresBus } from '../src/node/database/postgres-bus.ts';
import { seed } from '../src/seed/seed.ts';
import { inTransaction } from '../src/rows/transaction.ts';
import { quiet } from './quiet-log.ts';
import { everyTenant } from '../src/rows/every-tenant.ts';

/**
 * A process that works on one export and stands still at a step of it, for whoever kills it there (`e2e/kill-jobs.ts`): `prepare` makes the
 * database, the name of a step asks for the export and works up to there, `work` works until no job is open and tells what there is then.
 */
const [folder = '', url = '', act = ''] = process.argv.slice(2);

/** Every step of a job, in their order. */
type Step = 'asking' | 'asked' | 'taking' | 'running' | 'writing' | 'written' | 'finishing' | 'finished';

async function openHost(dieAt: Step | null): Promise<OpenHost> {
  const { database, bus, queue } = await openDatabase();
  const at = async (step: Step) => {
    if (step !== dieAt) return;
    tell({ at: step });
    await new Promise(() => undefined);
  };
  const files = diskFiles(`${folder}/files`, quiet);
  const host = memoryHost(database, bus, 'x'.repeat(32));
  return {
    ...host,
    bus: withSteps(bus, at),
    log: quiet,
    files: {
      ...files,
      async put(key, content) {
        await at('writing');
        const size = await files.put(key, content);
        await at('written');
        return size;
      },
    },
    workers: {
      ...host.workers,
      async writeSheet(layout, rows) {
        await at('running');
        return host.workers.writeSheet(layout, rows);
      },
    },
    jobQueue: { ...queue, work: (run) => queue.work((ticket, signal) => run(ticket, signal).then(() => at('finished'))) },
  };
}

async function openDatabase(): Promise<Pick<OpenHost, 'database' | 'bus'> & { queue: JobQueue }> {
  if (url) {
    const bus = await postgresBus(url, quiet);
    return { database: openPostgres(url, quiet), bus, queue: postgresQueue(url, bus, quiet) };
  }
  const database = await openPGlite({ dataDir: `${folder}/database` });
  const bus = await pgliteBus(database.pglite);
  return { database, bus, queue: pgliteQueue(database, bus, quiet) };
}

/** What is told of a job is told in the middle of its transactions. */
function withSteps(bus: Bus, at: (step: Step) => Promise<void>): Bus {
  return {
    ...bus,
    async publish(db, topic, payload) {
      await bus.publish(db, topic, payload);
      if (topic === 'job' && 'state' in payload && payload.state === 'RUNNING') await at('taking');
      if (topic === 'job' && 'state' in payload && payload.state === 'SUCCEEDED') await at('finishing');
    },
  };
}

async function ask(dieAt: Step): Promise<void> {
  const host = await openHost(dieAt);
  await host.jobQueue.open();
  const nobody = await systemContext(host, '1');
  if (!nobody) throw new Error('the tenant is not there');
  const admin = await everyTenant(nobody).selectFrom('user').where('account', '=', 'admin').selectAll().executeTakeFirstOrThrow();
  await inTransaction({ ...nobody, caller: await callerFor(nobody, admin, '') }, async (ctx) => {
    await startExport(ctx, { resource: 'user', request: { model: {} }, label: '用户', isTold: true });
    if (dieAt === 'asking') tell({ at: dieAt });
    if (dieAt === 'asking') await new Promise(() => undefined);
  });
  if (dieAt === 'asked') return tell({ at: dieAt });
  await startJobs(host, jobDefinitions);
}

async function work(): Promise<void> {
  const host = await openHost(null);
  await host.jobQueue.open();
  const jobs = await startJobs(host, jobDefinitions);
  const db = host.database.kysely;
  const exports = () =>
    db.selectFrom('job').where('name', '=', 'resource.export').select(['id', 'state', 'attempts', 'fileKey', 'fileSize']).execute();
  while ((await exports()).some(({ state }) => state === 'WAITING' || state === 'RUNNING'))
    await new Promise((resolve) => setTimeout(resolve, 50));
  const rows = await exports();
  const messages = await db.selectFrom('msg').where('bizType', '=', 'JOB').select('bizId').execute();
  const stored = rows[0]?.fileKey ? await host.files.stat(rows[0].fileKey) : null;
  tell({
    jobs: rows.map(({ state, attempts }) => ({ state, attempts })),
    messages: messages.length,
    isFileWhole: rows[0] !== undefined && stored?.size === Number(rows[0].fileSize),
  });
  await jobs.stop();
  process.exit(0);
}

async function prepare(): Promise<void> {
  const host = await openHost(null);
  await migrate(host.database.kysely);
  await seed(host, 'secret-1');
  await host.jobQueue.open();
  await host.jobQueue.stop();
  await host.database.close();
  process.exit(0);
}

function tell(facts: object): void {
  process.stdout.write(`${JSON.stringify(facts)}\n`);
}

const doing = act === 'prepare' ? prepare() : act === 'work' ? work() : ask(act as Step); // kill-jobs.ts names a step
doing.catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
});
