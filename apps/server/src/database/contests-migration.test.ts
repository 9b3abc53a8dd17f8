import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyDatabase } from '../../test/empty-database.ts';
import { migrate } from './migrate.ts';
import { openPGlite } from './pglite.ts';

let database: Awaited<ReturnType<typeof openPGlite>>;

beforeAll(async () => {
  database = await openPGlite({ loadDataDir: emptyDatabase() });
  await migrate(database.kysely, '0054-first-of-type');
});
afterAll(() => database.close());

it('contests that were described in plain text read as they did, and what they asked people to agree to is its first version', async () => {
  const db = database.kysely;
  await sql`insert into tenant (id, code, name) values (1, '0000', '一个企业')`.execute(db);
  await sql`insert into org (tenant_id, id, tree_path, label, type) values (1, 2, '/2/', '一所学校', 'school')`.execute(db);
  const add = (id: number, state: string, describe: string | null, consent: string | null) =>
    sql`insert into contest (tenant_id, id, org_id, title, edition, tracks, registration_start, registration_end, state, describe, setup)
      values (1, ${id}, 2, '大赛', 2026, '{甲}', now(), now(), ${state}, ${describe}, ${JSON.stringify({ consent })}::jsonb)`.execute(db);
  await add(11, 'PUBLISHED', '面向 <全校> & 外校\r\n\r\n每队 3 人', '我承诺');
  await add(12, 'DRAFT', ' \n ', '还没有发布');
  await add(13, 'FINISHED', null, null);

  await migrate(db);

  const contests = await sql<{ id: string; describe: string }>`select id, describe from contest order by id`.execute(db);
  expect(contests.rows.map(({ describe }) => describe)).toEqual(['<p>面向 &lt;全校&gt; &amp; 外校</p><p>每队 3 人</p>', null, null]);
  const consents = await sql`select contest_id::int as contest, version, text from contest_consent`.execute(db);
  expect(consents.rows).toEqual([{ contest: 11, version: 1, text: '我承诺' }]);
});
