import { contract } from '@saiwu/openapi';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testSecret } from '../../../test/fixture.ts';
import { type Connected, ownDatabase, type OwnDatabase } from '../../../test/own-database.ts';
import { quiet } from '../../../test/quiet-log.ts';
import { quickPasswords } from '../../../test/quick-passwords.ts';
import { allHeard } from '../../../test/all-heard.ts';
import { createApp } from '../../http/app.ts';
import type { Context } from '../../core/context.ts';
import { memoryHost } from '../../browser/memory-host.ts';
import type { OpenHost } from '../../core/host.ts';
import { systemContext } from '../jobs/job-context.ts';
import { readParameter } from '../../services/parameters/read-parameter.ts';
import { seedTenantId } from '../../core/tenants.ts';
import { signingKeys } from './session/signing-keys/signing-key.ts';

/** Three processes on one database; on the embedded one, three apps over its one connection. */
let own: OwnDatabase;
const connections: Connected[] = [];
let processes: { host: OpenHost; app: ReturnType<typeof createApp> }[];
let compared = 0;

beforeAll(async () => {
  own = await ownDatabase();
  processes = [];
  for (let index = 0; index < 3; index += 1) {
    const connected = own.kind === 'server' ? await own.connect() : own.connected;
    connections.push(connected);
    const passwords: OpenHost['passwords'] = {
      ...quickPasswords,
      verify: async (hash, password) => {
        if (hash === stored) compared += 1;
        const isRight = await quickPasswords.verify(hash, password);
        await meanwhile?.();
        return isRight;
      },
    };
    const host = { ...memoryHost(connected.database, connected.bus, testSecret), passwords, log: quiet };
    processes.push({ host, app: createApp(host) });
  }
});
afterAll(async () => {
  if (own.kind === 'server') for (const one of connections) await one.close();
  await own.drop();
});

/** The hash whose comparisons are counted. */
let stored = '';

const hosts = () => processes.map(({ host }) => host);

/** Happens after a password was compared, before its session is opened. */
let meanwhile: (() => Promise<void>) | null = null;

const database = () => {
  const [first] = processes;
  if (!first) throw new Error('no process');
  return first.host.database.kysely;
};

async function ask(index: number, path: string, init: RequestInit = {}) {
  const one = processes[index % processes.length];
  if (!one) throw new Error('no process');
  const response = await one.app.fetch(new Request(`http://saiwu.test/api${path}`, init), { ip: '198.51.100.23' });
  const body = (await response.json()) as { code: number; data: { token: string; refreshToken: string; resourceList: string[] } }; // an envelope
  return { ...body, status: response.status };
}

function signIn(index: number, account: string, password = 'secret-1') {
  return ask(index, '/oauth/noToken/login', {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('lamp_web:lamp_web_secret')}`, 'content-type': 'application/json' },
    body: JSON.stringify({ grantType: 'password', account, password }),
  });
}

async function contextOf(host: OpenHost): Promise<Context> {
  const ctx = await systemContext(host, seedTenantId);
  if (!ctx) throw new Error('no tenant');
  return ctx;
}

const visible = (index: number, token: string) => ask(index, '/oauth/resource/visible', { headers: { token: `Bearer ${token}` } });

/** What the three processes answer to one token. */
const everywhere = async (token: string) => Promise.all(processes.map(async (_, index) => (await visible(index, token)).status));

it('a hundred guesses over three processes at once: five are compared', async () => {
  const row = await database().selectFrom('user').where('account', '=', 'other').select('passwordHash').executeTakeFirstOrThrow();
  // the fixture's people share one hash: this one is told apart
  stored = await quickPasswords.hash('a password of its own');
  expect(row.passwordHash).not.toBe(stored);
  await database().updateTable('user').set({ passwordHash: stored }).where('account', '=', 'other').execute();
  const guesses = await Promise.all(Array.from({ length: 100 }, (_, index) => signIn(index, 'other', 'wrong')));
  expect([compared, guesses.filter(({ status }) => status === 400).length, guesses.filter(({ status }) => status === 429).length]).toEqual([
    5, 30, 70,
  ]);
  await database().deleteFrom('limitCounter').execute();
});

it('a class that signs in at the same moment, each person in several places, gets in: what is still compared is no wrong guess', async () => {
  const accounts = ['judge1', 'judge2', 'judge3', 'judge4', 'judge5'];
  const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => signIn(index, accounts[index % 5] ?? '')));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 200));
  await database().updateTable('session').set({ endedTime: new Date() }).execute();
});

it('each of four wrong guesses at once counts, beside a right one that came before, and a twentieth locks where its owner has signed in from', async () => {
  expect((await signIn(0, 'judge6')).status).toBe(200);
  const wrong = () => database().selectFrom('user').where('account', '=', 'judge6').select('passwordErrorNum').executeTakeFirstOrThrow();
  await Promise.all([0, 1, 2, 3].map((index) => signIn(index, 'judge6', 'wrong')));
  expect(await wrong()).toEqual({ passwordErrorNum: 4 });
  await Promise.all(Array.from({ length: 15 }, (_, index) => signIn(index, 'judge6', 'wrong')));
  expect(await wrong()).toEqual({ passwordErrorNum: 19 });
  await signIn(0, 'judge6', 'wrong');
  expect([await wrong(), (await signIn(1, 'judge6')).status]).toEqual([{ passwordErrorNum: 20 }, 400]);
  await database().deleteFrom('limitCounter').execute();
});

it('a password that is reset while somebody signs in with it opens no session', async () => {
  const manager = (await signIn(1, 'manager')).data.token;
  const { id } = await database().selectFrom('user').where('account', '=', 'judge6').select('id').executeTakeFirstOrThrow();
  await database().updateTable('user').set({ passwordErrorNum: 0 }).where('id', '=', id).execute();
  const { method, path } = contract['user.reset'];
  let reset: number | undefined;
  meanwhile = async () => {
    meanwhile = null;
    const headers = { token: `Bearer ${manager}`, 'content-type': 'application/json' };
    reset = (await ask(1, path, { method, headers, body: JSON.stringify({ id, password: 'another-1', confirmPassword: 'another-1' }) }))
      .status;
  };
  const late = await signIn(0, 'judge6');
  const open = await database().selectFrom('session').where('userId', '=', id).where('endedTime', 'is', null).select('id').execute();
  expect([reset, late.status, open]).toEqual([200, 400, []]);
});

it('of those who sign in at the same moment, as many stay as the policy has room for', async () => {
  const openOf = async (account: string) => {
    const rows = database().selectFrom('session').innerJoin('user', 'user.id', 'session.userId').where('user.account', '=', account);
    return (await rows.where('session.endedTime', 'is', null).select(['session.clientId']).execute()).length;
  };
  const setPolicy = async (value: string) => {
    await database().updateTable('parameter').set({ value }).where('key', '=', 'LoginPolicy').execute();
    await processes[0]?.host.bus.publish(database(), 'parameter', { tenantId: seedTenantId });
    await allHeard(hosts());
    const known = await Promise.all(hosts().map(async (host) => readParameter(await contextOf(host), 'LoginPolicy')));
    expect(known).toEqual([value, value, value]);
  };
  const together = async (account: string) => {
    const answers = await Promise.all(Array.from({ length: 5 }, (_, index) => signIn(index, account)));
    const alive = await Promise.all(answers.map(async ({ data }, index) => (await visible(index, data.token)).status));
    return [answers.every(({ status }) => status === 200), alive.filter((status) => status === 200).length, await openOf(account)];
  };
  expect(await together('judge1')).toEqual([true, 5, 5]);
  await setPolicy('ONLY_ONE_CLIENT');
  expect(await together('judge2')).toEqual([true, 1, 1]);
  await setPolicy('ONLY_ONE');
  expect(await together('judge3')).toEqual([true, 1, 1]);
  await setPolicy('MANY');
  await database().updateTable('tenant').set({ isMultipleLogin: false }).execute();
  // who did not write it themselves may hear of it later
  await allHeard(hosts());
  expect(await together('judge4')).toEqual([true, 1, 1]);
  await database().updateTable('tenant').set({ isMultipleLogin: true }).execute();
});

it('a role that changes, a user who is disabled and a tenant that is over are refused by the next request, in other processes as soon as they have heard of it', async () => {
  const { data } = await signIn(0, 'school');
  expect(await everywhere(data.token)).toEqual([200, 200, 200]);
  const { id: roleId } = await database().selectFrom('role').where('code', '=', 'XMANAGEMENT').select('id').executeTakeFirstOrThrow();
  const codesOf = async (index: number) => (await visible(index, data.token)).data.resourceList.includes('contest:add');
  expect(await codesOf(1)).toBe(true);
  const addContest = async (index: number) => {
    const init = { method: 'POST', headers: { token: `Bearer ${data.token}`, 'content-type': 'application/json' }, body: '{}' };
    return (await ask(index, contract['contest.save'].path, init)).status;
  };
  expect([await addContest(0), await addContest(2)]).toEqual([400, 400]);
  await database().updateTable('role').set({ state: false }).where('id', '=', roleId).execute();
  expect([await codesOf(0), await addContest(0)]).toEqual([false, 403]);
  await allHeard(hosts());
  expect([await codesOf(1), await addContest(2)]).toEqual([false, 403]);
  await database().updateTable('role').set({ state: true }).where('id', '=', roleId).execute();

  await database().updateTable('tenant').set({ expirationTime: new Date() }).execute();
  await allHeard(hosts());
  expect([await everywhere(data.token), (await signIn(1, 'school')).status]).toEqual([[400, 400, 400], 400]);
  await database().updateTable('tenant').set({ expirationTime: null }).execute();
  await allHeard(hosts());
  expect(await everywhere(data.token)).toEqual([200, 200, 200]);

  await database().updateTable('user').set({ state: false }).where('account', '=', 'school').execute();
  await allHeard(hosts());
  expect(await everywhere(data.token)).toEqual([401, 401, 401]);
  const refreshed = await ask(2, '/oauth/noToken/login', {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('lamp_web:lamp_web_secret')}`, 'content-type': 'application/json' },
    body: JSON.stringify({ grantType: 'refresh_token', refreshToken: data.refreshToken }),
  });
  expect([refreshed.status, refreshed.code, (await signIn(1, 'school')).status]).toEqual([400, 40009, 400]);
});

it('a new key signs in every process, the one before is read, and one before that is not', async () => {
  const manager = (await signIn(0, 'manager')).data.token;
  const kid = (token: string) => (JSON.parse(atob(token.split('.')[0] ?? '')) as { kid: string }).kid; // a token's head
  const rotate = (token: string) => ask(1, '/authority/signingKey/rotate', { method: 'POST', headers: { token: `Bearer ${token}` } });
  expect((await rotate((await signIn(0, 'judge5')).data.token)).status).toBe(403);
  expect((await rotate(manager)).status).toBe(200);
  // a process that has not heard of it yet reads what another signs with it all the same
  const renewed = (await signIn(1, 'manager')).data.token;
  expect([kid(renewed) === kid(manager), await everywhere(renewed), await everywhere(manager)]).toEqual([
    false,
    [200, 200, 200],
    [200, 200, 200],
  ]);
  const signers = async () => Promise.all(processes.map(async (_, index) => kid((await signIn(index, 'manager')).data.token)));
  await allHeard(hosts());
  expect(new Set(await signers())).toEqual(new Set([kid(renewed)]));

  expect((await rotate(renewed)).status).toBe(200);
  await allHeard(hosts());
  expect(await everywhere(manager)).toEqual([401, 401, 401]);
  expect(await everywhere(renewed)).toEqual([200, 200, 200]);
  const keys = await database().selectFrom('signingKey').select(['sealedKey', 'retireTime']).execute();
  expect([keys.length, keys.filter(({ retireTime }) => retireTime === null).length]).toEqual([2, 1]);
  // a key is nowhere to be read in the database
  const { bytes } = await signingKeys({ host: processes[0]?.host ?? never(), db: database() }).newest();
  expect(JSON.stringify(keys)).not.toContain(btoa(String.fromCharCode(...bytes)));
});

function never(): never {
  throw new Error('no process');
}
