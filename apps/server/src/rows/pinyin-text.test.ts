import { sql } from 'kysely';
import { pinyin } from 'pinyin-pro';
import { beforeEach, describe, expect, it } from 'vitest';
import { openServer } from '../../test/harness.ts';
import { readsAs } from './pinyin-text.ts';

const server = openServer();

const names = ['张三', '张三丰', '李四', '曾国藩', '单雄信', '尉迟恭', '长孙无忌', '张乐', '吕布', '西安', '先生', 'VIP用户', 'Anna'];

beforeEach(() =>
  server.db
    .insertInto('user')
    .values(names.map((name, index) => ({ tenantId: '1', account: `read_${index}`, name })))
    .execute(),
);

async function found(text: string): Promise<string[]> {
  const condition = readsAs('user.pinyin', text);
  if (condition === null) return [];
  const own = server.db.selectFrom('user').where('account', 'like', 'read\\_%');
  const rows = await own.where(condition).orderBy('id').select('name').execute();
  return rows.map(({ name }) => name);
}

describe('pinyin finds names', () => {
  it.each([
    ['zhangsan', ['张三', '张三丰']],
    ['Zhang San', ['张三', '张三丰']],
    ['zhangs', ['张三', '张三丰', '长孙无忌']],
    ['zhan', ['张三', '张三丰', '长孙无忌', '张乐']],
    ['zs', ['张三', '张三丰', '长孙无忌']],
    ['zsf', ['张三丰']],
    ['sanfeng', ['张三丰']],
    ['sf', ['张三丰']],
    ['lisi', ['李四']],
    ['lǐsì', ['李四']],
    ['xian', ['西安', '先生']],
    ["xi'an", ['西安', '先生']],
    ['xiansheng', ['先生']],
    ['vipyh', ['VIP用户']],
    ['yonghu', ['VIP用户']],
  ])('%s', async (text, expected) => expect(await found(text)).toEqual(expected));

  it.each([['feng'], ['z'], ['hangsan'], ['an'], ['ngsan'], ['anna'], ['张san'], ['%'], ['']])('not: %s', async (text) => {
    expect(await found(text)).toEqual([]);
  });

  it('surnames as they are read at the beginning of a name, and another reading elsewhere', async () => {
    expect(await found('zengguofan')).toEqual(['曾国藩']);
    expect(await found('cengguofan')).toEqual([]);
    expect(await found('sxx')).toEqual(['单雄信']);
    expect(await found('danxiong')).toEqual([]);
    expect(await found('yuchi')).toEqual(['尉迟恭']);
    expect(await found('weichi')).toEqual([]);
    expect(await found('zhangsunwuji')).toEqual(['长孙无忌']);
    expect(await found('zhangle')).toEqual(['张乐']);
    expect(await found('zhangyue')).toEqual(['张乐']);
  });

  it.each([['lvbu'], ['lubu'], ['lyubu'], ['lübu']])('ü as it is typed: %s', async (text) => {
    expect(await found(text)).toEqual(['吕布']);
  });

  it('reads surnames and common characters as the library does', async () => {
    const surnames = Array.from(
      '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许邓韩冯曹彭曾肖田董潘袁蔡蒋余单查解仇朴缪区盖乐薄',
    ).join('');
    const { rows } = await sql<{ read: string }>`
      select string_agg(split_part(split_part(pinyin_of(surname || '一', true), ' ', 2), '|', 1), ' ' order by place) as read
      from string_to_table(${surnames}, null) with ordinality as one (surname, place)`.execute(server.db);
    const expected = Array.from(surnames, (surname) => pinyin(surname, { mode: 'surname', toneType: 'none', v: true }));
    expect(rows[0]?.read.split(' ')).toEqual(expected);
  });
});

describe('the reading is kept', () => {
  it('when a name changes, by whatever statement', async () => {
    await sql`update "user" set name = '赵六' where account = 'read_0'`.execute(server.db);
    expect(await found('zhaoliu')).toEqual(['赵六']);
    expect(await found('zhangsan')).toEqual(['张三丰']);
  });

  it('of titles by both readings of what is read in two ways', async () => {
    const read = async (title: string) =>
      (await sql<{ read: string | null }>`select pinyin_of(${title}, false) as read`.execute(server.db)).rows[0]?.read ?? null;
    expect(await read('重庆大学')).toBe('^ zhong qing da xue|^ chong qing da xue');
    expect(await read('第10届“互联网+”大赛')).toBe('^ di 1 0 jie hu lian wang da sai');
    expect(await read('Innovation 2026')).toBeNull();
    expect(await read('')).toBeNull();
  });
});
