import { setTimeout as pause } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';

/** Milliseconds between two questions while it answers, and between two tries while it does not. */
const askEvery = { there: 1000, gone: 250 };
/** Milliseconds in which it has to answer, twice over: after the first it may have been this process that stood still. */
const strike = 1000;

export interface Pulse {
  /** Whether the database answered last. */
  isThere(): boolean;
  stop(): Promise<void>;
}

/**
 * Asks a PostgreSQL every second, over a connection of its own, whether it is there. A statement that takes long and one that hangs with
 * its database look alike from here; this is what tells them apart. `onLost` runs each time that it stops answering, `onBack` when it
 * answers again.
 */
export function watchPulse(connectionString: string, { onLost, onBack }: { onLost: () => void; onBack: () => void }): Pulse {
  const stopping = new AbortController();
  let client: Client | null = null;
  let isThere = true;

  async function connect(): Promise<Client> {
    const made = new Client({ connectionString, connectionTimeoutMillis: 2 * strike, application_name: 'saiwu pulse' });
    made.on('error', () => undefined);
    await made.connect();
    return made;
  }
  async function ask(): Promise<boolean> {
    const held = client;
    try {
      client ??= await connect();
      return await answers(client);
    } catch (error) {
      client = null;
      // a connection that broke tells what was: meanwhile the database may be back
      if (held) return ask();
      // whoever turns us away by name is there: too many connections are no reason to leave those that others have
      return error instanceof DatabaseError && !isGoing(error);
    }
  }
  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      const answered = await ask();
      if (!answered) drop();
      if (answered !== isThere && !stopping.signal.aborted) {
        isThere = answered;
        (answered ? onBack : onLost)();
      }
      await pause(askEvery[isThere ? 'there' : 'gone'], undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
    drop();
  }
  function drop(): void {
    void client?.end().catch(() => undefined);
    client = null;
  }

  const watching = watch();
  return {
    isThere: () => isThere,
    stop: () => {
      stopping.abort();
      return watching;
    },
  };
}

async function answers(client: Client): Promise<boolean> {
  const strikes = pause(strike, undefined, { ref: false }).then(() => pause(strike, false, { ref: false }));
  return Promise.race([client.query('select 1').then(() => true), strikes]);
}

/** Starting, or stopping. */
function isGoing(error: DatabaseError): boolean {
  return error.code?.startsWith('57P') ?? false;
}
