import { contract, type Operation, type OperationId } from '@saiwu/openapi';
import { afterEach, expect, it } from 'vitest';
import { openServer } from '../harness.ts';
import { ask } from './ask.ts';
import { signInAll } from './identities.ts';
import { requestFor } from './requests.ts';
import { buildWorld, tenants } from './world.ts';

const server = openServer({ tenantMode: 'COLUMN' }, 'kept');
const given = server.given(async () => {
  const world = await buildWorld(server);
  return { world, people: await signInAll(server, world) };
});
const closed = Object.entries<Operation>(contract)
  .filter(([, { access }]) => access !== 'open')
  .map(([id]) => id as OperationId); // keys of the contract

afterEach(() => {
  server.host.settings.tenantMode = 'COLUMN';
});

/** What each operation answers to a token under some header, where that is not 401. */
async function lettingIn(token: string, tenant: string | null): Promise<[OperationId, number][]> {
  const { world } = given();
  const found: [OperationId, number][] = [];
  for (const id of closed) {
    const headers = { token, ...(tenant !== null && { tenant: Buffer.from(tenant).toString('base64') }) };
    const { status } = await ask(server, id, requestFor(id, world.own), headers);
    if (status !== 401) found.push([id, status]);
  }
  return found;
}

it('no operation takes a token of one tenant for another, whoever has it, whatever the header says', async () => {
  const { people } = given();
  expect(await lettingIn(people.OT.headers['token'] ?? '', tenants.first.code)).toEqual([]);
  expect(await lettingIn(people.SA.headers['token'] ?? '', tenants.other.code)).toEqual([]);
});

it('where there is one tenant, the others that the database has are not reached, by no operation and no header', async () => {
  const { people } = given();
  server.host.settings.tenantMode = 'NONE';
  expect(await lettingIn(people.OT.headers['token'] ?? '', tenants.other.code)).toEqual([]);
});

it('where there is one tenant, signing in finds its own people, not those of the same account elsewhere', async () => {
  server.host.settings.tenantMode = 'NONE';
  const { world, people } = given();
  const tenant = Buffer.from(tenants.other.code).toString('base64');
  const { text } = await ask(server, 'session.platformSignIn', requestFor('session.platformSignIn', world.otherTenant), {
    ...people.no.headers,
    tenant,
  });
  expect(JSON.parse(text)).toMatchObject({ data: { userId: world.own.user, account: 'student' } });
});
