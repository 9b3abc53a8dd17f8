import { Client } from 'pg';
import type { Bus } from '../bus.ts';
import { channel, notifyBus } from '../database/notify-bus.ts';
import type { Log } from '../host.ts';

/** Milliseconds between two tries to get a lost connection back. */
const retryAfter = 500;

/**
 * The bus over PostgreSQL: a connection of its own listens, and is replaced when it breaks. Resolves when it listens, or when the first try
 * has failed: a database that is down at start is told by whoever needs it, and the bus goes on trying.
 */
export async function postgresBus(connectionString: string, log: Log): Promise<Bus> {
  let current: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const { bus, hear, reconnected } = notifyBus(async () => {
    isClosed = true;
    clearTimeout(timer);
    await current?.end();
  });

  async function connect(isFirst: boolean): Promise<void> {
    const client = new Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 5000, application_name: 'saiwu bus' });
    let isLost = false;
    const lose = () => {
      if (isLost || isClosed) return;
      isLost = true;
      current = null;
      timer = setTimeout(() => void connect(false), retryAfter);
    };
    client.on('notification', ({ payload }) => hear(payload ?? '{}'));
    client.on('error', (error) => {
      log.warn({ error: error.message }, 'the bus lost its connection');
      lose();
    });
    client.on('end', lose);
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      current = client;
      if (!isFirst) reconnected();
    } catch (error) {
      log.warn({ error: error instanceof Error ? error.message : String(error) }, 'the bus cannot reach the database');
      lose();
    }
  }

  await connect(true);
  return bus;
}
