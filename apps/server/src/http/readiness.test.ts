import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Connected, ownDatabase, type OwnDatabase } from '../../test/own-database.ts';
import { quiet } from '../../test/quiet-log.ts';
import { createApp } from './app.ts';
import { memoryHost } from '../browser/memory-host.ts';
import { contract } from '@saiwu/openapi';
import { sql } from 'kysely';

let own: OwnDatabase;
let connected: Connected;
beforeAll(async () => {
  own = await ownDatabase();
  connected = own.kind === 'server' ? await own.connect() : own.connected;
});
afterAll(async () => {
  if (own.kind === 'server') await connected.close();
  await own.drop();
});

/** The app; `open` lets the pictures of its captchas through, each of which holds a place until then. */
function appWithSlowPictures() {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const host = memoryHost({ ...connected.database, kind: 'embedded' }, connected.bus, 'a secret for tests, longer than 32 bytes');
  host.log = quiet;
  let asked = 0;
  host.workers.captcha = async () => {
    asked += 1;
    await opened;
    return new Uint8Array();
  };
  const app = createApp(host);
  const statusOf = async (path: string) => (await app.fetch(new Request(`http://saiwu.test${path}`))).status;
  const ask = () => statusOf(`/api${contract['captcha.image'].path}?key=${crypto.randomUUID()}`);
  return { statusOf, ask, open, asked: () => asked };
}

it('is not ready while the line is full, nor while nobody in it gets a place', async () => {
  const { statusOf, ask, open, asked } = appWithSlowPictures();
  const running = Array.from({ length: 32 }, ask);
  await expect.poll(asked).toBe(32);
  expect(await statusOf('/readyz')).toBe(200);
  const first = ask();
  await expect.poll(() => statusOf('/readyz')).toBe(503);
  expect(await statusOf('/healthz')).toBe(200);
  open();
  expect(await Promise.all([...running, first])).toEqual(Array(33).fill(200));
  expect(await statusOf('/readyz')).toBe(200);
});

it('is not ready at once when the line is full', async () => {
  const { statusOf, ask, open, asked } = appWithSlowPictures();
  const all = Array.from({ length: 32 + 256 }, ask);
  await expect.poll(asked).toBe(32);
  await expect.poll(() => statusOf('/readyz')).toBe(503);
  expect(await ask()).toBe(503);
  open();
  await Promise.all(all);
});

it('is not ready, and says so soon, while the database does not answer', async () => {
  const { statusOf } = appWithSlowPictures();
  const held = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const holding = connected.database.kysely.transaction().execute(async (transaction) => {
    await sql`lock table tenant in access exclusive mode`.execute(transaction);
    begun.resolve();
    await held.promise;
  });
  await begun.promise;
  expect(await Promise.all(Array.from({ length: 20 }, () => statusOf('/readyz')))).toEqual(Array(20).fill(503));
  held.resolve();
  await holding;
  expect(await statusOf('/readyz')).toBe(200);
});
