import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownServer, type OwnServer } from '../../../test/own-server.ts';

let server: OwnServer;
beforeAll(async () => {
  server = await ownServer();
  await sql`insert into parameter (tenant_id, key, name, value) select 1, 'many.' || n, 'n', 'v' from generate_series(1, 3000) n`.execute(
    server.host.database.kysely,
  );
});
afterAll(() => server.close());

it('others get their turn between the batches of exports, however many run', async () => {
  const admin = await server.signIn('admin');
  const sizes: number[] = [];
  const exporting = Array.from({ length: 3 }, async () => {
    const response = await admin('/authority/parameter/export', { model: { key: 'many.' } });
    sizes.push((await response.arrayBuffer()).byteLength);
  });
  let asked = 0;
  while (sizes.length < exporting.length) {
    expect((await admin('/authority/dictionary/page', { model: {} })).status).toBe(200);
    asked += 1;
  }
  await Promise.all(exporting);
  expect(sizes.every((size) => size > 25_000)).toBe(true);
  // each export has six batches; on PostgreSQL, which has a connection for everybody, they may be done sooner
  expect(asked).toBeGreaterThan(server.kind === 'embedded' ? 12 : 0);
});
