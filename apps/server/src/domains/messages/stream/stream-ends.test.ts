import { contract } from '@saiwu/openapi';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Connected, ownDatabase, type OwnDatabase } from '../../../../test/own-database.ts';
import { eventually } from '../../../../test/eventually.ts';
import { quiet } from '../../../../test/quiet-log.ts';
import { createApp } from '../../../http/app.ts';
import { memoryHost } from '../../../browser/memory-host.ts';
import type { OpenHost } from '../../../core/host.ts';
import { endStreams } from './message-hub.ts';

/** Two processes on one database; on the embedded one, two hosts in the one process. */
let own: OwnDatabase;
let processes: Connected[];
let first: OpenHost;
let second: OpenHost;
const tenMinutes = 600_000;
const account = 'judge1';
const password = 'a good pass-phrase 7';

beforeAll(async () => {
  own = await ownDatabase();
  const opened = own;
  processes = opened.kind === 'server' ? await Promise.all([1, 2].map(() => opened.connect())) : [1, 2].map(() => opened.connected);
  const [one, other] = processes.map(({ database, bus }) => ({
    ...memoryHost(database, bus, 'a secret for tests, longer than 32 bytes'),
    log: quiet,
  }));
  if (!one || !other) throw new Error('there are two');
  [first, second] = [one, other];
  // no look at all the sessions comes in between: what ends a stream was told
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
beforeEach(async () => {
  const db = first.database.kysely;
  const passwordHash = await first.passwords.hash(password);
  await db.updateTable('tenant').set({ state: 'NORMAL', expirationTime: null }).execute();
  await db.updateTable('role').set({ state: true }).execute();
  await db.updateTable('user').set({ state: true, passwordHash, mustChangePassword: false }).where('account', '=', account).execute();
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const host of [first, second]) endStreams(host);
  second.clock = first.clock;
});
afterAll(async () => {
  vi.useRealTimers();
  if (own.kind === 'server') for (const one of processes) await one.close();
  await own.drop();
});

interface Person {
  id: string;
  token: string;
}

function send(
  host: OpenHost,
  operation: { method: string; path: string },
  headers: Record<string, string>,
  body?: object,
): Promise<Response> {
  const init = {
    method: operation.method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  };
  return Promise.resolve(createApp(host).fetch(new Request(`http://saiwu.test/api${operation.path}`, init)));
}

async function signIn(): Promise<Person> {
  const application = { authorization: `Basic ${btoa('lamp_web:lamp_web_secret')}` };
  const answer = await send(first, contract['session.platformSignIn'], application, { grantType: 'password', account, password });
  const { data } = (await answer.json()) as { data: { token: string; userId: string } }; // an envelope
  return { id: data.userId, token: data.token };
}

const bearer = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

interface Listening {
  /** False when the server has ended it. */
  next(): Promise<boolean>;
  /** Whether an event with this text comes before the server ends it. */
  hears(text: string): Promise<boolean>;
  ended(): Promise<void>;
}

/** A stream that has begun. */
async function listen(person: Person, at = second): Promise<Listening> {
  const { status, body } = await send(at, contract['message.stream'], bearer(person));
  expect(status).toBe(200);
  const reader = (body as ReadableStream<Uint8Array>).getReader(); // a stream was answered
  const next = async () => !(await reader.read()).done;
  const hears = async (text: string) => {
    for (let told = ''; !told.includes(text);) {
      const { done, value } = await reader.read();
      if (done) return false;
      told += new TextDecoder().decode(value);
    }
    return true;
  };
  const ended = async () => {
    while (await next());
  };
  expect(await next()).toBe(true);
  return { next, hears, ended };
}

it.each<[string, (person: Person) => Promise<unknown>]>([
  ['signing out', (person) => send(first, contract['session.signOut'], bearer(person), { token: person.token })],
  [
    'a new password, set elsewhere',
    async ({ id }) => {
      const body = { id, oldPassword: password, password: 'another phrase 8', confirmPassword: 'another phrase 8' };
      expect((await send(first, contract['session.changePassword'], bearer(await signIn()), body)).status).toBe(200);
    },
  ],
  ['being signed out', () => first.database.kysely.updateTable('session').set({ endedTime: new Date(), endReason: 'ENDED' }).execute()],
  ['a session that is taken away', () => first.database.kysely.deleteFrom('session').execute()],
  ['a disabled account', ({ id }) => first.database.kysely.updateTable('user').set({ state: false }).where('id', '=', id).execute()],
  ['a disabled role', () => first.database.kysely.updateTable('role').set({ state: false }).execute()],
  ['a disabled tenant', () => first.database.kysely.updateTable('tenant').set({ state: 'FORBIDDEN' }).execute()],
  [
    'a tenant that has expired',
    () =>
      first.database.kysely
        .updateTable('tenant')
        .set({ expirationTime: new Date(0) })
        .execute(),
  ],
  // the last one: nothing gives it back
  ['a role that is taken away', ({ id }) => first.database.kysely.deleteFrom('userRole').where('userId', '=', id).execute()],
])('a stream at another process ends with %s, without anybody looking', async (_, act) => {
  const person = await signIn();
  const stream = await listen(person);
  await act(person);
  await expect(stream.ended()).resolves.toBeUndefined();
});

it('a stream ends at the moment when its tenant expires', async () => {
  const person = await signIn();
  const begun = Date.now();
  second.clock = { now: () => new Date(begun) };
  await first.database.kysely
    .updateTable('tenant')
    .set({ expirationTime: new Date(begun + tenMinutes) })
    .execute();
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const stream = await listen(person);
  const look = await eventually(() => {
    const [until] = timers.mock.calls.find(([, milliseconds]) => milliseconds === tenMinutes) ?? [];
    if (!until) throw new Error('no timer is set for that moment');
    return until;
  });
  second.clock = { now: () => new Date(begun + tenMinutes) };
  look();
  await expect(stream.ended()).resolves.toBeUndefined();
});

it('the stream of one session goes on when another one of the same person ends', async () => {
  const [leaving, staying] = [await signIn(), await signIn()];
  const [left, stream] = [await listen(leaving), await listen(staying)];
  await send(first, contract['session.signOut'], bearer(leaving), { token: leaving.token });
  await left.ended();
  const job = { tenantId: '1', userId: staying.id, id: '7', state: 'RUNNING', done: 1, total: 2 } as const;
  await first.bus.publish(first.database.kysely, 'job', job);
  expect(await stream.next()).toBe(true);
});

it('of the streams that one person opens at several processes the newest eight stay', async () => {
  const person = await signIn();
  const streams: Listening[] = [];
  for (let n = 0; n < 8; n += 1) streams.push(await listen(person, n % 2 === 0 ? first : second));
  streams.push(await listen(person, second));
  await streams[0]?.ended();
  const job = { tenantId: '1', userId: person.id, id: '7', state: 'RUNNING', done: 1, total: 2 } as const;
  await first.bus.publish(first.database.kysely, 'job', job);
  expect(await Promise.all(streams.slice(1).map((stream) => stream.hears('event: job')))).toEqual(Array.from({ length: 8 }, () => true));
});
