/** Where the label of a part stands, from the middle of the ring. */
export interface DonutLabel {
  side: 'left' | 'right';
  x: number;
  y: number;
  /** From the ring to the label, where the label had to leave its part or the part is small. */
  leader: readonly (readonly [x: number, y: number])[] | null;
}

export interface DonutLabelRoom {
  /** Of the ring's outer edge. */
  radius: number;
  /** Height of one label. */
  line: number;
  /** Labels stay within so far above and below the middle. */
  reach: number;
}

/**
 * Labels beside their parts, given the angles of the parts' middles and how wide they are (radians, clockwise from the top). Where they
 * would run into each other they move apart, as little as can be, and a line leads back to the part.
 */
export function donutLabels(parts: readonly { middle: number; width: number }[], { radius, line, reach }: DonutLabelRoom): DonutLabel[] {
  const distance = radius + gap;
  const natural = parts.map(({ middle }) => ({ x: Math.sin(middle) * distance, y: -Math.cos(middle) * distance }));
  const placed = natural.map((point) => point.y);
  for (const side of ['left', 'right'] as const) {
    const indexes = natural
      .flatMap((point, index) => ((point.x < 0 ? 'left' : 'right') === side ? [index] : []))
      .sort((a, b) => (natural[a]?.y ?? 0) - (natural[b]?.y ?? 0));
    const ys = spread(
      indexes.map((index) => natural[index]?.y ?? 0),
      line,
      reach - line / 2,
    );
    indexes.forEach((index, rank) => {
      placed[index] = ys[rank] ?? 0;
    });
  }
  return parts.map(({ middle, width }, index) => {
    const point = natural[index] ?? { x: 0, y: 0 };
    const y = placed[index] ?? 0;
    const sign = point.x < 0 ? -1 : 1;
    const isLed = Math.abs(y - point.y) > line / 3 || width * radius < line;
    // The label clears the ring at its own height.
    const clear = Math.sqrt(Math.max(0, distance ** 2 - y ** 2));
    const x = sign * (isLed ? Math.max(clear, Math.abs(point.x)) + labelLead : Math.max(clear, 2));
    const outwards = (by: number) => [Math.sin(middle) * (radius + by), -Math.cos(middle) * (radius + by)] as const;
    const leader = isLed ? [outwards(2), outwards(8), [x - sign * labelLead, y] as const, [x - sign * 4, y] as const] : null;
    return { side: sign < 0 ? 'left' : 'right', x, y, leader };
  });
}

/** Between ring and label. */
const gap = 10;
/** Of the level piece of a leader line. */
export const labelLead = 14;

/** Moves sorted values at least `distance` apart, each as little as can be, and within `-reach` and `reach`. */
function spread(values: readonly number[], distance: number, reach: number): number[] {
  // Without the distances the values need only not to fall: those that do are pooled at their mean.
  const blocks: { sum: number; count: number }[] = [];
  values.forEach((value, index) => {
    let block = { sum: value - index * distance, count: 1 };
    for (let before = blocks.at(-1); before && before.sum / before.count > block.sum / block.count; before = blocks.at(-1)) {
      block = { sum: before.sum + block.sum, count: before.count + block.count };
      blocks.pop();
    }
    blocks.push(block);
  });
  const highest = reach - (values.length - 1) * distance;
  return blocks
    .flatMap(({ sum, count }) => Array.from({ length: count }, () => Math.max(-reach, Math.min(highest, sum / count))))
    .map((value, index) => value + index * distance);
}
