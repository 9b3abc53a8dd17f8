import { serve } from '@hono/node-server';
import { parseArgs } from 'node:util';
import { createApp } from '../app.ts';
import { migrate, NewerDataError } from '../database/migrate.ts';
import { openPGlite } from '../database/pglite.ts';
import { pgliteBus } from '../database/pglite-bus.ts';
import { loadDemo } from '../demo/load-demo.ts';
import type { Bus } from '../bus.ts';
import type { Database, Host, Log } from '../host.ts';
import { seed } from '../seed/seed.ts';
import { argon2Passwords } from './argon2-passwords.ts';
import { diskFiles } from './disk-files.ts';
import { FolderInUseError, lockFolder } from './folder-lock.ts';
import { pinoLog } from './pino-log.ts';
import { openPostgres } from './postgres.ts';
import { postgresBus } from './postgres-bus.ts';
import { readSettings, SettingError, type NodeSettings } from './settings.ts';
import { threadWorkers } from './thread-workers.ts';
import { withConsole } from './with-console.ts';

/** Starts the console and the API of this process, and says where. */
async function main(): Promise<void> {
  const { values: options } = parseArgs({ options: { demo: { type: 'boolean', default: false } } });
  const settings = readSettings(process.env);
  const unlock = settings.databaseUrl ? () => undefined : lockFolder(settings.dataFolder);
  process.once('exit', unlock);
  const log = pinoLog(settings.logLevel);
  const { database, bus } = await openDatabase(settings, log);
  const host: Host = {
    database,
    bus,
    files: diskFiles(`${settings.dataFolder}/files`),
    clock: { now: () => new Date() },
    passwords: argon2Passwords,
    workers: threadWorkers,
    log,
    secret: settings.secret,
    settings,
  };
  await migrate(database.kysely);
  const first = await seed(host, settings.adminPassword ?? (options.demo ? settings.demoPassword : undefined));
  const accounts = options.demo ? await loadDemo(host, settings.demoPassword) : null;
  const server = await listen(host, settings);
  say(settings, first?.oneTimePassword ?? null, accounts);
  stopGracefully(server, host);
}

async function openDatabase({ databaseUrl, dataFolder }: NodeSettings, log: Log): Promise<{ database: Database; bus: Bus }> {
  if (databaseUrl) return { database: openPostgres(databaseUrl, log), bus: await postgresBus(databaseUrl, log) };
  const database = await openPGlite({ dataDir: `${dataFolder}/database` });
  return { database, bus: await pgliteBus(database.pglite) };
}

function listen(host: Host, settings: NodeSettings): Promise<Server> {
  const app = withConsole(createApp(host), settings.consoleFolder);
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: (request, env: NodeBindings) => app.fetch(request, { ip: env.incoming.socket.remoteAddress ?? '' }),
        port: settings.port,
        hostname: settings.host,
        overrideGlobalObjects: false,
      },
      () => resolve(server),
    );
    server.once('error', reject);
  });
}

type Server = ReturnType<typeof serve>;
interface NodeBindings {
  incoming: { socket: { remoteAddress?: string } };
}

function say(
  settings: NodeSettings,
  oneTimePassword: string | null,
  accounts: { account: string; role: string; password: string }[] | null,
): void {
  console.log(`\n  赛务 Saiwu  http://${settings.host}:${settings.port}\n`);
  if (oneTimePassword)
    console.log(
      `  首次启动：账号 admin，一次性密码 ${oneTimePassword}（登录后须修改）\n  First start: account admin, one-time password ${oneTimePassword} (to be changed at first sign-in)\n`,
    );
  for (const { account, role, password } of accounts ?? []) console.log(`  ${account.padEnd(10)} ${password}  ${role}`);
}

/** Lets running requests end, closes the database, and goes; a second signal does not wait. */
function stopGracefully(server: Server, { bus, database }: Host): void {
  const stop = () => {
    // one press of Ctrl+C may reach us twice, from the terminal and from a launcher: only a later one is impatience
    setTimeout(() => {
      process.once('SIGINT', () => process.exit(1));
      process.once('SIGTERM', () => process.exit(1));
    }, 500).unref();
    process.on('SIGINT', () => undefined);
    process.on('SIGTERM', () => undefined);
    server.close(
      () =>
        void bus
          .close()
          .then(() => database.close())
          .finally(() => process.exit(0)),
    );
    if ('closeIdleConnections' in server) server.closeIdleConnections();
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

/** What an operator can act on; anything else with its stack. */
function explain(error: unknown): string {
  if (error instanceof FolderInUseError)
    return `数据目录正被另一个赛务进程使用：${error.message}\nAnother Saiwu process has this data folder open: ${error.message}`;
  if (error instanceof NewerDataError || error instanceof SettingError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return '端口已被占用，请用 PORT 换一个。The port is in use: choose another one with PORT.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
