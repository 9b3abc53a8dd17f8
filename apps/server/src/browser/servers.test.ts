// @pglite alone: the database of a browser
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { callersOf } from '../../test/harness.ts';
import { eventually } from '../../test/eventually.ts';
import { createServers } from './servers.ts';
import { openSnapshotServer, type SnapshotServer } from './snapshot-server.ts';

let snapshot: Blob;

beforeAll(() => {
  snapshot = new Blob([readFileSync(process.env['TEST_SNAPSHOT'] ?? '')]);
});

test('nobody sees what another one wrote', async () => {
  const servers = createServers(() => openSnapshotServer({ loadDataDir: snapshot }), navigator.locks);
  const first = await hold('first');
  const second = await hold('second');
  servers.begin('first', true);
  servers.begin('second', true);
  const one = await servers.named('first');
  const other = await servers.named('second');
  expect((await admin(one).call('parameter.save', { body: { key: 'mine', name: '甲的', value: '1' } })).status).toBe(200);
  expect(await keysOn(one)).toContain('mine');
  expect(await keysOn(other)).not.toContain('mine');

  first();
  await eventually(() => expect(servers.named('first')).toBeUndefined());
  const third = await hold('third');
  servers.begin('third', true);
  expect(await keysOn(await servers.named('third'))).not.toContain('mine');
  second();
  third();
});

test('a server ends with the lock of its name, and not before', async () => {
  const servers = createServers(() => openSnapshotServer({ loadDataDir: snapshot }), navigator.locks);
  const release = await hold('page');
  servers.begin('page', true);
  const server = await servers.named('page');
  // another frame of the same page
  servers.begin('page', true);
  expect(await servers.named('page')).toBe(server);
  expect(await keysOn(server)).not.toEqual([]);
  release();
  await eventually(() => expect(servers.named('page')).toBeUndefined());
  await eventually(() => expect(keysOn(server)).rejects.toThrow('driver has already been destroyed'));
});

/** Holds the lock as a page does; the function that it answers lets it go. */
function hold(name: string): Promise<() => void> {
  return new Promise((held) => {
    void navigator.locks.request(name, () => new Promise<void>((release) => held(release)));
  });
}

function admin(server: SnapshotServer | undefined) {
  if (!server) throw new Error('the server is gone');
  return callersOf(() => ({ host: server.host, app: server.appWith() })).as('admin');
}

async function keysOn(server: SnapshotServer | undefined): Promise<string[]> {
  const { data } = await admin(server).call('parameter.page', { body: { size: 100, model: {} } });
  return (data as { records: { key: string }[] }).records.map(({ key }) => key); // the contract's answer
}
