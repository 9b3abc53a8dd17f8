import { expect, test } from 'vitest';
import { pathOf, searchPaths } from './cascade-paths.ts';

const areas = [
  {
    id: '33',
    label: '浙江省',
    children: [
      {
        id: '3301',
        label: '杭州市',
        children: [
          { id: '330106', label: '西湖区' },
          { id: '330102', label: '上城区' },
        ],
      },
    ],
  },
  { id: '36', label: '江西省', children: [{ id: '3601', label: '南昌市', children: [{ id: '360103', label: '西湖区' }] }] },
];

const found = (query: string, canStopAnywhere = false, limit = 10) =>
  searchPaths(areas, query, canStopAnywhere, limit).paths.map((path) => path.map((node) => node.id).join('/'));

test('a search goes over the whole way, in any order of words', () => {
  expect(found('西湖')).toEqual(['33/3301/330106', '36/3601/360103']);
  expect(found('西湖 浙江')).toEqual(['33/3301/330106']);
  expect(found('杭州市西湖')).toEqual(['33/3301/330106']);
  expect(found('浙江 / 上城')).toEqual(['33/3301/330102']);
  expect(found('浙江西湖')).toEqual([]);
});

test('ways end where something can be chosen', () => {
  expect(found('南昌')).toEqual(['36/3601/360103']);
  expect(found('南昌', true)).toEqual(['36/3601', '36/3601/360103']);
});

test('a search stops at the limit and says so', () => {
  expect(searchPaths(areas, '区', false, 2)).toMatchObject({ hasMore: true, paths: { length: 2 } });
  expect(searchPaths(areas, '区', false, 3)).toMatchObject({ hasMore: false, paths: { length: 3 } });
});

test('a path goes as far as its nodes are there', () => {
  expect(pathOf(areas, ['33', '3301', '330106']).map((node) => node.label)).toEqual(['浙江省', '杭州市', '西湖区']);
  expect(pathOf(areas, ['33', '9'])).toHaveLength(1);
});
