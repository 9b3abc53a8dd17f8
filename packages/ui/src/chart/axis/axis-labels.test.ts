import { describe, expect, test } from 'vitest';
import { columnLabels, spreadLabels, thinLabels } from './axis-labels.ts';
import { textWidth } from '../text-width.ts';

const days = (count: number, width: number) =>
  Array.from({ length: count }, (_, index) => ({ at: (index / (count - 1)) * width, text: `3月${index + 1}日` }));

describe('labels along an axis', () => {
  test.each([
    [10, 900],
    [10, 300],
    [31, 300],
    [365, 260],
    [2, 40],
  ])('%i labels on %i pixels do not touch', (count, width) => {
    const labels = thinLabels(days(count, width), width, 8);
    expect(labels.length).toBeGreaterThan(0);
    const boxes = labels.map(({ at, lines: [line = ''] }) => [at - textWidth(line) / 2, at + textWidth(line) / 2] as const);
    for (const [index, [left, right]] of boxes.entries()) {
      expect(left).toBeGreaterThan(boxes[index - 1]?.[1] ?? -9);
      expect(right).toBeLessThanOrEqual(width + 8);
    }
  });

  test('are all shown where there is room, and evenly left out where there is not', () => {
    expect(thinLabels(days(10, 900), 900, 8)).toHaveLength(10);
    expect(thinLabels(days(10, 300), 300, 8).map(({ lines }) => lines[0])).toEqual(['3月1日', '3月3日', '3月5日', '3月7日', '3月9日']);
  });

  test('of columns take two lines before any is left out', () => {
    const places = ['计算机学院', '机械工程学院', '法学院'].map((text, index) => ({ at: 30 + index * 60, text }));
    expect(columnLabels(places, 180, 4).map(({ lines }) => lines)).toEqual([['计算机', '学院'], ['机械工程', '学院'], ['法学院']]);
    expect(columnLabels(days(48, 600), 600, 4).length).toBeLessThan(48);
  });
});

describe('labels at the ends of lines', () => {
  test('stay where they belong as long as they do not touch', () => {
    expect(spreadLabels([100, 20, 60], 18, 0, 200)).toEqual([100, 20, 60]);
  });

  test('move apart around their middle and keep their order', () => {
    expect(spreadLabels([50, 52], 18, 0, 200)).toEqual([42, 60]);
    expect(spreadLabels([52, 50, 51], 20, 0, 200)).toEqual([71, 31, 51]);
  });

  test('stay in the plot', () => {
    expect(spreadLabels([0, 2], 18, 0, 200)).toEqual([9, 27]);
    expect(spreadLabels([199, 198, 140], 18, 0, 200)).toEqual([191, 173, 140]);
  });

  test('never overlap, however many', () => {
    const placed = spreadLabels([5, 7, 30, 33, 34, 90, 91, 3, 120], 14, 0, 130).sort((one, other) => one - other);
    for (const [index, place] of placed.entries()) expect(place - (placed[index - 1] ?? -99)).toBeGreaterThan(13.9);
  });
});
