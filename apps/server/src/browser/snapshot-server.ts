import type { PGliteOptions } from '@electric-sql/pglite';
import type { Hono } from 'hono';
import type { OpenHost } from '../core/host.ts';
import { randomText } from '../core/tokens.ts';
import { openPGlite } from '../database/pglite.ts';
import { pgliteBus } from '../database/pglite-bus.ts';
import { createJobRunner } from '../domains/jobs/run-job.ts';
import { endStreams } from '../domains/messages/stream/message-hub.ts';
import { createApp } from '../http/app.ts';
import type { AppEnvironment } from '../http/app-environment.ts';
import { jobDefinitions } from '../wiring/job-definitions.ts';
import { memoryHost } from './memory-host.ts';
import { pretendProviders } from './pretend-providers.ts';

/** The whole server on a database that nobody else has. */
export interface SnapshotServer {
  host: OpenHost;
  /** The app under settings other than the usual ones; the database is the same. */
  appWith(settings?: Partial<OpenHost['settings']>): Hono<AppEnvironment>;
  close(): Promise<void>;
}

/** Opens a server whose database begins as the snapshot in `loadDataDir` has it. */
export async function openSnapshotServer(parts: PGliteOptions): Promise<SnapshotServer> {
  const database = await openPGlite(parts);
  const bus = await pgliteBus(database.pglite);
  const host: OpenHost = { ...memoryHost(database, bus, randomText(48)), social: pretendProviders };
  await host.jobQueue.work(createJobRunner(host, jobDefinitions).run);
  const apps = new Map<string, Hono<AppEnvironment>>();
  return {
    host,
    appWith(settings = {}) {
      const key = JSON.stringify(settings);
      const known = apps.get(key) ?? createApp({ ...host, settings: { ...host.settings, ...settings } });
      apps.set(key, known);
      return known;
    },
    async close() {
      endStreams(host);
      await host.jobQueue.stop();
      await bus.close();
      await database.close();
    },
  };
}
