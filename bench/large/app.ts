import { memoryHost } from '../../apps/server/src/browser/memory-host.ts';
import type { OpenHost, JobQueue } from '../../apps/server/src/core/host.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { pgliteBus } from '../../apps/server/src/database/pglite-bus.ts';
import { createApp } from '../../apps/server/src/http/app.ts';
import { argon2Passwords } from '../../apps/server/src/node/argon2-passwords.ts';
import { startJobs } from '../../apps/server/src/domains/jobs/start-jobs.ts';
import { openEmbedded } from '../../apps/server/src/node/database/open-embedded.ts';
import { openPostgres } from '../../apps/server/src/node/database/postgres.ts';
import { postgresBus } from '../../apps/server/src/node/database/postgres-bus.ts';
import { pgliteQueue, postgresQueue } from '../../apps/server/src/node/database/pg-boss-queue.ts';
import { threadWorkers } from '../../apps/server/src/node/threads/thread-workers.ts';
import { jobDefinitions } from '../../apps/server/src/wiring/job-definitions.ts';
import { seed } from '../../apps/server/src/seed/seed.ts';
import type { Statements } from './database.ts';

// Loaded through Vite, by `open-app.ts`: the server's modules hold messages and `.sql` files.

/** Password of everybody in a database of a comparison. */
const password = 'secret-1';

/** Posts JSON as somebody; `put` and `get` likewise. Throws where the answer is another than 200. */
export interface Person {
  get(path: string): Promise<unknown>;
  post(path: string, body: object): Promise<unknown>;
  put(path: string, body: object): Promise<unknown>;
}

/** The whole server in this process, without a socket, on a database that is migrated and seeded. */
export interface App {
  host: OpenHost;
  /** To fill tables with. */
  database: Statements;
  /** What `password_hash` of people has to be for `signIn`. */
  passwordHash: string;
  /** Signs somebody in by password. */
  signIn(account: string): Promise<Person>;
  close: () => Promise<void>;
}

/** Whether jobs run beside the requests, from the line and in the threads of the product; without, what is put in line stays there. */
export interface AppOptions {
  withJobs?: boolean;
}

/** On PostgreSQL, to which `client` is connected too. */
export async function onPostgres(url: string, client: Statements, { withJobs = false }: AppOptions = {}): Promise<App> {
  const bus = await postgresBus(url, quiet);
  const database = openPostgres(url, quiet);
  const queue = withJobs ? postgresQueue(url, bus, quiet) : null;
  return appOn(memoryHost(database, bus, secret), queue, client, async () => {
    await bus.close();
    await database.close();
  });
}

/** On the embedded database of a folder. */
export async function onEmbedded(folder: string, { withJobs = false }: AppOptions = {}): Promise<App> {
  const database = await openEmbedded(folder);
  const bus = await pgliteBus(database.pglite);
  const statements = { query: (text: string, values?: unknown[]) => database.pglite.query<Record<string, string>>(text, values) };
  const queue = withJobs ? pgliteQueue(database, bus, quiet) : null;
  return appOn(memoryHost(database, bus, secret), queue, statements, async () => {
    await bus.close();
    await database.close();
  });
}

async function appOn(memory: OpenHost, queue: JobQueue | null, database: Statements, close: () => Promise<void>): Promise<App> {
  const product = queue && { jobQueue: queue, workers: threadWorkers };
  const host: OpenHost = { ...memory, ...product, passwords: argon2Passwords, log: quiet, settings: { tenantMode: 'NONE' } };
  await migrate(host.database.kysely);
  await queue?.open();
  await seed(host, password);
  const jobs = queue && (await startJobs(host, jobDefinitions));
  const app = createApp(host);
  async function send(method: string, path: string, authorization: string, body?: object): Promise<unknown> {
    const headers = { authorization, ...(body && { 'content-type': 'application/json' }) };
    const request = new Request(`http://saiwu.test/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const response = await app.fetch(request, { ip: '203.0.113.7' });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${method} ${path} is answered with ${response.status}: ${text}`);
    return (JSON.parse(text) as { data: unknown }).data; // the envelope of every JSON answer
  }
  return {
    host,
    database,
    passwordHash: await argon2Passwords.hash(password),
    async signIn(account) {
      const form = { grantType: 'password', account, password };
      const data = await send('POST', '/oauth/noToken/login', `Basic ${btoa('lamp_web:lamp_web_secret')}`, form);
      const { token } = data as { token: string }; // the contract's answer
      const bearer = `Bearer ${token}`;
      return {
        get: (path) => send('GET', path, bearer),
        post: (path, body) => send('POST', path, bearer, body),
        put: (path, body) => send('PUT', path, bearer, body),
      };
    },
    close: async () => {
      await jobs?.stop();
      await close();
    },
  };
}

const secret = 'a secret for comparisons, longer than 32 bytes';
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
