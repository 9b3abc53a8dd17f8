import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyDatabase } from '../../test/empty-database.ts';
import { migrate } from './migrate.ts';
import { openPGlite } from './pglite.ts';

let database: Awaited<ReturnType<typeof openPGlite>>;

beforeAll(async () => {
  database = await openPGlite({ loadDataDir: emptyDatabase() });
  await migrate(database.kysely, '0026-callers');
});
afterAll(() => database.close());

it('names that were written before are read in pinyin too', async () => {
  const db = database.kysely;
  await sql`insert into tenant (id, code, name) values (1, '0000', '一个企业')`.execute(db);
  await sql`insert into org (tenant_id, id, tree_path, type, label) values (1, 11, '/11/', 'school', '重庆大学')`.execute(db);
  await sql`insert into "user" (tenant_id, id, account, name) values (1, 21, 'zeng', '曾国藩'), (1, 22, 'anna', 'Anna')`.execute(db);
  await sql`insert into contest (tenant_id, id, org_id, title, edition, tracks, registration_start, registration_end)
    values (1, 31, 11, '挑战杯', 2026, '{甲}', now(), now())`.execute(db);
  await sql`insert into project (tenant_id, id, contest_id, org_id, school_id, number, title, track, state)
    values (1, 51, 31, 11, 11, '1', '水质监测', '甲', 'SUBMITTED')`.execute(db);

  await migrate(db);

  const { rows } = await sql<{ pinyin: string | null }>`
    select pinyin from (select id, pinyin from "user" union all select id, pinyin from org union all select id, pinyin from contest
      union all select id, pinyin from project) named order by id`.execute(db);
  expect(rows.map(({ pinyin }) => pinyin)).toEqual([
    '^ zhong qing da xue|^ chong qing da xue',
    '^ zeng guo fan',
    null,
    '^ tiao zhan bei',
    '^ shui zhi jian ce',
  ]);
});
