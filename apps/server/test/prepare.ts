import type { PGlite } from '@electric-sql/pglite';
import { PGliteDialect, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { migrate } from '../src/database/migrate.ts';
import { openKysely } from '../src/database/postgres-compatible.ts';
import { memoryHost } from '../src/browser/memory-host.ts';
import { quickPasswords } from './quick-passwords.ts';
import { seed } from '../src/seed/seed.ts';
import { fixture, testSecret } from './fixture.ts';
import { localBus } from './local-bus.ts';

/** Migrates and seeds an empty database, and puts the fixture's people into it. */
export async function prepare(target: PGlite | string): Promise<void> {
  const kysely = openKysely(
    typeof target === 'string'
      ? new PostgresDialect({ pool: new Pool({ connectionString: target }) })
      : new PGliteDialect({ pglite: target }),
  );
  await migrate(kysely);
  const close = async () => undefined;
  const host = memoryHost({ kind: 'embedded', kysely, close }, localBus().bus, testSecret);
  await seed({ ...host, passwords: quickPasswords }, 'secret-1');
  await fixture(kysely, await quickPasswords.hash('secret-1'));
  if (typeof target === 'string') await kysely.destroy();
}
