import { expect, test } from 'vitest';
import { cellBox, heatFrame, stepPaths } from './heat-frame.ts';

const room = { width: 1000, columns: 24, rows: 7, columnText: 14, rowText: 40, valueText: 20 };

test('short names stand straight, values fit', () => {
  expect(heatFrame(room)).toMatchObject({ isSlanted: false, columnEvery: 1, rowEvery: 1, hasValues: true, cellHeight: 32 });
  expect(heatFrame(room).width).toBeLessThanOrEqual(1000);
});

test('on a phone short names are left out rather than slanted', () => {
  const frame = heatFrame({ ...room, width: 358 });
  expect(frame).toMatchObject({ isSlanted: false, columnEvery: 2, hasValues: false });
  expect(frame.width).toBeLessThanOrEqual(358);
});

test('long names are slanted and lean out within the width', () => {
  const frame = heatFrame({ ...room, columnText: 160 });
  expect(frame.isSlanted).toBe(true);
  expect(frame.top).toBeGreaterThan(80);
  expect(frame.width).toBeLessThanOrEqual(1000);
});

test('sixty columns scroll on a phone and not on a desk', () => {
  const many = { ...room, columns: 60, columnText: 80 };
  expect(heatFrame({ ...many, width: 1000 }).width).toBeLessThanOrEqual(1000);
  const phone = heatFrame({ ...many, width: 358 });
  expect(phone.cellWidth).toBe(24);
  expect(phone.width).toBeGreaterThan(1440);
});

test('few columns stay narrow, many rows get low with fewer names', () => {
  expect(heatFrame({ ...room, columns: 2 }).cellWidth).toBe(96);
  expect(heatFrame({ ...room, rows: 200 })).toMatchObject({ cellHeight: 10, rowEvery: 2 });
  expect(heatFrame({ ...room, rows: 10, height: 400 }).cellHeight).toBe(40);
});

test('one path for a step, hatched cells apart', () => {
  const paths = stepPaths([[1, null, 9]], (value) => (value > 5 ? 1 : 0), { cellWidth: 10, cellHeight: 10, gap: 1 });
  expect([...paths]).toEqual([
    [0, 'M0 0h9v9h-9z'],
    [-1, 'M10 0h9v9h-9z'],
    [1, 'M20 0h9v9h-9z'],
  ]);
});

test('edges are whole px and leave no seam', () => {
  const frame = { cellWidth: 10.4, cellHeight: 10, gap: 1 };
  for (let column = 0; column < 50; column += 1) {
    const { x, width } = cellBox(column, 0, frame);
    expect(x + width + 1).toBe(cellBox(column + 1, 0, frame).x);
  }
});
