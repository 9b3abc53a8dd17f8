import { expect, test } from 'vitest';
import { donutLabels } from './donut-labels.ts';

const room = { radius: 100, line: 20, reach: 140 };

/** Parts from their shares, clockwise from the top. */
function partsOf(shares: readonly number[]) {
  let from = 0;
  return shares.map((share) => {
    const width = share * 2 * Math.PI;
    const middle = from + width / 2;
    from += width;
    return { middle, width };
  });
}

test('a label stands beside its part, without a line', () => {
  const [right, left] = donutLabels(partsOf([0.5, 0.5]), room);
  expect(right).toMatchObject({ side: 'right', leader: null });
  expect(right?.x).toBeCloseTo(110);
  expect(right?.y).toBeCloseTo(0);
  expect(left).toMatchObject({ side: 'left', leader: null });
  expect(left?.x).toBeCloseTo(-110);
});

test('labels of small parts move apart, within the reach, and are led', () => {
  const labels = donutLabels(partsOf([0.9, 0.02, 0.02, 0.02, 0.02, 0.02]), room);
  const small = labels.slice(1);
  expect(small.every((label) => label.side === 'left' && label.leader !== null)).toBe(true);
  const ys = small.map((label) => label.y).sort((a, b) => a - b);
  ys.slice(1).forEach((y, index) => expect(y - (ys[index] ?? 0)).toBeGreaterThanOrEqual(20 - 1e-9));
  expect(ys[0]).toBeGreaterThanOrEqual(-130);
  // Clockwise on the left is upwards: leader lines do not cross.
  expect(small.map((label) => label.y)).toEqual(ys.toReversed());
});

test('no label over the ring', () => {
  for (const label of donutLabels(partsOf(Array.from({ length: 8 }, () => 1 / 8)), room)) {
    expect(Math.hypot(label.x, label.y)).toBeGreaterThan(room.radius);
  }
});
