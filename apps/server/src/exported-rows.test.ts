import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownServer, type OwnServer } from '../test/own-server.ts';

let server: OwnServer;
beforeAll(async () => {
  server = await ownServer();
  await sql`insert into parameter (tenant_id, key, name, value) select 1, 'many.' || n, 'n', 'v' from generate_series(1, 6000) n`.execute(
    server.host.database.kysely,
  );
});
afterAll(() => server.close());

it('others get their turn between the batches of exports, however many run', async () => {
  const admin = await server.signIn('admin');
  let running = 3;
  const exporting = Array.from({ length: running }, async () => {
    const response = await admin('/authority/parameter/export', { model: { key: 'many.' } });
    const { byteLength } = await response.arrayBuffer();
    running -= 1;
    return byteLength;
  });
  let asked = 0;
  while (running > 0) {
    expect((await admin('/authority/dictionary/page', { model: {} })).status).toBe(200);
    asked += 1;
  }
  for (const size of await Promise.all(exporting)) expect(size).toBeGreaterThan(50_000);
  // each export has twelve batches; on PostgreSQL, which has a connection for everybody, they may be done sooner
  expect(asked).toBeGreaterThan(server.kind === 'embedded' ? 24 : 0);
});
