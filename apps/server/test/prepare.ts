import type { PGlite } from '@electric-sql/pglite';
import { PGliteDialect, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { migrate } from '../src/database/migrate.ts';
import { openKysely } from '../src/database/postgres-compatible.ts';
import { memoryFiles } from '../src/browser/memory-files.ts';
import { argon2Passwords } from '../src/node/argon2-passwords.ts';
import { workerJobs } from '../src/node/worker-jobs.ts';
import { seed } from '../src/seed/seed.ts';
import { fixture } from './fixture.ts';
import { quiet } from './quiet-log.ts';

/** Migrates and seeds an empty database, and puts the fixture's people into it. */
export async function prepare(target: PGlite | string): Promise<void> {
  const kysely = openKysely(
    typeof target === 'string'
      ? new PostgresDialect({ pool: new Pool({ connectionString: target }) })
      : new PGliteDialect({ pglite: target }),
  );
  await migrate(kysely);
  const close = async () => undefined;
  await seed(
    {
      database: { kind: 'embedded', kysely, close },
      files: memoryFiles(),
      clock: { now: () => new Date() },
      passwords: argon2Passwords,
      jobs: workerJobs,
      log: quiet,
      secret: 's'.repeat(32),
      settings: { tenantMode: 'NONE' },
    },
    'secret-1',
  );
  await fixture(kysely, await argon2Passwords.hash('secret-1'));
  if (typeof target === 'string') await kysely.destroy();
}
