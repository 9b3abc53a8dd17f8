import type { SetupInput } from '../contest-values.ts';

type Award = NonNullable<SetupInput['awards']>[number];

/**
 * How many of so many projects would win it; null while its number is being typed. In ten-thousandths, so that no share is off by a float.
 */
export function awardCount({ by, value, rounding = 'FLOOR' }: Award, projects: number): number | null {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number) || number <= 0) return null;
  if (by === 'COUNT') return Math.round(number);
  const share = Math.round(number * 10_000) * projects;
  return rounded[rounding](share / 1_000_000);
}

const rounded = { FLOOR: Math.floor, HALF_UP: Math.round, CEIL: Math.ceil };
