import { describe, expect, it } from 'vitest';
import { openServer } from '../../test/harness.ts';

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
    .values({ tenantId, msgId: msg.id, userId: user.id, isRead: message.isRead ?? false })
    .execute();
  return msg.id;
}

async function titles(account: string, body: Record<string, unknown>) {
  const { data } = await server.as(account).call('message.page', { body: { model: {}, ...body } });
  return data.records.map(({ title }: { title: string }) => title);
}

describe("a person's messages", () => {
  it('come unread first, then the newest, whatever sort is asked for', async () => {
    await put('judge1', 1, { title: '一' });
    await put('judge1', 2, { title: '二', isRead: true });
    await put('judge1', 3, { title: '三', isRead: true });
    await put('judge1', 4, { title: '四' });
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
    expect((await server.as('judge2').call('message.mark', { body: [own, id] })).status).toBe(404);
    expect(await titles('judge2', { model: { isRead: false } })).toEqual(['二']);
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

  it.each([[[]], [['x']], [[0]], [['1; drop table msg']], [null]])('%j cannot be marked', async (body) => {
    expect((await server.as('judge1').call('message.mark', { body })).status).toBe(400);
    expect((await server.as('judge1').call('message.get', { params: { id: 'x' } })).status).toBe(400);
  });
});
