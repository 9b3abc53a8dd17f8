import { expect, test } from 'vitest';
import { donutFrame, donutPartAt } from './donut-frame.ts';
import { donutParts } from './donut-parts.ts';

const frameOf = (values: readonly number[], width: number) =>
  donutFrame(
    donutParts(
      values.map((value, index) => ({ label: `第 ${index} 项`, value })),
      '其他',
    ),
    { width, height: 260, labelWidth: 120 },
  );

/** A place in the middle of a part. */
function placeOf(frame: ReturnType<typeof frameOf>, index: number) {
  const { from = 0, to = 0 } = frame.parts[index] ?? {};
  const radius = (frame.radius + frame.innerRadius) / 2;
  const middle = (from + to) / 2;
  return [frame.x + Math.sin(middle) * radius, frame.y - Math.cos(middle) * radius] as const;
}

test('a pointer finds every part, also where the ring is turned', () => {
  for (const values of [[5, 3, 2], [90, 60, 2, 1, 1, 1, 1, 1], [1]]) {
    const frame = frameOf(values, 600);
    expect(frame.parts.map((_, index) => donutPartAt(frame, ...placeOf(frame, index)))).toEqual(frame.parts.map((_, index) => index));
    expect(donutPartAt(frame, frame.x, frame.y)).toBe(-1);
  }
});

test('the largest part begins at the top, unless small ones need the left side', () => {
  expect(frameOf([5, 3, 2], 600).parts[0]?.from).toBe(0);
  const frame = frameOf([90, 60, 2, 1, 1, 1, 1], 600);
  expect(frame.parts.slice(2).every(({ label }) => label.side === 'left' && Math.abs(label.y) < frame.radius)).toBe(true);
});

test('without room beside the ring the names stand in a list, where a pointer finds them', () => {
  expect(frameOf([5, 3, 2], 600).listTop).toBeNull();
  const frame = frameOf([5, 3, 2], 320);
  const top = frame.listTop ?? 0;
  expect(top).toBeGreaterThan(2 * frame.radius);
  expect([0, 1, 2, 3].map((line) => donutPartAt(frame, 10, top + line * 24 + 12))).toEqual([0, 1, 2, -1]);
  expect(frame.height).toBe(top + 3 * 24);
});
