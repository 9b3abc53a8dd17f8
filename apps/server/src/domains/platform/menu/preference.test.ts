import { describe, expect, it } from 'vitest';
import { openServer } from '../../../../test/harness.ts';

const server = openServer();
const get = async (account: string, key: string) => (await server.as(account).call('preference.get', { query: { key } })).data;
const save = (account: string, body: unknown) => server.as(account).call('preference.save', { body });

describe('what a person has arranged', () => {
  it.each([
    ['an object', { hidden: ['name'], widths: { key: 120 } }],
    ['a list', [1, null, 'x']],
    ['text', '  读 '],
    ['empty text', ''],
    ['a number', 0],
    ['a boolean', false],
  ])('comes back as it was: %s', async (_, value) => {
    expect((await save('judge1', { key: 'table:parameter', value })).data).toBe(true);
    expect(await get('judge1', 'table:parameter')).toEqual(value);
  });

  it('is replaced by the next, and forgotten without a value or with null', async () => {
    await save('judge1', { key: 'a', value: 1 });
    await save('judge1', { key: 'b', value: 1 });
    await save('judge1', { key: 'a', value: 2 });
    expect(await get('judge1', 'a')).toBe(2);
    await save('judge1', { key: 'a' });
    await save('judge1', { key: 'b', value: null });
    expect([await get('judge1', 'a'), await get('judge1', 'b'), await get('judge1', 'c')]).toEqual([null, null, null]);
  });

  it('is nobody else’s', async () => {
    await save('judge1', { key: 'a', value: 'mine' });
    await save('judge2', { key: 'a', value: 'yours' });
    for (const account of ['school', 'admin', 'nobody']) {
      expect(await get(account, 'a')).toBeNull();
      await save(account, { key: 'a' });
    }
    expect([await get('judge1', 'a'), await get('judge2', 'a')]).toEqual(['mine', 'yours']);
  });

  it('is not that of another tenant, even under the same user id', async () => {
    const { id } = await server.db.selectFrom('user').where('account', '=', 'judge1').select('id').executeTakeFirstOrThrow();
    await server.db.insertInto('tenant').values({ id: '2', code: 'other', name: '另一租户', expirationTime: null }).execute();
    await server.db.insertInto('user').values({ tenantId: '2', id, account: 'judge1', name: '同号' }).execute();
    await server.db.insertInto('preference').values({ tenantId: '2', userId: id, key: 'a', value: '"别处"' }).execute();
    expect(await get('judge1', 'a')).toBeNull();
    await save('judge1', { key: 'a', value: '这里' });
    await save('judge1', { key: 'a' });
    const left = await server.db.selectFrom('preference').select(['tenantId', 'value']).execute();
    expect(left).toEqual([{ tenantId: '2', value: '"别处"' }]);
  });

  it('goes with the person', async () => {
    await save('school', { key: 'a', value: 1 });
    const { id } = await server.db.selectFrom('user').where('account', '=', 'school').select('id').executeTakeFirstOrThrow();
    await server.db.deleteFrom('user').where('id', '=', id).execute();
    expect(await server.db.selectFrom('preference').selectAll().execute()).toEqual([]);
  });

  it('is no line in the operation log', async () => {
    await save('judge1', { key: 'a', value: 1 });
    await save('judge1', { key: '', value: 1 });
    expect(await server.db.selectFrom('optLog').selectAll().execute()).toEqual([]);
  });
});

describe('what cannot be kept', () => {
  it.each([[''], ['a b'], ['键'], ["a'; drop table preference"], ['x'.repeat(101)]])('is what stands under the key %j', async (key) => {
    const refused = await save('judge1', { key, value: 1 });
    const reason = key === '' ? '不能为空' : '键只能用字母、数字和 _ . : -，最多 100 个字符';
    expect([refused.status, refused.extra.fieldErrors]).toEqual([400, { key: reason }]);
    expect((await server.as('judge1').call('preference.get', { query: { key } })).status).toBe(400);
  });

  it('is more than 32 KB, counted as they are sent', async () => {
    expect((await save('judge1', { key: 'a', value: 'x'.repeat(32 * 1024 - 2) })).status).toBe(200);
    for (const value of ['x'.repeat(32 * 1024 - 1), '字'.repeat(11_000)]) {
      const refused = await save('judge1', { key: 'a', value });
      expect([refused.status, refused.extra.fieldErrors]).toEqual([400, { value: '内容太大，最多 32 KB' }]);
    }
    expect(await get('judge1', 'a')).toHaveLength(32 * 1024 - 2);
  });

  it('is a 201st key; those that are there still change and go', async () => {
    for (let index = 0; index < 200; index += 1) await save('judge1', { key: `key${index}`, value: index });
    const refused = await save('judge1', { key: 'one.more', value: 1 });
    expect([refused.status, refused.msg]).toEqual([409, '每人最多保存 200 项设置，请先删除不用的']);
    expect((await save('judge1', { key: 'key0', value: 'new' })).status).toBe(200);
    await save('judge1', { key: 'key1' });
    expect((await save('judge1', { key: 'one.more', value: 1 })).status).toBe(200);
    expect((await save('judge2', { key: 'one.more', value: 1 })).status).toBe(200);
  });
});
