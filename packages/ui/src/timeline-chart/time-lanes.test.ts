import { expect, test } from 'vitest';
import { timeLanes } from './time-lanes.ts';

type Span = readonly [lane: string, start: string | null, end: string | null];

const read = (spans: readonly Span[]) => timeLanes(spans, { lane: ([lane]) => lane, start: ([, start]) => start, end: ([, , end]) => end });

test('lanes in the order in which they occur, bars as they follow each other', () => {
  const lanes = read([
    ['校赛', '2026-04-01', '2026-04-10'],
    ['院赛', '2026-03-01', '2026-03-10'],
    ['校赛', '2026-03-20', '2026-03-25'],
  ]);
  expect(lanes.map((lane) => [lane.name, lane.lines])).toEqual([
    ['校赛', 1],
    ['院赛', 1],
  ]);
  expect(lanes[0]?.bars.map((bar) => bar.datum[1])).toEqual(['2026-03-20', '2026-04-01']);
});

test('bars that overlap lie beneath each other, those that only touch do not', () => {
  const [lane] = read([
    ['张老师', '2026-03-01', '2026-03-05'],
    ['张老师', '2026-03-05', '2026-03-08'],
    ['张老师', '2026-03-06', '2026-03-07'],
    ['张老师', '2026-03-09', '2026-03-09'],
  ]);
  expect(lane?.bars.map((bar) => bar.line)).toEqual([0, 1, 0, 0]);
  expect(lane?.lines).toBe(2);
});

test('a lane without a bar keeps its place', () => {
  const lanes = read([
    ['李老师', null, null],
    ['王老师', '2026-03-05', '2026-03-01'],
    ['赵老师', '2026-03-05', '很久以后'],
  ]);
  expect(lanes.map((lane) => [lane.name, lane.bars.length, lane.lines])).toEqual([
    ['李老师', 0, 1],
    ['王老师', 0, 1],
    ['赵老师', 0, 1],
  ]);
});
