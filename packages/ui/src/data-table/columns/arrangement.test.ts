import { describe, expect, test } from 'vitest';
import type { Column } from '../column.ts';
import { isSelected, noSelection, selectedCount, withRows } from '../row-selection.ts';
import { virtualWidths } from './table-columns.ts';
import type { PlacedColumn } from './placed-column.ts';
import { adaptView, columnOrder, hiddenColumns, pinnedColumns } from '../table-view.ts';

const columns: Column<{ text: string }>[] = [
  { key: 'title', title: '项目', formerKeys: ['name'], isRequired: true, value: ({ text }) => text },
  { key: 'college', title: '学院', pin: 'left' },
  { key: 'score', title: '得分', isHidden: true },
  { key: 'time', title: '时间' },
];

describe('a kept arrangement', () => {
  test('finds renamed columns and forgets those that are gone', () => {
    const view = {
      order: ['score', 'gone', 'name'],
      hidden: ['time', 'name'],
      widths: { name: 240, gone: 90 },
      pinned: { left: ['name'], right: ['name', 'time'] },
    };
    expect(adaptView(view, columns)).toEqual({
      order: ['score', 'title'],
      hidden: ['time'],
      widths: { title: 240 },
      pinned: { left: ['title'], right: ['time'] },
    });
  });

  test.each([[null], ['text'], [[1]], [{ order: 'a', widths: { title: 'wide', time: 9 }, density: 'huge', pinned: 3 }]])(
    'makes no sense: %j',
    (view) => {
      expect(adaptView(view, columns)).toEqual(view !== null && typeof view === 'object' && 'order' in view ? { widths: {} } : {});
    },
  );

  test('puts a new column behind the one it follows in the code', () => {
    expect(columnOrder(columns, { order: ['time', 'title'] })).toEqual(['time', 'title', 'college', 'score']);
    expect(columnOrder(columns, { order: ['score', 'college'] })).toEqual(['title', 'score', 'time', 'college']);
  });

  test('says what is left out and what stands still, else the code does', () => {
    expect(hiddenColumns(columns, {})).toEqual(['score']);
    expect(hiddenColumns(columns, { hidden: ['title', 'time'] })).toEqual(['time']);
    expect(pinnedColumns(columns, {})).toEqual({ left: ['college'], right: [] });
    expect(pinnedColumns(columns, { pinned: { left: [], right: ['time'] } })).toEqual({ left: [], right: ['time'] });
  });
});

describe('a selection', () => {
  test('of some keeps keys of other pages', () => {
    const some = withRows(withRows(noSelection, ['1', '2'], true), ['2', '3'], false);
    expect(some).toEqual({ kind: 'some', keys: new Set(['1']) });
    expect(selectedCount(some, 1248)).toBe(1);
  });

  test('of all but some counts those on no page yet', () => {
    const all = withRows({ kind: 'allExcept', except: new Set(['9']) }, ['1', '2', '3'], false);
    expect(selectedCount(all, 1248)).toBe(1244);
    expect([isSelected(all, '1'), isSelected(all, '4711')]).toEqual([false, true]);
    expect(withRows(all, ['1', '2', '3', '9'], true)).toEqual({ kind: 'allExcept', except: new Set() });
  });
});

describe('widths of virtual rows', () => {
  const place = (column: Column<{ text: string }>, width?: number): PlacedColumn<{ text: string }> => ({
    column,
    key: column.key,
    colIndex: 1,
    isTitle: false,
    cardPlace: 'fact',
    fact: 1,
    side: undefined,
    isEdge: false,
    width,
    pinStyle: undefined,
  });

  test('what the reader gave and what the column says stay, the others share the room', () => {
    const placed = [
      place({ key: 'a', title: '甲' }, 120),
      place({ key: 'b', title: '乙', width: '90px' }),
      place({ key: 'c', title: '丙' }),
      place({ key: 'd', title: '丁' }),
    ];
    const [a, b, c = 0, d = 0] = virtualWidths(placed, [], 1000);
    expect([a, b]).toEqual([120, 90]);
    expect(c + d).toBeGreaterThan(780);
    expect(c + d).toBeLessThanOrEqual(790);
  });

  test('follow the longest text within limits', () => {
    const wide = virtualWidths(
      [place({ key: 'a', title: '甲', value: ({ text }) => text })],
      [{ text: '一' }, { text: '面向乡村的远程问诊平台' }],
      0,
    );
    const endless = virtualWidths([place({ key: 'a', title: '甲', value: ({ text }) => text })], [{ text: '长'.repeat(200) }], 0);
    expect(wide).toEqual([11 * 14 + 26]);
    expect(endless).toEqual([320]);
  });
});
