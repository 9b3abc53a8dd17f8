import { PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { openKysely } from '../database/postgres-compatible.ts';
import type { Database, Log } from '../host.ts';

/** Longest that one statement may take, in milliseconds. */
const statementTimeout = 20_000;

/** Opens a PostgreSQL database by its address. Connections that break are replaced by the pool; the process goes on. */
export function openPostgres(connectionString: string, log: Log): Database {
  const pool = new Pool({
    connectionString,
    max: 20,
    connectionTimeoutMillis: 5000,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 60_000,
    options: '-c timezone=UTC',
  });
  pool.on('error', (error) => log.warn({ error: error.message }, 'a database connection broke'));
  // one that breaks while it is in use fails its query; the event beside that would end the process if nobody listened
  pool.on('connect', (client) => client.on('error', () => undefined));
  const kysely = openKysely(new PostgresDialect({ pool }));
  const connections = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  return { kind: 'server', kysely, connections, close: () => kysely.destroy() };
}
