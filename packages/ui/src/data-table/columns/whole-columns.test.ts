import { describe, expect, test } from 'vitest';
import type { Column } from '../column.ts';
import type { PlacedColumn } from './placed-column.ts';
import { wholeColumns } from './whole-columns.ts';

type Given = Partial<Column<object>> & Partial<Pick<PlacedColumn<object>, 'side' | 'isTitle'>> & { given?: number };

const placed = (...columns: Given[]): PlacedColumn<object>[] =>
  columns.map(({ side, isTitle = false, given, ...column }, place) => ({
    column: { key: String(place), title: '', ...column },
    key: String(place),
    colIndex: place + 1,
    isTitle,
    cardPlace: 'fact',
    fact: 1,
    side,
    isEdge: false,
    width: given,
    pinStyle: undefined,
  }));

const title: Given = { isTitle: true };
const state: Given = { width: '100px' };

describe('columns that do not all fit', () => {
  test('end where the sight ends: the title takes what is too little for the next one', () => {
    expect(wholeColumns(placed(title, state, state), [200, 100, 100], 350)).toEqual([250, 100, 100]);
  });

  test('share it where several take what is left over, those in sight alone', () => {
    expect(wholeColumns(placed(title, {}, state, {}), [200, 100, 100, 100], 431)).toEqual([215, 115, 100, 100]);
  });

  test('give it to the last one in sight where none does', () => {
    expect(wholeColumns(placed(state, state, state), [100, 100, 100], 250)).toEqual([100, 150, 100]);
  });

  test('stay as they are where all fit, where not even the first does, and as wide as the reader made them', () => {
    for (const [columns, room] of [
      [[title, state], 300],
      [[title, state], 150],
      [[{ ...title, given: 200 }, state, state], 250],
    ] as const) {
      const widths = [200, 100, 100].slice(0, columns.length);
      expect(wholeColumns(placed(...columns), widths, room)).toEqual(widths);
    }
  });

  test('are not widened by what stands still at the right, which has its own room', () => {
    expect(wholeColumns(placed(title, state, { ...state, side: 'right' }), [200, 100, 100], 250)).toEqual([250, 100, 100]);
  });
});
