import { describe, expect, test } from 'vitest';
import { firstMark, nextMark, type MarkGrid } from './chart-mark.ts';

/** Two series of four points: `·` has no value. */
const grid: MarkGrid = gridOf(['·ab·', 'cd·e']);

describe('the keys of a chart', () => {
  test.each([
    ['ArrowRight', '0,1', '0,2'],
    ['ArrowRight', '0,2', '0,2'],
    ['ArrowRight', '1,1', '1,3'],
    ['ArrowLeft', '1,3', '1,1'],
    ['ArrowLeft', '0,1', '0,1'],
    ['ArrowDown', '0,1', '1,1'],
    ['ArrowDown', '0,2', '0,2'],
    ['ArrowUp', '1,1', '0,1'],
    ['Home', '0,2', '0,1'],
    ['End', '1,0', '1,3'],
    ['Ctrl+Home', '1,3', '0,1'],
    ['Ctrl+End', '0,1', '1,3'],
    ['a', '0,1', null],
  ])('%s leads from %s to %s', (key, from, to) => {
    const [series = 0, point = 0] = from.split(',').map(Number);
    const next = nextMark(grid, { point, series }, key.replace('Ctrl+', ''), key.startsWith('Ctrl'));
    expect(next && `${next.series},${next.point}`).toBe(to);
  });

  test('are turned where points go from top to bottom', () => {
    const turned = { ...grid, isVertical: true };
    expect(nextMark(turned, { point: 1, series: 0 }, 'ArrowDown', false)).toEqual({ point: 2, series: 0 });
    expect(nextMark(turned, { point: 1, series: 0 }, 'ArrowRight', false)).toEqual({ point: 1, series: 1 });
    expect(nextMark(turned, { point: 1, series: 1 }, 'ArrowLeft', false)).toEqual({ point: 1, series: 0 });
    expect(nextMark(turned, { point: 3, series: 1 }, 'ArrowUp', false)).toEqual({ point: 1, series: 1 });
  });

  test('begin at the first value there is', () => {
    expect(firstMark(grid)).toEqual({ point: 1, series: 0 });
    expect(firstMark(gridOf(['··', '·x']))).toEqual({ point: 1, series: 1 });
    expect(firstMark(gridOf(['··']))).toBeNull();
    expect(firstMark({ points: 0, series: 0 })).toBeNull();
  });

  test('lead around a ring', () => {
    const ring: MarkGrid = { ...gridOf(['·ab']), isRing: true };
    expect(nextMark(ring, { point: 2, series: 0 }, 'ArrowRight', false)).toEqual({ point: 1, series: 0 });
    expect(nextMark(ring, { point: 1, series: 0 }, 'ArrowLeft', false)).toEqual({ point: 2, series: 0 });
    expect(nextMark(ring, { point: 2, series: 0 }, 'End', false)).toEqual({ point: 2, series: 0 });
  });

  test('may lead across series by a rule of the chart', () => {
    const lanes: MarkGrid = { ...grid, across: (mark, direction) => ({ point: mark.point + direction, series: 1 }) };
    expect(nextMark(lanes, { point: 1, series: 0 }, 'ArrowDown', false)).toEqual({ point: 2, series: 1 });
  });
});

function gridOf(rows: string[]): MarkGrid {
  return {
    points: rows[0]?.length ?? 0,
    series: rows.length,
    hasMark: ({ point, series }) => rows[series]?.[point] !== '·',
  };
}
