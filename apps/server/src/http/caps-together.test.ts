import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract, type OperationId } from '@saiwu/openapi';
import { testSecret } from '../../test/fixture.ts';
import { type Connected, ownDatabase, type OwnDatabase } from '../../test/own-database.ts';
import { quickPasswords } from '../../test/quick-passwords.ts';
import { createApp } from './app.ts';
import { memoryHost } from '../browser/memory-host.ts';
import { seedTenantId } from '../core/tenants.ts';

/** Two processes on one database; on the embedded one, two apps over its one connection. */
let own: OwnDatabase;
const connections: Connected[] = [];
let apps: ReturnType<typeof createApp>[];
let token: string;

beforeAll(async () => {
  own = await ownDatabase();
  for (let index = 0; index < 2; index += 1) connections.push(own.kind === 'server' ? await own.connect() : own.connected);
  apps = connections.map(({ database, bus }) =>
    createApp({ ...memoryHost(database, bus, testSecret), passwords: quickPasswords, settings: { tenantMode: 'NONE', limits: 'off' } }),
  );
  const signedIn = await send(0, contract['session.platformSignIn'], { grantType: 'password', account: 'school', password: 'secret-1' });
  token = ((await signedIn.json()) as { data: { token: string } }).data.token; // an envelope
});
afterAll(async () => {
  if (own.kind === 'server') for (const one of connections) await one.close();
  await own.drop();
});

async function send(index: number, { method, path }: { method: string; path: string }, body: object): Promise<Response> {
  const form = body instanceof FormData;
  const headers = {
    authorization: `Basic ${btoa('lamp_web:lamp_web_secret')}`,
    ...(token && { token: `Bearer ${token}` }),
    ...(!form && { 'content-type': 'application/json' }),
  };
  const app = apps[index % apps.length];
  if (!app) throw new Error('there are two');
  const request = new Request(`http://saiwu.test/api${path}`, { method, headers, body: form ? body : JSON.stringify(body) });
  return app.fetch(request, { ip: '198.51.100.23' });
}

/** How many calls at once, over both processes, were answered with each status. */
async function together(id: OperationId, bodies: object[]): Promise<Record<number, number>> {
  const answers = await Promise.all(bodies.map((body, index) => send(index, contract[id], body)));
  const groups = Map.groupBy(answers, ({ status }) => status);
  return Object.fromEntries([...groups].map(([status, list]) => [status, list.length]));
}

const db = () => connections[0]!.database.kysely;
const ownId = async () => (await db().selectFrom('user').where('account', '=', 'school').select('id').executeTakeFirstOrThrow()).id;

it('of twenty settings that are kept at once, there are as many as there is room for', async () => {
  const userId = await ownId();
  const row = { tenantId: seedTenantId, userId, value: '1' };
  await db()
    .insertInto('preference')
    .values(Array.from({ length: 197 }, (_, index) => ({ ...row, key: `key${index}` })))
    .execute();
  const bodies = Array.from({ length: 20 }, (_, index) => ({ key: `new${index}`, value: index }));
  expect(await together('preference.save', bodies)).toEqual({ 200: 3, 409: 17 });
  expect(await db().selectFrom('preference').where('userId', '=', userId).select('key').execute()).toHaveLength(200);
});

it('of twelve exports that are asked for at once, five are open', async () => {
  const body = { resource: 'user', request: { model: {} } };
  expect(
    await together(
      'job.export',
      Array.from({ length: 12 }, () => body),
    ),
  ).toEqual({ 200: 5, 409: 7 });
  expect(await db().selectFrom('job').where('name', '=', 'resource.export').select('id').execute()).toHaveLength(5);
});

it('of two files that come at once, each to a record of its own, the one is kept that one’s space has room for', async () => {
  const createdBy = await ownId();
  const facts = { dataType: 'DOC', submittedFileName: 'a.txt', contextType: 'text/plain', ext: 'txt' } as const;
  const taken = String(20 * 1024 ** 3 - 6);
  await db()
    .insertInto('attachment')
    .values({ tenantId: seedTenantId, bizType: 'NOTES', bizId: '1', path: 'x', size: taken, createdBy, ...facts })
    .execute();
  const bodies = Array.from({ length: 2 }, (_, index) => {
    const form = new FormData();
    form.set('bizType', 'NOTES');
    form.set('bizId', `own-${index}`);
    form.set('file', new File(['text'], 'a.txt'));
    return form;
  });
  expect(await together('attachment.upload', bodies)).toEqual({ 200: 1, 409: 1 });
  const { rows } = await sql<{ total: string }>`select sum(size)::text as total from attachment where created_by = ${createdBy}`.execute(
    db(),
  );
  expect(rows).toEqual([{ total: String(20 * 1024 ** 3 - 2) }]);
});
