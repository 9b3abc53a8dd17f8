import { expect, test } from 'vitest';
import { heatGrid } from './heat-grid.ts';

const data: readonly { day: string; hour: string; count: number | null }[] = [
  { day: '周一', hour: '9', count: 3 },
  { day: '周二', hour: '8', count: 5 },
  { day: '周一', hour: '8', count: Number.NaN },
  { day: '周二', hour: '9', count: 1 },
  { day: '周二', hour: '9', count: 2 },
];
const reading = {
  x: (datum: (typeof data)[number]) => datum.hour,
  y: (datum: (typeof data)[number]) => datum.day,
  value: (datum: (typeof data)[number]) => datum.count,
};

test('rows and columns in the order in which they occur; the later value counts, no number is no value', () => {
  expect(heatGrid(data, reading)).toEqual({
    columns: ['9', '8'],
    rows: ['周一', '周二'],
    cells: [
      [3, null],
      [2, 5],
    ],
  });
});

test('rows and columns as given, also empty ones; what belongs to none is left out', () => {
  expect(heatGrid(data, { ...reading, columns: ['8', '9', '10'], rows: ['周二'] })).toEqual({
    columns: ['8', '9', '10'],
    rows: ['周二'],
    cells: [[5, 2, null]],
  });
});

test('no data, no grid', () => {
  expect(heatGrid([], reading)).toEqual({ columns: [], rows: [], cells: [] });
});
