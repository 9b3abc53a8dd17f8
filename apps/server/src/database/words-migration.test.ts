import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyDatabase } from '../../test/empty-database.ts';
import { sayIn } from '../core/language.ts';
import { knownParameters } from '../services/parameters/known-parameters.ts';
import { migrate } from './migrate.ts';
import { openPGlite } from './pglite.ts';

let database: Awaited<ReturnType<typeof openPGlite>>;

beforeAll(async () => {
  database = await openPGlite({ loadDataDir: emptyDatabase() });
  // with a tenant that was there, 0003 writes the descriptions of its day
  await migrate(database.kysely, '0002-contest');
  await sql`insert into tenant (id, code, name) values (1, '0000', '一个企业')`.execute(database.kysely);
  await migrate(database.kysely, '0029-corrections');
});
afterAll(() => database.close());

it('parameters that nobody has described otherwise say what we ship', async () => {
  const db = database.kysely;
  await sql`update parameter set describe = '我们的“文档”' where key = 'DocsUrl'`.execute(db);

  await migrate(db);

  const { rows } = await sql<{ key: string; describe: string }>`
    select key, describe from parameter where key in ('DocsUrl', 'RepositoryUrl', 'GreetQrCode', 'GreetText') order by key`.execute(db);
  const say = sayIn('zh');
  expect(rows).toEqual([
    { key: 'DocsUrl', describe: '我们的“文档”' },
    { key: 'GreetQrCode', describe: say(knownParameters.GreetQrCode.describe) },
    { key: 'GreetText', describe: say(knownParameters.GreetText.describe) },
    { key: 'RepositoryUrl', describe: say(knownParameters.RepositoryUrl.describe) },
  ]);
});
