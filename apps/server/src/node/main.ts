import { parseArgs } from 'node:util';
import type { Host, OpenHost } from '../core/host.ts';
import { jobDefinitions } from '../wiring/job-definitions.ts';
import { startJobs } from '../domains/jobs/start-jobs.ts';
import { endStreams } from '../domains/messages/stream/message-hub.ts';
import { openControl } from './backup/control.ts';
import { createBackup } from './backup/create-backup.ts';
import { collectGarbage } from './collect-garbage.ts';
import { lockFolder } from './database/folder-lock.ts';
import { explain } from './explain.ts';
import { frontOf } from './serve/front.ts';
import { endListening, listen, type Server } from './serve/listen.ts';
import { openHost } from './open-host.ts';
import { pinoLog } from './pino-log.ts';
import { prepare, type Prepared } from './prepare.ts';
import { isNew, prepareApart } from './prepare-apart.ts';
import { readSettings, type NodeSettings } from './settings.ts';
import { untilReachable } from './database/until-reachable.ts';

/** Starts the console and the API of this process, and says where. */
async function main(): Promise<void> {
  const { values: options } = parseArgs({ options: { demo: { type: 'boolean', default: false } } });
  const settings = readSettings(process.env);
  const made = isNew(settings) ? await prepareApart() : null;
  const unlock = settings.databaseUrl ? () => undefined : lockFolder(settings.dataFolder);
  process.once('exit', unlock);
  const log = pinoLog(settings.logLevel);
  const { host, meter } = await openHost(settings, log);
  let isReady = false;
  const down = Promise.withResolvers<void>();
  const preparing = untilReachable(
    () => prepare(host, settings, options.demo),
    (error) => {
      log.warn({ error: error instanceof Error ? error.message : '' }, 'the database cannot be used: trying again');
      down.resolve();
    },
  );
  // a database that is down does not keep us from answering, with 503, until it is there
  await Promise.race([preparing, down.promise]);
  const server = await listen(
    frontOf(host, settings, meter, () => isReady),
    settings,
  );
  let jobs: { stop(): Promise<void> } | null = null;
  stopGracefully(server, host, async () => jobs?.stop());
  const prepared = await preparing;
  isReady = true;
  if (!settings.databaseUrl) await openBackupDoor(host, settings);
  say(settings, made ?? prepared);
  jobs = await startJobs(host, jobDefinitions);
  setTimeout(collectGarbage, 1000).unref();
}

/** Whoever makes a backup cannot open the embedded database beside us: this process reads it for them. */
async function openBackupDoor({ database, files, log }: OpenHost, { dataFolder, secret }: NodeSettings): Promise<void> {
  const close = await openControl(dataFolder, () => createBackup({ kysely: database.kysely, files, log, secret }), log);
  process.once('exit', close);
}

function say(settings: NodeSettings, { oneTimePassword, accounts }: Prepared): void {
  console.log(`\n  赛务 Saiwu  http://${settings.host}:${settings.port}\n`);
  if (oneTimePassword)
    console.log(
      `  首次启动：账号 admin，一次性密码 ${oneTimePassword}（登录后须修改）\n  First start: account admin, one-time password ${oneTimePassword} (to be changed at first sign-in)\n`,
    );
  for (const { account, role, password } of accounts) console.log(`  ${account.padEnd(10)} ${password}  ${role}`);
}

/** Lets running requests end, puts running jobs back, closes the database, and goes; a second signal does not wait. */
function stopGracefully(server: Server, host: Host, stopJobs: () => Promise<void>): void {
  const { bus, database } = host;
  const stop = () => {
    // one press of Ctrl+C may reach us twice, from the terminal and from a launcher: only a later one is impatience
    setTimeout(() => {
      process.once('SIGINT', () => process.exit(1));
      process.once('SIGTERM', () => process.exit(1));
    }, 500).unref();
    process.on('SIGINT', () => undefined);
    process.on('SIGTERM', () => undefined);
    endStreams(host);
    const jobsStopped = stopJobs();
    void Promise.all([endListening(server), jobsStopped])
      .then(() => bus.close())
      .then(() => database.close())
      .finally(() => process.exit(0));
    setTimeout(() => process.exit(0), 10_000).unref();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

try {
  await main();
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
