import type { OpenHost } from '../core/host.ts';
import { migrate } from '../database/migrate.ts';
import { type DemoAccount, loadDemo } from '../demo/load-demo.ts';
import { loadAreas } from '../domains/reference/load-areas.ts';
import { seed } from '../seed/seed.ts';
import { readChinaAreas } from './china-areas.ts';
import type { NodeSettings } from './settings.ts';

/** What the operator is told once. */
export interface Prepared {
  /** The administrator's, where this start made them. */
  oneTimePassword: string | null;
  /** The demonstration's. */
  accounts: DemoAccount[];
}

/** Everything that needs the database before the first request. It can be done again where it broke off. */
export async function prepare(host: OpenHost, settings: NodeSettings, hasDemo: boolean): Promise<Prepared> {
  await migrate(host.database.kysely);
  const first = await seed(host, settings.adminPassword ?? (hasDemo ? settings.demoPassword : undefined));
  await loadAreas(host.database.kysely, readChinaAreas);
  await host.jobQueue.open();
  const accounts = hasDemo ? await loadDemo(host, settings.demoPassword) : [];
  return { oneTimePassword: first?.oneTimePassword ?? null, accounts };
}
