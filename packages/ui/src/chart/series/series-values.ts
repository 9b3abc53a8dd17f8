/** What stands along the axis of a chart: a category, a number or a moment. */
export type XValue = string | number | Date;

/** One line, area or kind of bar. */
export interface ChartSeries<Datum> {
  key: string;
  label: string;
  /** Null where there is no value: a gap, not a zero. */
  value: (datum: Datum) => number | null;
}

/** The values of a chart: for each series one for each point. */
export type SeriesValues = readonly (readonly (number | null)[])[];

/** The points that have a place on the axis, and their values. What is no number is no value. */
export function seriesValues<Datum>(
  data: readonly Datum[],
  x: (datum: Datum) => XValue,
  series: readonly ChartSeries<Datum>[],
): { xs: XValue[]; values: SeriesValues } {
  const placed = data.filter((datum) => isPlaced(x(datum)));
  const numberOf = (value: number | null) => (value !== null && Number.isFinite(value) ? value : null);
  return { xs: placed.map(x), values: series.map(({ value }) => placed.map((datum) => numberOf(value(datum)))) };
}

function isPlaced(x: XValue): boolean {
  return typeof x === 'string' || Number.isFinite(x instanceof Date ? x.getTime() : x);
}

/** Whether there is nothing to draw. */
export function isWithoutValues(values: SeriesValues): boolean {
  return values.every((row) => row.every((value) => value === null));
}

/**
 * From where to where an axis of values goes. With `isFromZero`, for bars and areas, 0 is always on it; a line may leave it out where all
 * its values are far away, so that their changes are seen.
 */
export function valueDomain(values: SeriesValues, isFromZero: boolean): [number, number] {
  const known = values.flat().filter((value) => value !== null);
  let low = known.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
  let high = known.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
  if (known.length === 0) return [0, 1];
  const isFar = !isFromZero && low * high > 0 && high - low < farShare * Math.max(Math.abs(low), Math.abs(high));
  if (!isFar) {
    low = Math.min(0, low);
    high = Math.max(0, high);
  } else if (low === high) {
    low -= Math.abs(low) * 0.1;
    high += Math.abs(high) * 0.1;
  }
  return low === high ? [0, 1] : [low, high];
}

/** Values that differ by less than this share of the largest are shown without zero. */
const farShare = 0.25;

/** From where to where a value goes in a pile; null where there is none. */
export type Span = readonly [from: number, to: number] | null;

/** Values of one point piled up: those above zero upwards, those below downwards, in the order of the series. */
export function stackValues(values: SeriesValues): Span[][] {
  const points = values[0]?.length ?? 0;
  const up = Array.from({ length: points }, () => 0);
  const down = Array.from({ length: points }, () => 0);
  return values.map((row) =>
    row.map((value, point) => {
      if (value === null) return null;
      const pile = value < 0 ? down : up;
      const from = pile[point] ?? 0;
      const to = from + value;
      pile[point] = to;
      return [from, to];
    }),
  );
}
