import { memoryHost } from '../../apps/server/src/browser/memory-host.ts';
import type { Host } from '../../apps/server/src/core/host.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { pgliteBus } from '../../apps/server/src/database/pglite-bus.ts';
import { createApp } from '../../apps/server/src/http/app.ts';
import { argon2Passwords } from '../../apps/server/src/node/argon2-passwords.ts';
import { openEmbedded } from '../../apps/server/src/node/database/open-embedded.ts';
import { openPostgres } from '../../apps/server/src/node/database/postgres.ts';
import { postgresBus } from '../../apps/server/src/node/database/postgres-bus.ts';
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
  host: Host;
  /** To fill tables with. */
  database: Statements;
  /** What `password_hash` of people has to be for `signIn`. */
  passwordHash: string;
  /** Signs somebody in by password. */
  signIn(account: string): Promise<Person>;
  close: () => Promise<void>;
}

/** On PostgreSQL, to which `client` is connected too. */
export async function onPostgres(url: string, client: Statements): Promise<App> {
  const bus = await postgresBus(url, quiet);
  const database = openPostgres(url, quiet);
  return appOn(memoryHost(database, bus, secret), client, async () => {
    await bus.close();
    await database.close();
  });
}

/** On the embedded database of a folder. */
export async function onEmbedded(folder: string): Promise<App> {
  const database = await openEmbedded(folder);
  const bus = await pgliteBus(database.pglite);
  const statements = { query: (text: string, values?: unknown[]) => database.pglite.query<Record<string, string>>(text, values) };
  return appOn(memoryHost(database, bus, secret), statements, async () => {
    await bus.close();
    await database.close();
  });
}

async function appOn(memory: Host, database: Statements, close: () => Promise<void>): Promise<App> {
  const host: Host = { ...memory, passwords: argon2Passwords, log: quiet, settings: { tenantMode: 'NONE' } };
  await migrate(host.database.kysely);
  await seed(host, password);
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
    close,
  };
}

const secret = 'a secret for comparisons, longer than 32 bytes';
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
