// @pglite alone: the disk under PGlite
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { emptyDatabase } from '../../test/empty-database.ts';
import { serverOn } from '../../test/own-server.ts';
import { openPGlite } from './pglite.ts';
import { pgliteBus } from './pglite-bus.ts';

it('without room on the disk what writes is answered with 507, what reads goes on, and all is well when there is room again', async () => {
  let isFull = false;
  const database = await openPGlite({ loadDataDir: new Blob([readFileSync(process.env['TEST_SNAPSHOT'] ?? '')]) }, () => !isFull);
  try {
    const server = serverOn({ database, bus: await pgliteBus(database.pglite) });
    const admin = await server.signIn('admin');
    const parameter = (key: string) => admin('/authority/parameter', { key, name: 'n', value: 'v' });
    isFull = true;
    const refused = await parameter('one.more');
    expect([refused.status, (await refused.json()).msg]).toEqual([507, '存储空间已满，没有保存，请联系管理员']);
    await expect(server.signIn('school')).rejects.toThrow('507');
    expect((await admin('/authority/parameter/page', { model: {} })).status).toBe(200);
    expect((await server.fetch('/readyz')).status).toBe(200);
    isFull = false;
    expect((await parameter('one.more')).status).toBe(200);
    await server.signIn('school');
  } finally {
    await database.close();
  }
});

it('is closed also where it was asked nothing: a command that refuses at once would not end', async () => {
  const { pglite, close } = await openPGlite({ loadDataDir: emptyDatabase() });
  await close();
  expect(pglite.closed).toBe(true);
});
