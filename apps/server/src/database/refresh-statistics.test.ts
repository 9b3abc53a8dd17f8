import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openServer } from '../../test/harness.ts';
import { refreshStatistics } from './refresh-statistics.ts';

const server = openServer();

it('counts the columns, but not what an index keeps of their texts', async () => {
  await sql`insert into "user" (tenant_id, account, name) select 1, 'counted_' || n, '众' || n from generate_series(1, 100) n`.execute(
    server.db,
  );
  const ctx = { db: server.db, host: server.host } as never; // what it needs of a context
  const figures = async (table: string) => {
    const { rows } = await sql<{ figures: string }>`select concat(histogram_bounds, most_common_vals, most_common_elems) as figures
      from pg_stats where tablename = ${table}`.execute(server.db);
    return rows.map((row) => row.figures).join('\n');
  };
  await refreshStatistics(ctx, ['userRole', 'user'], 99);
  expect(await figures('user')).not.toContain('counted_');
  await refreshStatistics(ctx, ['userRole', 'user'], 100);
  expect(await figures('user')).toContain('counted_');
  expect(await figures('user_search')).not.toContain('众');
});
