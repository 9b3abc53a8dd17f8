import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Connected, ownDatabase, type OwnDatabase } from '../../../test/own-database.ts';
import { allHeard } from '../../../test/all-heard.ts';
import { createApp } from '../../http/app.ts';
import { memoryHost } from '../../browser/memory-host.ts';
import { seedTenantId } from '../../core/tenants.ts';

let own: OwnDatabase;
const processes: Connected[] = [];

beforeAll(async () => {
  own = await ownDatabase();
  for (let index = 0; index < 3; index += 1) await start();
});
afterAll(async () => {
  if (own.kind === 'server') for (const one of processes) await one.close();
  await own.drop();
});

/** On PostgreSQL a process with connections of its own; embedded, all processes share the one connection. */
async function start(): Promise<Connected> {
  const connected = own.kind === 'server' ? await own.connect() : own.connected;
  processes.push(connected);
  return connected;
}

function asking({ database, bus }: Connected) {
  const app = createApp(memoryHost(database, bus, 's'.repeat(32)));
  return async (path: string) => (await app.fetch(new Request(`http://saiwu.test/api${path}`), { ip: '198.51.100.23' })).status;
}

it('rules hold in three processes as soon as they have heard of them, which count requests together; a fourth that starts later counts on', async () => {
  const ask = processes.map(asking);
  const everywhere = () => Promise.all(ask.map((one) => one('/contest/anything')));
  expect(await everywhere()).toEqual([404, 404, 404]);

  const rule = { tenantId: seedTenantId, requestMethod: 'ALL', ip: null, limitStart: null, limitEnd: null };
  const [first] = processes;
  await first?.database.kysely.transaction().execute(async (db) => {
    await db
      .insertInto('blockList')
      .values({ ...rule, requestUri: '/contest/**' })
      .execute();
    await db
      .insertInto('rateLimiter')
      .values({ ...rule, requestUri: '/oauth/**', count: 40, intervalSec: 600 })
      .execute();
    await first.bus.publish(db, 'limits', { tenantId: seedTenantId });
  });
  await allHeard(processes);
  expect(await everywhere()).toEqual([403, 403, 403]);

  const statuses = await Promise.all(Array.from({ length: 50 }, () => ask.map((one) => one('/oauth/menu/router'))).flat());
  expect([statuses.filter((status) => status === 401).length, statuses.filter((status) => status === 429).length]).toEqual([40, 110]);
  expect(await asking(await start())('/oauth/menu/router')).toBe(429);
});
