/** A small random generator (mulberry32) with a fixed start: the demonstration data are the same on every machine. */
export interface Random {
  /** An integer from 0 to `limit` − 1. */
  below(limit: number): number;
  pick<T>(list: readonly T[]): T;
  /** `count` different members of a list. */
  sample<T>(list: readonly T[], count: number): T[];
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <T>(list: readonly T[]): T => {
    const one = list[below(list.length)];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  };
  return {
    below,
    pick,
    sample: (list, count) => {
      const left = [...list];
      return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)).flat();
    },
  };
}
