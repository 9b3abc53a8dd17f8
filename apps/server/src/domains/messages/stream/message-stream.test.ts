// @pglite: the bus tells within one process
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openServer } from '../../../../test/harness.ts';
import { checkEvery, endStreams } from './message-hub.ts';

const server = openServer();

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => {
  endStreams(server.host);
  vi.useRealTimers();
});

interface Listening {
  /** The next event or comment but for marks of access. */
  next(): Promise<{ event: string; data: unknown }>;
  /** The next mark of access. */
  mark(): Promise<unknown>;
  /** Resolves when the server has ended it. */
  ended(): Promise<void>;
  leave(): Promise<void>;
}

async function listen(account: string): Promise<Listening> {
  const response = await server.fetch('/api/msg/stream', { headers: await server.headersOf(account) });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  const reader = (response.body as ReadableStream<Uint8Array>).getReader(); // a stream was answered
  const decoder = new TextDecoder();
  let rest = '';
  const read = async () => {
    const { done, value } = await reader.read();
    if (!done) rest += decoder.decode(value);
    return done;
  };
  async function take() {
    while (!rest.includes('\n\n')) if (await read()) throw new Error('the stream has ended');
    const [text = ''] = rest.split('\n\n');
    rest = rest.slice(text.length + 2);
    const event = /^event: (.*)$/m.exec(text)?.[1] ?? 'comment';
    return { event, data: JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? 'null') as unknown }; // compared by the test
  }
  async function nextOf(isWanted: (event: string) => boolean) {
    let told = await take();
    while (!isWanted(told.event)) told = await take();
    return told;
  }
  return {
    next: () => nextOf((event) => event !== 'access'),
    mark: async () => (await nextOf((event) => event === 'access')).data,
    async ended() {
      while (!(await read())) rest = '';
    },
    leave: () => reader.cancel(),
  };
}

async function idOf(account: string): Promise<string> {
  return (await server.db.selectFrom('user').where('account', '=', account).select('id').executeTakeFirstOrThrow()).id;
}

async function tell(...accounts: string[]): Promise<string> {
  const body = { msgDTO: { msgType: 'NOTIFY', content: '一' }, userIdList: await Promise.all(accounts.map(idOf)) };
  return (await server.as('school').call('message.save', { body })).data.id;
}

const unread = (total: number) => ({ event: 'unread', data: { total } });

describe('the stream of a person', () => {
  it('says the unread count at once and at each change, also what is read in another place', async () => {
    await tell('judge1');
    const [stream, second] = [await listen('judge1'), await listen('judge1')];
    expect([await stream.next(), await second.next()]).toEqual([unread(1), unread(1)]);
    const id = await tell('judge1', 'judge2');
    expect([await stream.next(), await second.next()]).toEqual([unread(2), unread(2)]);
    await server.as('judge1').call('message.mark', { body: [id] });
    expect(await stream.next()).toEqual(unread(1));
    await server.as('judge1').call('message.markAll', { body: {} });
    expect(await stream.next()).toEqual(unread(0));
    await server.as('judge1').call('message.remove', { body: [id] });
    expect(await stream.next()).toEqual(unread(0));
  });

  it('is one’s own: what others get, and what is undone, is not told', async () => {
    const [own, other] = [await listen('judge1'), await listen('judge2')];
    expect([await own.next(), await other.next()]).toEqual([unread(0), unread(0)]);
    await server
      .as('school')
      .call('message.save', { body: { msgDTO: { msgType: 'NOTIFY', content: '一' }, roleCodeList: ['GENERAL_MANAGER'] } });
    await tell('judge2');
    expect(await other.next()).toEqual(unread(1));
    await tell('judge1');
    expect(await own.next()).toEqual(unread(1));
  });

  it('hears of a message to thousands by one word on the bus', async () => {
    const people = Array.from({ length: 1000 }, (_, n) => ({ tenantId: '1', account: `many${n}`, name: '众', orgId: '101' }));
    await server.db.insertInto('user').values(people).execute();
    const told: unknown[] = [];
    const stop = server.host.bus.subscribe('message', (payload) => told.push(payload));
    const [student, outside] = [await listen('student'), await listen('other')];
    expect([await student.next(), await outside.next()]).toEqual([unread(0), unread(0)]);
    const { data } = await server.as('school').call('message.save', { body: { msgDTO: { msgType: 'PUBLICITY', content: '一' } } });
    stop();
    expect([data.receiverCount > 1000, told]).toEqual([true, [{ tenantId: '1', msgId: data.id }]]);
    expect(await student.next()).toEqual(unread(1));
    await server
      .as('manager')
      .call('message.save', { body: { msgDTO: { msgType: 'NOTIFY', content: '二' }, userIdList: [await idOf('other')] } });
    expect(await outside.next()).toEqual(unread(1));
  });

  it('carries the progress of the person’s own jobs', async () => {
    const stream = await listen('judge1');
    expect(await stream.next()).toEqual(unread(0));
    const job = { tenantId: '1', id: '7', state: 'RUNNING', done: 3, total: 9 } as const;
    const publish = (userId: string | null, tenantId = '1') => server.host.bus.publish(server.db, 'job', { ...job, tenantId, userId });
    await publish(null);
    await publish(await idOf('judge2'));
    await publish(await idOf('judge1'), '2');
    await publish(await idOf('judge1'));
    expect(await stream.next()).toEqual({ event: 'job', data: { id: '7', state: 'RUNNING', done: 3, total: 9 } });
  });

  it.each([
    ['sign-out', () => server.db.updateTable('session').set({ endedTime: new Date(), endReason: 'LOGOUT' })],
    ['being idle for too long', () => server.db.updateTable('session').set({ idleUntil: new Date(0) })],
    ['a disabled account', () => server.db.updateTable('user').set({ state: false }).where('account', '=', 'judge1')],
    ['an expired tenant', () => server.db.updateTable('tenant').set({ expirationTime: new Date(0) })],
  ])('ends with %s', async (_, end) => {
    const stream = await listen('judge1');
    expect(await stream.next()).toEqual(unread(0));
    await end().execute();
    vi.advanceTimersByTime(checkEvery);
    await stream.ended();
  });

  it('stays while the session does, with a comment now and then', async () => {
    const stream = await listen('judge1');
    expect(await stream.next()).toEqual(unread(0));
    vi.advanceTimersByTime(15_000);
    expect(await stream.next()).toEqual({ event: 'comment', data: null });
    await tell('judge1');
    expect(await stream.next()).toEqual(unread(1));
  });

  it('is one of eight: a ninth ends the oldest, and one that was left makes room', async () => {
    const streams: Listening[] = [];
    for (let n = 0; n < 8; n += 1) streams.push(await listen('judge1'));
    await streams[1]?.leave();
    streams.push(await listen('judge1'));
    expect(await streams[0]?.next()).toEqual(unread(0));
    streams.push(await listen('judge1'));
    await streams[0]?.ended();
    for (const index of [2, 9]) expect(await streams[index]?.next()).toEqual(unread(0));
  });

  it('holds no place in the line of requests', async () => {
    const judges = ['judge1', 'judge2', 'judge3', 'judge4', 'judge5', 'judge6', 'judge7'];
    const streams = await Promise.all(judges.flatMap((account) => Array.from({ length: 5 }, () => listen(account))));
    expect(streams).toHaveLength(35);
    expect((await server.as('judge1').call('message.unread')).data).toEqual({ total: 0 });
    await Promise.all(streams.map((stream) => stream.leave()));
  });

  it('ends for a client that takes nothing', async () => {
    const response = await server.fetch('/api/msg/stream', { headers: await server.headersOf('judge1') });
    const userId = await idOf('judge1');
    for (let done = 0; done < 100; done += 1)
      await server.host.bus.publish(server.db, 'job', { tenantId: '1', userId, id: '7', state: 'RUNNING', done, total: 100 });
    const text = await response.text();
    expect(text.match(/^event: job$/gm)?.length).toBeLessThan(70);
  });

  it('is for the signed-in alone, by header', async () => {
    const { authorization = '' } = await server.headersOf('judge1');
    for (const query of ['', `?token=${encodeURIComponent(authorization)}`])
      expect((await server.fetch(`/api/msg/stream${query}`)).status).toBe(401);
    expect((await server.as(null).call('message.stream')).status).toBe(401);
  });
});

describe('what the reader may do and is shown', () => {
  it('has a mark, which is another one as soon as a role or the menu changes, and for nobody else', async () => {
    const admin = server.as('admin');
    // here no trigger tells it
    const tell = () => server.host.bus.publish(server.db, 'access', { tenantId: '1' });
    const { data: role } = await admin.call('role.save', { body: { name: '试用' } });
    await admin.call('role.assign', { params: { id: role.id }, body: [await idOf('nobody')] });
    const [own, other] = [await listen('nobody'), await listen('school')];
    const first = await own.mark();
    const foreign = await other.mark();
    const { id: resourceId } = await server.db
      .selectFrom('resource')
      .where('code', '=', 'authority:parameter:view')
      .select('id')
      .executeTakeFirstOrThrow();
    await admin.call('role.grant', { body: { roleId: role.id, menuIdList: [], resourceIdList: [resourceId] } });
    await tell();
    const second = await own.mark();
    expect(second).not.toEqual(first);
    await admin.call('role.grant', { body: { roleId: role.id, menuIdList: [], resourceIdList: [] } });
    await tell();
    // taken away again: as it was
    expect(await own.mark()).toEqual(first);
    await admin.call('menu.save', { body: { label: '新的', path: '/new', isGeneral: true } });
    await tell();
    const [third, theirs] = [await own.mark(), await other.mark()];
    expect([third, theirs]).not.toContainEqual(first);
    // the first that they heard since they came: the role was none of theirs
    expect(theirs).not.toEqual(foreign);
  });
});
