import { describe, expect, it } from 'vitest';
import { openServer } from '../../../test/harness.ts';

const server = openServer();
const minute = 60_000;
const start = Date.parse('2026-03-01T00:00:00Z');

/** Puts a message into somebody's box, the n-th minute after the start; answers its id. */
async function put(account: string, n: number, message: { title: string; type?: 'WAIT' | 'WARN'; isRead?: boolean }, tenantId = '1') {
  const user = await server.db
    .selectFrom('user')
    .where('account', '=', account)
    .where('tenantId', '=', tenantId)
    .select('id')
    .executeTakeFirstOrThrow();
  const msg = await server.db
    .insertInto('msg')
    .values({
      tenantId,
      msgType: message.type ?? 'WAIT',
      bizType: 'CONTEST',
      title: message.title,
      content: `内容：${message.title}`,
      createTime: new Date(start + n * minute),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto('msgReceiver')
    .values({ tenantId, msgId: msg.id, userId: user.id, isRead: message.isRead ?? false, createTime: new Date(start + n * minute) })
    .execute();
  return msg.id;
}

async function titles(account: string, body: Record<string, unknown>) {
  const { data } = await server.as(account).call('message.page', { body: { model: {}, ...body } });
  return data.records.map(({ title }: { title: string }) => title);
}

describe("a person's messages", () => {
  it('come unread first, then the newest, whatever sort is asked for', async () => {
    await put('judge1', 4, { title: '四' });
    await put('judge1', 1, { title: '一' });
    await put('judge1', 3, { title: '三', isRead: true });
    await put('judge1', 2, { title: '二', isRead: true });
    expect(await titles('judge1', {})).toEqual(['四', '一', '三', '二']);
    expect(await titles('judge1', { sort: 'title', order: 'ascending' })).toEqual(['四', '一', '三', '二']);
    expect(await titles('judge1', { size: 2, current: 2 })).toEqual(['三', '二']);
  });

  it('are filtered by state, kind and text; wildcards stand for themselves', async () => {
    await put('judge1', 1, { title: '一百', type: 'WARN' });
    await put('judge1', 2, { title: '100%', isRead: true });
    expect(await titles('judge1', { model: { isRead: false } })).toEqual(['一百']);
    expect(await titles('judge1', { model: { isRead: true } })).toEqual(['100%']);
    expect(await titles('judge1', { model: { isRead: null, msgType: 'WARN' } })).toEqual(['一百']);
    expect(await titles('judge1', { model: { msgType: ['WAIT', 'NOTIFY'], bizType: 'CONTEST' } })).toEqual(['100%']);
    expect(await titles('judge1', { model: { msgType: { code: 'WARN' }, bizType: { code: '' } } })).toEqual(['一百']);
    expect(await titles('judge1', { model: { title: '%' } })).toEqual(['100%']);
    expect(await titles('judge1', { model: { content: '内容：一' } })).toEqual(['一百']);
  });

  it('say in which instant they came, in the zone of the tenant and without one', async () => {
    const id = await put('judge1', 0, { title: '一' });
    const { data } = await server.as('judge1', 'en').call('message.get', { params: { id } });
    expect(data).toMatchObject({
      createTime: '2026-03-01 08:00:00',
      createMillis: String(start),
      msgType: { code: 'WAIT', desc: 'To do' },
    });
  });

  it('are nobody else’s: neither to list, nor to open, nor to mark', async () => {
    const id = await put('judge1', 1, { title: '一' });
    const own = await put('judge2', 1, { title: '二' });
    for (const account of ['judge2', 'school', 'admin', 'nobody']) {
      expect(await titles(account, {})).not.toContain('一');
      expect((await server.as(account).call('message.get', { params: { id } })).status).toBe(404);
      expect((await server.as(account).call('message.mark', { body: [id] })).status).toBe(404);
    }
    // passed over, as one that is gone would be
    expect(await server.as('judge2').call('message.mark', { body: [own, id] })).toMatchObject({ data: true, extra: { passedOver: 1 } });
    expect(await titles('judge2', { model: { isRead: false } })).toEqual([]);
    expect(await titles('judge1', { model: { isRead: false } })).toEqual(['一']);
  });

  it('are not those of another tenant, even under the same user id', async () => {
    const { id } = await server.db.selectFrom('user').where('account', '=', 'judge1').select('id').executeTakeFirstOrThrow();
    await server.db.insertInto('tenant').values({ id: '2', code: 'other', name: '另一租户', expirationTime: null }).execute();
    await server.db.insertInto('user').values({ tenantId: '2', id, account: 'judge1', name: '同号' }).execute();
    const foreign = await put('judge1', 1, { title: '别处' }, '2');
    expect(await titles('judge1', {})).toEqual([]);
    expect((await server.as('judge1').call('message.get', { params: { id: foreign } })).status).toBe(404);
    expect((await server.as('judge1').call('message.mark', { body: [foreign] })).status).toBe(404);
  });

  it('are marked as read once', async () => {
    const [first, second] = [await put('judge1', 1, { title: '一' }), await put('judge1', 2, { title: '二' })];
    server.setNow(new Date('2026-03-02T00:00:00Z'));
    expect((await server.as('judge1').call('message.mark', { body: [first, first] })).data).toBe(true);
    server.setNow(new Date('2026-03-03T00:00:00Z'));
    await server.as('judge1').call('message.mark', { body: [first, second] });
    const read = await Promise.all([first, second].map((id) => server.as('judge1').call('message.get', { params: { id } })));
    expect(read.map(({ data }) => [data.isRead, data.readTime])).toEqual([
      [true, '2026-03-02 08:00:00'],
      [true, '2026-03-03 08:00:00'],
    ]);
  });

  it('are filtered by the time they came, to the second and by the day in the zone of the tenant', async () => {
    await put('judge1', 0, { title: '八点' });
    await put('judge1', 60 * 16, { title: '零点' });
    const between = (createTime_st: string, createTime_ed: string) => titles('judge1', { extra: { createTime_st, createTime_ed } });
    expect(await between('2026-03-01', '2026-03-01')).toEqual(['八点']);
    expect(await between('2026-03-01 08:00:01', '2026-03-02 00:00:00')).toEqual(['零点']);
    expect(await between('2026-03-02', '')).toEqual(['零点']);
  });

  it('are marked as read by the calls of other front ends too', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 8; n += 1) ids.push(await put('judge1', n, { title: String(n) }));
    const [a, b, c, d, e, f, g, h] = ids;
    const headers = await server.headersOf('judge1');
    for (const query of [`msgIds[]=${a}&msgIds[]=${b}`, `msgIds=${c},${d}`, `ids=${e}&ts=1`, `msgCenterIds%5B%5D=${f}`])
      expect((await server.fetch(`/api/msg/msg/mark?${query}`, { headers })).status).toBe(200);
    expect((await server.as('judge1').call('message.markMine', { body: { ids: [g] } })).data).toBe(true);
    expect((await server.fetch(`/api/msg/msg/mark?ids=${h}`, { headers: { ...headers, origin: 'https://evil.example' } })).status).toBe(
      403,
    );
    expect((await server.fetch('/api/msg/msg/mark', { headers })).status).toBe(400);
    expect((await server.fetch(`/api/msg/msg/mark?ids=${h}`)).status).toBe(401);
    expect(await titles('judge1', { model: { isRead: false } })).toEqual(['7']);
  });

  it('are counted exactly below a hundred, and marked all at once or by type', async () => {
    const unread = async (account = 'judge1') => (await server.as(account).call('message.unread')).data.total;
    await put('judge1', 1, { title: '预警', type: 'WARN' });
    await put('judge1', 2, { title: '读过', isRead: true });
    await put('judge2', 2, { title: '别人的' });
    const msgId = await put('judge1', 3, { title: '多' });
    const { tenantId, userId } = await server.db
      .selectFrom('msgReceiver')
      .where('msgId', '=', msgId)
      .select(['tenantId', 'userId'])
      .executeTakeFirstOrThrow();
    const many = Array.from({ length: 120 }, (_, n) => ({ tenantId, msgType: 'NOTIFY' as const, title: `${n}`, content: '' }));
    const more = await server.db.insertInto('msg').values(many).returning('id').execute();
    const fill = (from: number, to: number) =>
      server.db
        .insertInto('msgReceiver')
        .values(more.slice(from, to).map(({ id }) => ({ tenantId, msgId: id, userId })))
        .execute();
    await fill(0, 97);
    expect(await unread()).toBe(99);
    await fill(97, 120);
    expect(await unread()).toBe(100);
    expect((await server.as('judge1').call('message.markAll', { body: { msgType: 'WARN' } })).data).toBe(1);
    expect((await server.as('judge1').call('message.markAll', { body: {} })).data).toBe(121);
    expect((await server.as('judge1').call('message.markAll', { body: {} })).data).toBe(0);
    expect([await unread(), await unread('judge2')]).toEqual([0, 1]);
  });

  it('of others are passed over in a deletion, also one that is in nobody’s box', async () => {
    const [own, theirs] = [await put('judge1', 1, { title: '一' }), await put('judge2', 2, { title: '二' })];
    const { id: inNone } = await server.db
      .insertInto('msg')
      .values({ tenantId: '1', msgType: 'NOTIFY', bizType: 'CONTEST', title: '三', content: '三' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const answer = await server.as('judge1').call('message.remove', { body: [own, theirs, inNone] });
    expect(answer).toMatchObject({ data: true, extra: { passedOver: 2 } });
    const left = await server.db.selectFrom('msg').where('id', 'in', [own, theirs, inNone]).orderBy('title').select('title').execute();
    expect(left.map(({ title }) => title)).toEqual(['三', '二']);
  });

  it('are taken out of one box, and go altogether with the last', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.push(await put('judge1', n, { title: String(n) }));
    const [shared = '', ...own] = ids;
    const { id: userId } = await server.db.selectFrom('user').where('account', '=', 'judge2').select('id').executeTakeFirstOrThrow();
    await server.db.insertInto('msgReceiver').values({ tenantId: '1', msgId: shared, userId }).execute();
    const left = async () =>
      (await server.db.selectFrom('msg').where('id', 'in', ids).orderBy('title').select('title').execute()).map(({ title }) => title);
    const remove = (body: unknown, account = 'judge1') => server.as(account).call('message.remove', { body });
    expect((await remove([own[0]], 'judge2')).status).toBe(404);
    expect(await remove([shared, '999999'])).toMatchObject({ data: true, extra: { passedOver: 1 } });
    expect([await titles('judge1', {}), await left()]).toEqual([
      ['4', '3', '2', '1'],
      ['0', '1', '2', '3', '4'],
    ]);
    expect((await remove([shared])).status).toBe(404);
    await remove([shared], 'judge2');
    const headers = await server.headersOf('judge1');
    await remove({ ids: [own[0]] });
    for (const query of [`ids[]=${own[1]}&ids[]=${own[2]}`, `ids=${own[3]}&ts=1`])
      expect((await server.fetch(`/api/msg/msg?${query}`, { method: 'DELETE', headers })).status).toBe(200);
    expect((await server.fetch('/api/msg/msg?ts=1', { method: 'DELETE', headers })).status).toBe(400);
    expect([await titles('judge1', {}), await left()]).toEqual([[], []]);
  });

  it.each([[[]], [['x']], [[0]], [['1; drop table msg']], [null]])('%j cannot be marked', async (body) => {
    expect((await server.as('judge1').call('message.mark', { body })).status).toBe(400);
    expect((await server.as('judge1').call('message.get', { params: { id: 'x' } })).status).toBe(400);
  });
});
