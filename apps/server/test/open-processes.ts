import { sql } from 'kysely';
import { afterAll, beforeAll, expect } from 'vitest';
import { createApp } from '../src/http/app.ts';
import { memoryHost } from '../src/browser/memory-host.ts';
import type { OpenHost } from '../src/core/host.ts';
import { quickPasswords } from './quick-passwords.ts';
import { threadWorkers } from '../src/node/threads/thread-workers.ts';
import { eventually } from './eventually.ts';
import { testSecret } from './fixture.ts';
import { callersOf, type TestServer } from './harness.ts';
import { type Connected, ownDatabase, type OwnDatabase } from './own-database.ts';
import { quiet } from './quiet-log.ts';

type Process = Pick<TestServer, 'fetch' | 'headersOf' | 'as' | 'db' | 'host'>;

/**
 * Several processes on one database of their own, in which transactions really commit, for the tests of one file; on the embedded database,
 * apps over its one connection.
 */
export function openProcesses(
  count: number,
  settings: Partial<OpenHost['settings']> = {},
): {
  /** One of them, from 0. */
  at(index: number): Process;
  /**
   * Resolves once so many statements wait for a lock, or what else may come instead of it has. Embedded, where transactions run one after
   * the other and nobody ever waits inside one, at once.
   */
  whenWaiting(count: number, instead?: Promise<unknown>): Promise<void>;
  isEmbedded(): boolean;
} {
  let own: OwnDatabase | undefined;
  const connections: Connected[] = [];
  const processes: { host: OpenHost; app: ReturnType<typeof createApp> }[] = [];

  beforeAll(async () => {
    own = await ownDatabase();
    for (let index = 0; index < count; index += 1) {
      const connected = own.kind === 'server' ? await own.connect() : own.connected;
      connections.push(connected);
      const memory = memoryHost(connected.database, connected.bus, testSecret);
      const host: OpenHost = {
        ...memory,
        passwords: quickPasswords,
        workers: threadWorkers,
        log: quiet,
        settings: { ...memory.settings, ...settings },
      };
      processes.push({ host, app: createApp(host) });
    }
  });
  afterAll(async () => {
    if (own?.kind === 'server') for (const one of connections) await one.close();
    await own?.drop();
  });

  function processAt(index: number) {
    const one = processes[index];
    if (!one) throw new Error(`no process ${index}: they open in beforeAll`);
    return one;
  }

  return {
    at: (index) => ({
      ...callersOf(() => processAt(index)),
      get db() {
        return processAt(index).host.database.kysely;
      },
      get host() {
        return processAt(index).host;
      },
    }),
    async whenWaiting(wanted, instead) {
      if (own?.kind !== 'server') return;
      let hasCome = false;
      const come = () => void (hasCome = true);
      void instead?.then(come, come);
      const { kysely } = processAt(0).host.database;
      await eventually(async () => {
        if (hasCome) return;
        const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(kysely);
        expect(rows[0]?.count).toBeGreaterThanOrEqual(wanted);
      });
    },
    isEmbedded: () => own?.kind === 'embedded',
  };
}
