import { CompiledQuery, type Kysely, type KyselyPlugin, type QueryId } from 'kysely';
import { memoryHost } from '../src/browser/memory-host.ts';
import type { OpenHost } from '../src/core/host.ts';
import { createApp } from '../src/http/app.ts';
import { quickPasswords } from './quick-passwords.ts';
import { threadWorkers } from '../src/node/threads/thread-workers.ts';
import type { Schema } from '../src/schema/schema.ts';
import { testSecret } from './fixture.ts';
import { callersOf, type Person } from './harness.ts';
import { ownDatabase } from './own-database.ts';
import { quiet } from './quiet-log.ts';

/** A statement as it reached the database. */
export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

export interface NotingServer {
  as(account: string): Person;
  /** Sends a statement that is not noted. */
  query(text: string, values?: readonly unknown[]): Promise<{ rows: Record<string, string>[] }>;
  /** What was sent since this was called last, in the order in which it was. */
  takeNoted(): Statement[];
  close(): Promise<void>;
}

/** The app on a database of a test's own, which notes every statement that it sends. */
export async function notingServer(): Promise<NotingServer> {
  const own = await ownDatabase();
  const connected = own.kind === 'server' ? await own.connect() : own.connected;
  const { kysely } = connected.database;
  let noted: Statement[] = [];
  const database = {
    ...connected.database,
    kysely: followed(
      kysely,
      noting(kysely, (statement) => noted.push(statement)),
    ),
  };
  const host: OpenHost = {
    ...memoryHost(database, connected.bus, testSecret),
    passwords: quickPasswords,
    workers: threadWorkers,
    log: quiet,
  };
  const app = createApp(host);
  return {
    // to sign somebody in is none of it
    as: (account) => callersOf(() => ({ host: { ...host, database: connected.database }, app })).as(account),
    async query(text, values = []) {
      const { rows } = await kysely.executeQuery(CompiledQuery.raw(text, [...values]));
      return { rows: rows as Record<string, string>[] }; // what statements of tests answer
    },
    takeNoted() {
      const taken = noted;
      noted = [];
      return taken;
    },
    async close() {
      if (own.kind === 'server') await connected.close();
      await own.drop();
    },
  };
}

/** A database with a plugin that stays the last one, whatever the server adds for a tenant, in transactions too. */
function followed(db: Kysely<Schema>, last: KyselyPlugin): Kysely<Schema> {
  const inner = db.withPlugin(last);
  return new Proxy(inner, {
    get(_, key) {
      if (key === 'withPlugin') return (plugin: KyselyPlugin) => followed(db.withPlugin(plugin), last);
      if (key === 'transaction')
        return () => ({
          execute: <T>(work: (db: Kysely<Schema>) => Promise<T>) => db.transaction().execute((within) => work(followed(within, last))),
        });
      const value: unknown = Reflect.get(inner, key, inner);
      return typeof value === 'function' ? (value.bind(inner) as unknown) : value; // Kysely keeps its state in private fields
    },
  });
}

/** The last of the plugins: it sees a query as it is compiled. Parts that are put together come by too, but have no result. */
function noting(kysely: Kysely<Schema>, note: (statement: Statement) => void): KyselyPlugin {
  const compiled = new WeakMap<QueryId, Statement>();
  return {
    transformQuery({ node, queryId }) {
      compiled.set(queryId, kysely.getExecutor().compileQuery(node, queryId));
      return node;
    },
    async transformResult({ queryId, result }) {
      const statement = compiled.get(queryId);
      if (statement) note(statement);
      return result;
    },
  };
}
