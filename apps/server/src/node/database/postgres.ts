import { PostgresDialect } from 'kysely';
import { Pool, type PoolClient } from 'pg';
import { openKysely } from '../../database/postgres-compatible.ts';
import type { Database, Log } from '../../core/host.ts';
import { type Asked, createAsked, namingClient } from './naming-client.ts';
import { watchPulse } from './pulse.ts';

/** Longest that one statement may take, in milliseconds. */
const statementTimeout = 20_000;
/** Longest that anybody waits for a connection, in milliseconds. */
const connectionTimeout = 4000;

/**
 * Opens a PostgreSQL database by its address. Connections that break are replaced; the process goes on. While the database does not answer,
 * whoever waits for it is told within 4 seconds, and whoever comes is told at once (`troubleOf`). `most`: connections at the same time.
 */
export function openPostgres(connectionString: string, log: Log, most = 20): Database {
  const asked = createAsked();
  let current = openPool(connectionString, log, asked, most);
  const pulse = watchPulse(connectionString, {
    onLost() {
      log.warn({}, 'the database does not answer');
      const lost = current;
      current = openPool(connectionString, log, asked, most);
      lost.giveUp();
    },
    onBack: () => log.warn({}, 'the database answers again'),
  });
  const pool = {
    async connect() {
      if (!pulse.isThere()) throw Object.assign(new Error('the database does not answer'), { code: '08006' });
      return current.pool.connect();
    },
    async end() {
      await pulse.stop();
      await current.pool.end();
    },
    get options() {
      return current.pool.options;
    },
  };
  const kysely = openKysely(new PostgresDialect({ pool }));
  const connections = () => ({ total: current.pool.totalCount, idle: current.pool.idleCount, waiting: current.pool.waitingCount });
  return { kind: 'server', kysely, connections, wroteAt: asked.wroteAt, close: () => kysely.destroy() };
}

/** `giveUp`: fails whatever waits for an answer, and lets the connections go. */
function openPool(connectionString: string, log: Log, asked: Asked, most: number): { pool: Pool; giveUp(): void } {
  const pool = new Pool({
    connectionString,
    Client: namingClient(asked),
    max: most,
    connectionTimeoutMillis: connectionTimeout,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 60_000,
    options: '-c timezone=UTC',
  });
  const used = new Set<PoolClient>();
  pool.on('error', (error) => log.warn({ error: error.message }, 'a database connection broke'));
  // one that breaks while it is in use fails its query; the event beside that would end the process if nobody listened
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('acquire', (client) => used.add(client));
  pool.on('release', (_, client) => used.delete(client));
  return {
    pool,
    giveUp() {
      void pool.end();
      // with a query under way, this closes the socket without waiting for an answer
      for (const client of used) void client.end();
    },
  };
}
