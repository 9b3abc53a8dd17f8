import { describe, expect, test } from 'vitest';
import { collationKeys } from './collation-keys.ts';
import { valueText, type Column } from '../column.ts';
import { RowSearcher } from './search-rows.ts';
import { RowSorter } from './sort-rows.ts';

interface Row {
  name?: string;
  score?: number | null;
  at?: Date;
}

const name: Column<Row> = { key: 'name', title: '名称', value: (row) => row.name };
const score: Column<Row> = { key: 'score', title: '得分', value: (row) => row.score };
const at: Column<Row> = { key: 'at', title: '时间', value: (row) => row.at };

describe('texts', () => {
  test('sort as the collator of the language does', () => {
    const texts = [
      '第 10 组',
      '第 2 组',
      '张伟',
      '王芳',
      '阿里',
      'apple',
      'Banana',
      '北京大学',
      '重庆',
      '重阳',
      '沈阳',
      '沈腾',
      '长江',
      '第 2 组乙',
      '',
      '欧阳',
      '100',
      '20',
      '安徽',
    ];
    const keys = collationKeys(texts, 'zh-CN');
    const order = [...texts.keys()].sort((a, b) => ((keys[a] ?? '') < (keys[b] ?? '') ? -1 : 1)).map((place) => texts[place]);
    const collator = new Intl.Collator('zh-CN', { numeric: true });
    expect(order).toEqual(texts.toSorted((a, b) => collator.compare(a, b)));
  });

  test.each([
    ['第 2 组', '第 10 组'],
    ['第 0020 组', '第 100 组'],
    ['007', '10'],
    ['9', '0010'],
  ])('%s comes before %s, by the value of the figures', (smaller, greater) => {
    const [first = '', second = ''] = collationKeys([smaller, greater], 'zh-CN');
    expect(first < second).toBe(true);
  });

  test('differ in case only: equal', () => {
    const [upper, lower] = collationKeys(['Saiwu', 'saiwu'], 'en');
    expect(upper).toBe(lower);
  });
});

describe('sorting', () => {
  const rows: Row[] = [{ score: 3 }, { score: null }, { score: 1 }, { score: 3 }, {}, { score: -2.5 }];

  test('puts rows without a value last either way, and leaves equal ones in their order', () => {
    const sorter = new RowSorter(rows, 'zh-CN');
    expect([...sorter.order(score, 'asc')]).toEqual([5, 2, 0, 3, 1, 4]);
    expect([...sorter.order(score, 'desc')]).toEqual([0, 3, 2, 5, 1, 4]);
  });

  test('orders only those that were found', () => {
    const sorter = new RowSorter(rows, 'zh-CN');
    expect([...sorter.order(score, 'desc', Int32Array.of(2, 4, 5))]).toEqual([2, 5, 4]);
  });

  test('knows text, instants and nothing at all', () => {
    const people: Row[] = [{ name: '王芳', at: new Date(3) }, { name: '', at: new Date(1) }, { name: '安娜' }];
    const sorter = new RowSorter(people, 'zh-CN');
    expect([...sorter.order(name, 'asc')]).toEqual([2, 0, 1]);
    expect([...sorter.order(at, 'asc')]).toEqual([1, 0, 2]);
    expect([...new RowSorter<Row>([], 'zh-CN').order(name, 'asc')]).toEqual([]);
  });
});

describe('searching', () => {
  const rows: Row[] = [
    { name: '智能农业 Robot', score: 92.5 },
    { name: '远程问诊', score: 88 },
    { name: '农业遥感', score: 92.5 },
  ];
  const find = (search: string, searcher = new RowSearcher(rows, [name, score])) => {
    const found = searcher.find(search);
    return found && [...found];
  };

  test('needs every word, in any column, without regard to case', () => {
    expect(find('农业')).toEqual([0, 2]);
    expect(find('农业 92.5 robot')).toEqual([0]);
    expect(find('92.5 问诊')).toEqual([]);
    expect(find('  ')).toBeUndefined();
  });

  test('does not find across two columns', () => {
    expect(find('问诊88')).toEqual([]);
  });

  test('finds again what a narrower search had left out', () => {
    const searcher = new RowSearcher(rows, [name, score]);
    expect(find('农业 r', searcher)).toEqual([0]);
    expect(find('农业', searcher)).toEqual([0, 2]);
    expect(find('农', searcher)).toEqual([0, 2]);
    expect(find('农业遥', searcher)).toEqual([2]);
  });
});

test('a value reads as people write it', () => {
  expect([valueText(null), valueText(0), valueText(false), valueText(new Date(2026, 3, 5, 9, 7))]).toEqual([
    '',
    '0',
    'false',
    '2026-04-05 09:07',
  ]);
});
