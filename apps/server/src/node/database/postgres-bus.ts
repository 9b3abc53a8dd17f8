import { Client } from 'pg';
import type { Bus } from '../../core/bus.ts';
import { channel, notifyBus } from '../../database/notify-bus.ts';
import type { Log } from '../../core/host.ts';
import { createHearing } from './hearing.ts';

/** Milliseconds between two tries to get a lost connection back. */
const retryAfter = 500;
/** Milliseconds between two questions whether the connection is still there. */
const askEvery = 10_000;

/** Asks whether a connection is there, after whoever asks it the same just now. */
function askOf(client: Client): Promise<unknown> {
  const asked = (asking.get(client) ?? Promise.resolve()).then(() => client.query('select 1'));
  asking.set(
    client,
    asked.then(
      () => undefined,
      () => undefined,
    ),
  );
  return asked;
}

const asking = new WeakMap<Client, Promise<void>>();

/**
 * The bus over PostgreSQL: a connection of its own listens, and is replaced when it breaks. Resolves when it listens, or when the first try
 * has failed: a database that is down at start is told by whoever needs it, and the bus goes on trying.
 */
export async function postgresBus(connectionString: string, log: Log): Promise<Bus> {
  let current: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let pulse: NodeJS.Timeout | undefined;
  let isClosed = false;
  const hearing = createHearing(async () => {
    if (!current) throw new Error('the bus has no connection');
    await askOf(current);
  });
  const { bus, hear, reconnected } = notifyBus({
    hasHeard: hearing,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      clearInterval(pulse);
      await current?.end();
    },
  });

  async function connect(isFirst: boolean): Promise<void> {
    const client = new Client({
      connectionString,
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
      application_name: 'saiwu bus',
    });
    let isLost = false;
    const lose = () => {
      if (isLost || isClosed) return;
      isLost = true;
      current = null;
      clearInterval(pulse);
      void client.end().catch(() => undefined);
      timer = setTimeout(() => void connect(false), retryAfter);
    };
    // a connection that is half gone says nothing by itself
    pulse = setInterval(() => {
      askOf(client).catch((error: unknown) => {
        log.warn({ error: error instanceof Error ? error.message : String(error) }, 'the bus lost its connection');
        lose();
      });
    }, askEvery);
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
