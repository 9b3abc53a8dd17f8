import { expect, test } from 'vitest';
import { timeLanes } from './time-lanes.ts';
import { readTime } from './time-text.ts';
import { timelineFrame } from './timeline-frame.ts';
import { shapeOf, timelineGrid, timelineMarkAt } from './timeline-keys.ts';

const spans = [
  { lane: '院赛', name: '网评', start: '2026-04-01', end: '2026-04-10' },
  { lane: '院赛', name: '名单公示与复核', start: '2026-04-11', end: '2026-04-11' },
  { lane: '校赛', name: '待定', start: null, end: null },
  { lane: '省赛', name: '路演', start: '2026-04-20', end: '2026-04-28' },
];

const frameOf = (width: number, step: 'day' | 'week' | 'month' | null = null) =>
  timelineFrame({
    width,
    lanes: timeLanes(spans, { lane: (span) => span.lane, start: (span) => span.start, end: (span) => span.end }),
    label: (span) => span.name,
    marks: [{ label: '上报截止', at: readTime('2026-04-15 18:00') ?? 0 }],
    marksName: '时间点',
    laneLabel: '赛段',
    step,
    locale: 'zh-CN',
  });

test('the finest step that needs no scrolling, else months', () => {
  expect(frameOf(1400).step).toBe('day');
  expect(frameOf(500).step).toBe('week');
  expect(frameOf(200).step).toBe('month');
  expect(frameOf(200).width).toBe(200);
  expect(frameOf(300, 'day').width).toBeGreaterThan(1000);
});

test('a name too long for its bar stands beside it', () => {
  const [inside, beside] = frameOf(1400).lanes[1]?.shapes ?? [];
  expect(inside?.text).toMatchObject({ text: '网评', isInside: true });
  expect(beside?.text).toMatchObject({ text: '名单公示与复核', isInside: false, anchor: 'start' });
  expect(beside?.text?.x).toBeGreaterThan((beside?.x ?? 0) + (beside?.width ?? 0));
});

test('names of marks do not run into each other', () => {
  const marks = ['网评', '校赛结果上报', '颁奖'].map((label, index) => ({ label, at: readTime(`2026-04-${25 + index}`) ?? 0 }));
  const { lanes, width } = timelineFrame({
    width: 220,
    lanes: [],
    label: String,
    marks,
    marksName: '时间点',
    laneLabel: '',
    step: 'day',
    locale: 'zh',
  });
  const [first, second, last] = lanes[0]?.shapes ?? [];
  expect(first?.text?.text).toBe('网评');
  expect(second?.text?.text).toMatch(/…$/);
  expect(last?.text).toMatchObject({ text: '颁奖', anchor: 'end' });
  expect(width).toBe(220);
});

test('up and down lead past empty lanes to what is nearest in time', () => {
  const frame = frameOf(1400);
  const { across } = timelineGrid(frame);
  expect(across?.({ series: 0, point: 0 }, 1)).toEqual({ series: 1, point: 1 });
  expect(across?.({ series: 1, point: 0 }, 1)).toEqual({ series: 3, point: 0 });
  expect(across?.({ series: 3, point: 0 }, -1)).toEqual({ series: 1, point: 1 });
  expect(across?.({ series: 3, point: 0 }, 1)).toBeNull();
});

test('a pointer finds every bar, a short one within 24 px', () => {
  const frame = frameOf(300);
  frame.lanes.forEach((lane, series) => {
    lane.shapes.forEach((_, point) => {
      const shape = shapeOf(frame, { series, point });
      if (shape === undefined) throw new Error('a shape has gone');
      expect(timelineMarkAt(frame, shape.x + shape.width / 2, shape.y + shape.height / 2)).toEqual({ series, point });
    });
  });
  expect(timelineMarkAt(frame, frame.left + 1, frame.height - 1)).toBeNull();
});
