/** Round values on an axis: multiples of 1, 2 or 5 of a power of ten. */
export interface RoundValues {
  /** The range, widened to round values at both ends. */
  domain: [number, number];
  /** Those within the widened range, from the lowest. */
  values: number[];
}

/** About `count` round values over a range, which ends on round ones itself. */
export function roundOut(low: number, high: number, count: number): RoundValues {
  let domain: [number, number] = [low, high];
  let step = roundStep(low, high, count);
  if (step === null) return { domain, values: [low] };
  // a wider range may ask for a wider step, which widens it once more
  for (let round = 0; round < 10; round += 1) {
    domain = [times(Math.floor(over(domain[0], step)), step), times(Math.ceil(over(domain[1], step)), step)];
    const next = roundStep(...domain, count);
    if (next === null || (next.factor === step.factor && next.power === step.power)) break;
    step = next;
  }
  return { domain, values: roundWithin(...domain, count) };
}

/** About `count` round values within a range. */
export function roundWithin(low: number, high: number, count: number): number[] {
  const step = roundStep(low, high, count);
  if (step === null) return [low];
  const first = Math.ceil(over(low, step));
  return Array.from({ length: Math.max(0, Math.floor(over(high, step)) - first + 1) }, (_, index) => times(first + index, step));
}

/** A straight way from values to pixels. */
export function linear([low, high]: readonly [number, number], [from, to]: readonly [number, number]): (value: number) => number {
  if (low === high) return () => (from + to) / 2;
  return (value) => from + ((value - low) / (high - low)) * (to - from);
}

/** A power of ten with its factor. Below one it is kept as what it divides by: a tenth is no exact number, ten is. */
interface Step {
  factor: number;
  power: number;
}

/** The round step that is nearest, by its ratio, to that of `count` even ones; null for no range. */
function roundStep(low: number, high: number, count: number): Step | null {
  const even = (high - low) / Math.max(1, count);
  if (!(even > 0) || !Number.isFinite(even)) return null;
  const power = Math.floor(Math.log10(even));
  const rest = even / 10 ** power;
  const factor = [1, 2, 5, 10].reduce((best, next) => (rest * rest >= best * next ? next : best));
  return { factor, power };
}

function times(many: number, { factor, power }: Step): number {
  return power < 0 ? (many * factor) / 10 ** -power : many * factor * 10 ** power;
}

function over(value: number, { factor, power }: Step): number {
  const many = power < 0 ? (value * 10 ** -power) / factor : value / (factor * 10 ** power);
  // 0.3 / 0.1 is a little less than 3
  const whole = Math.round(many);
  return Math.abs(many - whole) < 1e-12 * Math.max(1, Math.abs(many)) ? whole : many;
}
