import { describe, expect, test } from 'vitest';
import { stackValues, type SeriesValues, type Span } from '../chart/series/series-values.ts';
import { barFrame, lyingHeight, type BarFrameOptions } from './bar-frame.ts';

describe.each([false, true])('bars (lying: %s)', (isHorizontal) => {
  test('of a group stand side by side and do not overlap', () => {
    const { boxAt, band } = frame(
      [
        [3, 6],
        [2, 9],
        [null, 1],
      ],
      { isHorizontal },
    );
    const room = band(1);
    const bars = [0, 1, 2].map((series) => boxAt({ point: 1, series }));
    let free = isHorizontal ? room.y : room.x;
    for (const bar of bars) {
      const [from = 0, size = 0] = isHorizontal ? [bar?.y, bar?.height] : [bar?.x, bar?.width];
      expect(from).toBeGreaterThan(free);
      free = from + size;
    }
    expect(free).toBeLessThan(isHorizontal ? room.y + room.height : room.x + room.width);
    expect(boxAt({ point: 0, series: 2 })).toBeNull();
  });

  test('of a pile begin where the one before ends', () => {
    const { boxAt } = frame([[4], [6]], { isHorizontal, isStacked: true });
    const [one, other] = [boxAt({ point: 0, series: 0 }), boxAt({ point: 0, series: 1 })];
    const [low = 0, high = 1] = isHorizontal
      ? [(one?.x ?? 0) + (one?.width ?? 0), other?.x]
      : [one?.y, (other?.y ?? 0) + (other?.height ?? 0)];
    expect(low).toBeCloseTo(high);
    const ratio = isHorizontal ? (other?.width ?? 0) / (one?.width ?? 1) : (other?.height ?? 0) / (one?.height ?? 1);
    expect(ratio).toBeCloseTo(1.5);
  });

  test('below zero go the other way from the same line', () => {
    const { boxAt, scale } = frame([[5, -5, 0]], { isHorizontal });
    const [up, down, none] = [0, 1, 2].map((point) => boxAt({ point, series: 0 }));
    expect(isHorizontal ? up?.x : (up?.y ?? 0) + (up?.height ?? 0)).toBeCloseTo(scale.at(0));
    expect(isHorizontal ? (down?.x ?? 0) + (down?.width ?? 0) : down?.y).toBeCloseTo(scale.at(0));
    expect(isHorizontal ? none?.width : none?.height).toBe(0);
  });

  test('are never blocks, and a small value is still seen', () => {
    const { boxAt } = frame([[1, 100_000]], { isHorizontal });
    const small = boxAt({ point: 0, series: 0 });
    expect(isHorizontal ? small?.height : small?.width).toBeLessThanOrEqual(56);
    expect(isHorizontal ? small?.width : small?.height).toBe(1);
  });

  test('stay inside the plot with their values', () => {
    const { boxAt, area, textAt } = frame([[980, -120]], { isHorizontal, width: 328 });
    for (const point of [0, 1]) {
      const box = boxAt({ point, series: 0 });
      expect(box?.x).toBeGreaterThanOrEqual(area.left);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(area.right + 0.01);
      const text = textAt?.({ point, series: 0 });
      const reach = text?.anchor === 'start' ? 20 : 0;
      expect((text?.x ?? 0) + reach).toBeLessThan(328);
    }
  });

  test('of no point are none', () => {
    expect(frame([[]], { isHorizontal }).labels).toEqual([]);
  });
});

test('a lying chart is as high as its bars need', () => {
  expect(lyingHeight(40, 1)).toBeGreaterThan(1200);
  expect(lyingHeight(40, 3)).toBeGreaterThan(lyingHeight(40, 1));
});

function frame(values: SeriesValues, options: Partial<BarFrameOptions>) {
  const spans: Span[][] = options.isStacked
    ? stackValues(values)
    : values.map((row) => row.map((value) => (value === null ? null : [0, value])));
  return barFrame({
    width: 600,
    height: 240,
    names: (values[0] ?? []).map((_, point) => `第 ${point + 1} 组`),
    values,
    spans,
    isStacked: false,
    isHorizontal: false,
    textOf: String,
    tickText: String,
    ...options,
  });
}
