/** A scale of few steps, which the eye can tell apart and the legend can name. */
export interface HeatScale {
  /** Round numbers between the steps, from the lowest to the highest: one more than there are steps. */
  bounds: readonly number[];
  /** The step of a value, from 0. Values beyond the ends belong to the outermost steps. */
  stepOf: (value: number) => number;
}

export interface HeatRange {
  /** The value around which the steps lie evenly, for values that go two ways: the mean of all judges, zero. */
  middle?: number | undefined;
  /** Lowest and highest value of the scale, where charts are compared; by default those of the data. */
  domain?: readonly [number, number] | undefined;
}

/** The steps for these values: at most eight upwards, or seven of which the middle one holds the `middle`. */
export function heatScale(values: readonly number[], { middle, domain }: HeatRange = {}): HeatScale {
  const low = domain?.[0] ?? values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const high = domain?.[1] ?? values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  if (low > high) return scaleOf([0, 1]);
  if (middle !== undefined) return around(middle, Math.max(high - middle, middle - low));
  if (low === high) return scaleOf([low, high]);
  const isWhole = values.every(Number.isInteger);
  for (const size of roundSizes((high - low) / mostSteps)) {
    if (isWhole && size < 1) continue;
    const first = Math.floor(low / size);
    const steps = Math.ceil(high / size) - first;
    if (steps <= mostSteps) return scaleOf(Array.from({ length: steps + 1 }, (_, index) => tidy((first + index) * size)));
  }
  return scaleOf([low, high]);
}

const mostSteps = 8;
/** Three steps either side of the one in the middle. */
const arms = 3;

function around(middle: number, extent: number): HeatScale {
  if (extent <= 0) return scaleOf([middle, middle]);
  for (const size of roundSizes(extent / (arms + 0.5))) {
    if (size * (arms + 0.5) < extent) continue;
    return scaleOf(Array.from({ length: 2 * arms + 2 }, (_, index) => tidy(middle + (index - arms - 0.5) * size)));
  }
  return scaleOf([middle - extent, middle + extent]);
}

function scaleOf(bounds: readonly number[]): HeatScale {
  const last = bounds.length - 2;
  return {
    bounds,
    stepOf: (value) => {
      const above = bounds.findIndex((bound) => value < bound);
      return above === -1 ? last : Math.max(0, above - 1);
    },
  };
}

/** Round sizes from about `size` upwards. */
function roundSizes(size: number): number[] {
  const power = 10 ** Math.floor(Math.log10(size));
  return [1, 2, 2.5, 5, 10, 20, 25, 50].map((factor) => factor * power);
}

/** 0.30000000000000004 is 0.3. */
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}
