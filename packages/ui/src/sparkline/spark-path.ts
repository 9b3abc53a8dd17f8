/** A value of a sparkline, in pixels. */
export interface SparkPoint {
  x: number;
  y: number;
}

/** Room for the line's own width and the mark of the last value. */
const edge = 3;

/** Where values stand, null in a gap. The lowest touches the bottom and the highest the top; bars stand on zero. */
export function sparkPoints(
  values: readonly (number | null)[],
  size: { width: number; height: number },
  isFromZero: boolean,
): (SparkPoint | null)[] {
  const { width, height } = size;
  const inset = isFromZero ? 0 : edge;
  const [low, high] = rangeOf(values, isFromZero);
  const step = isFromZero ? width / Math.max(1, values.length) : (width - 2 * edge) / Math.max(1, values.length - 1);
  const start = isFromZero ? step / 2 : values.length === 1 ? width / 2 : edge;
  return values.map((value, index) =>
    value === null || !Number.isFinite(value)
      ? null
      : { x: round(start + index * step), y: round(height - inset - share(value, low, high) * (height - 2 * inset)) },
  );
}

/** Where zero stands for bars. */
export function sparkBase(values: readonly (number | null)[], height: number): number {
  const [low, high] = rangeOf(values, true);
  return round(height - share(0, low, high) * height);
}

/** The line through the points as SVG, broken at gaps. */
export function sparkPath(points: readonly (SparkPoint | null)[]): string {
  let path = '';
  let isGap = true;
  for (const point of points) {
    if (point !== null) path += `${isGap ? 'M' : 'L'}${point.x} ${point.y}`;
    isGap = point === null;
  }
  return path;
}

function rangeOf(values: readonly (number | null)[], isFromZero: boolean): [number, number] {
  const known = values.filter((value) => value !== null && Number.isFinite(value));
  const start = isFromZero ? 0 : (known[0] ?? 0);
  return known.reduce<[number, number]>(
    ([low, high], value) => [Math.min(low, value ?? low), Math.max(high, value ?? high)],
    [start, start],
  );
}

/** A line of equal values runs through the middle. */
function share(value: number, low: number, high: number): number {
  return low === high ? 0.5 : (value - low) / (high - low);
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
