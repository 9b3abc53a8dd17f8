/** A repeatable stream of whole numbers: `next(n)` is in 0 … n − 1. */
export type Random = (below: number) => number;

/** sfc32 (Chris Doty-Humphrey, PractRand), seeded from any finite number; the same seed gives the same stream on every machine. */
export function createRandom(seed: number): Random {
  const halves = new Uint32Array(Float64Array.of(seed).buffer);
  let a = halves[0] ?? 0;
  let b = halves[1] ?? 0;
  let c = 0x9e3779b9;
  let counter = 1;
  const word = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let warmUp = 0; warmUp < 15; warmUp++) word();
  return (below) => Math.floor((word() / 2 ** 32) * below);
}

/** 0 … length − 1 in random order (Fisher–Yates). */
export function shuffledIndices(length: number, random: Random): number[] {
  const order = Array.from({ length }, (_, index) => index);
  for (let last = length - 1; last > 0; last--) {
    const other = random(last + 1);
    const moved = order[last] ?? 0;
    order[last] = order[other] ?? 0;
    order[other] = moved;
  }
  return order;
}
