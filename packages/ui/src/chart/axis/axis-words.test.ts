import { describe, expect, test } from 'vitest';
import { valueScale } from './cartesian-frame.ts';
import { dateWords } from './date-words.ts';
import { numberWords } from '../number-words.ts';
import { pointLabels, pointNames } from './point-axis.ts';

describe('numbers', () => {
  test('are short on an axis and exact elsewhere', () => {
    const [zh, en] = [numberWords('zh-CN'), numberWords('en')];
    expect([12_000, 125_000_000, 950, 0.25].map(zh.short)).toEqual(['1.2万', '1.25亿', '950', '0.25']);
    expect([12_000, 1500, 950].map(en.short)).toEqual(['12K', '1.5K', '950']);
    expect([12_345.678, 0.1 + 0.2].map(zh.exact)).toEqual(['12,345.68', '0.3']);
  });
});

describe('dates', () => {
  const days = [new Date(2026, 2, 5), new Date(2026, 2, 6)];
  test.each([
    ['days of one year', days, false, '3月5日', 'Mar 5'],
    ['days of two years', [...days, new Date(2027, 0, 2)], false, '2026年3月5日', 'Mar 5, 2026'],
    ['months', [new Date(2026, 2, 1), new Date(2026, 3, 1)], false, '2026年3月', 'Mar 2026'],
    ['months on an axis', [new Date(2026, 2, 1), new Date(2026, 3, 1)], true, '3月', 'Mar'],
    ['years', [new Date(2025, 0, 1), new Date(2026, 0, 1)], true, '2025年', '2025'],
    ['hours of one day on an axis', [new Date(2026, 2, 5, 8), new Date(2026, 2, 5, 14)], true, '08:00', '08:00'],
    ['hours', [new Date(2026, 2, 5, 8), new Date(2026, 2, 6, 14)], false, '3月5日 08:00', 'Mar 5, 08:00'],
    ['one day, the first of a month', [new Date(2026, 2, 1)], false, '3月1日', 'Mar 1'],
  ])('that are %s', (_, dates, isShort, zh, en) => {
    const [first = new Date()] = dates;
    expect([dateWords(dates, 'zh-CN', isShort)(first), dateWords(dates, 'en', isShort)(first)]).toEqual([zh, en]);
  });
});

test('points are named by what they are', () => {
  expect(pointNames(['校赛', '省赛'], 'zh-CN', undefined)).toEqual(['校赛', '省赛']);
  expect(pointNames([1500, 2.5], 'en', undefined)).toEqual(['1,500', '2.5']);
  expect(pointNames([1500], 'en', (x) => `#${String(x)}`)).toEqual(['#1500']);
});

describe('an axis of values', () => {
  const axis = { from: 0, length: 200, count: 4, isUpwards: true, format: String };
  test('ends on round values, high ones on top', () => {
    const scale = valueScale([0, 87], { ...axis, isWhole: false });
    expect(scale.ticks.map(({ text }) => text)).toEqual(['0', '20', '40', '60', '80', '100']);
    expect([scale.at(0), scale.at(100)]).toEqual([200, 0]);
  });

  test('has no half people', () => {
    expect(valueScale([0, 2], { ...axis, isWhole: true }).ticks.map(({ text }) => text)).toEqual(['0', '1', '2']);
    expect(valueScale([0, 2], { ...axis, isWhole: false }).ticks.map(({ text }) => text)).toContain('0.5');
  });
});

describe('labels of points', () => {
  const area = { left: 40, right: 640, top: 0, bottom: 100 };
  const room = { locale: 'zh-CN', overhang: 12, formatX: undefined };
  const texts = (xs: readonly (string | number | Date)[]) => pointLabels(xs, area, room).map(({ lines }) => lines[0]);
  test('stand under the points where these are few', () => {
    expect(texts(['校赛', '省赛', '国赛'])).toEqual(['校赛', '省赛', '国赛']);
    expect(pointLabels(['校赛', '省赛', '国赛'], area, room).map(({ at }) => at)).toEqual([40, 340, 640]);
  });

  test('are round dates or numbers where they are many', () => {
    expect(texts(Array.from({ length: 1500 }, (_, day) => new Date(2020, 0, 1 + day)))).toEqual([
      '2020年',
      '2021年',
      '2022年',
      '2023年',
      '2024年',
    ]);
    expect(texts(Array.from({ length: 90 }, (_, index) => index * 100))).toContain('2000');
  });

  test('survive one point', () => {
    expect(texts([5])).toEqual(['5']);
    expect(texts([new Date(2026, 2, 5)])).toEqual(['3月5日']);
  });
});
