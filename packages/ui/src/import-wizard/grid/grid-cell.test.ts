import { describe, expect, test } from 'vitest';
import { firstFrom, nextIssue, unionOf } from './grid-cell.ts';
import { moveOf } from './grid-keys.ts';
import { createImportRows } from '../rows/import-rows.ts';
import { sourceOf } from '../rows/import-source.ts';
import { importWordsZh as words } from '../import-words-zh.ts';

describe('nextIssue', () => {
  test('goes on in reading order, and round', async () => {
    const rows = await threeRows();
    const seen = [nextIssue(rows, undefined)];
    for (let step = 0; step < 3; step += 1) seen.push(nextIssue(rows, seen.at(-1)));
    expect(seen).toEqual([place(0, 1), place(2, 0), place(2, 1), place(0, 1)]);
  });

  test('and back', async () => {
    const rows = await threeRows();
    const seen = [nextIssue(rows, undefined, -1)];
    for (let step = 0; step < 3; step += 1) seen.push(nextIssue(rows, seen.at(-1), -1));
    expect(seen).toEqual([place(2, 1), place(2, 0), place(0, 1), place(2, 1)]);
  });

  test('from a row without any', async () => {
    const rows = await threeRows();
    expect(nextIssue(rows, place(1, 0))).toEqual(place(2, 0));
    expect(nextIssue(rows, place(1, 0), -1)).toEqual(place(0, 1));
    expect(nextIssue(rows, place(0, 0))).toEqual(place(0, 1));
  });
});

test('the place of a row in a list', () => {
  expect([0, 3, 4, 9].map((row) => firstFrom([3, 5, 7], row))).toEqual([0, 0, 1, 3]);
  expect(unionOf([3, 1], [2, 3])).toEqual([1, 2, 3]);
});

test.each([
  ['ArrowDown', false, 3, 1],
  ['ArrowUp', false, 1, 1],
  ['ArrowLeft', false, 2, -1],
  ['ArrowRight', false, 2, 4],
  ['Home', false, 2, -1],
  ['End', false, 2, 4],
  ['Home', true, 0, -1],
  ['End', true, 9, 4],
  ['ArrowDown', true, 9, 1],
  ['ArrowLeft', true, 2, -1],
  ['PageDown', false, 7, 1],
  ['PageUp', false, 0, 1],
])('%s (Ctrl: %s) leads to row %s, column %s', (key, ctrlKey, row, column) => {
  const at = { place: 2, column: 1, columns: [-1, 1, 4], count: 10, page: 5 };
  expect(moveOf({ key, ctrlKey, metaKey: false, altKey: false }, at)).toEqual({ place: row, column });
});

function place(row: number, column: number) {
  return { row, column };
}

async function threeRows() {
  const fields = ['a', 'b'].map((key) => ({ key, title: key, isRequired: true }));
  const mapping = { a: { head: 0, kind: 'same' as const }, b: { head: 1, kind: 'same' as const } };
  const source = sourceOf('x.csv', {
    heads: ['a', 'b', 'c'],
    rows: [
      ['1', '', ''],
      ['1', '1', ''],
      ['', '', '1'],
    ],
    headRow: 1,
  });
  const rows = createImportRows({ fields, words, source, mapping });
  await rows.check();
  return rows;
}
