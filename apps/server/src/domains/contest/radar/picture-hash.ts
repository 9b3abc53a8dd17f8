/**
 * How a picture looks, in 64 bits: whether each of 9 by 8 points of grey is brighter than the one to its right (dHash, Krawetz 2013).
 * Another size, format or quality changes a few of them. Null for one of which that says nothing: white all over but for some text or
 * lines.
 */
export function hashOfPicture(grey: Uint8Array): string | null {
  let hash = 0n;
  for (let row = 0; row < 8; row += 1)
    for (let column = 0; column < 8; column += 1) {
      const at = row * 9 + column;
      hash = (hash << 1n) | ((grey[at] ?? 0) > (grey[at + 1] ?? 0) ? 1n : 0n);
    }
  const bits = bitsOf(hash);
  return bits < leastBits || bits > 64 - leastBits ? null : hash.toString(16).padStart(16, '0');
}

const leastBits = 8;

/** Whether two pictures look the same: no more than seven bits differ. */
export function looksSame(one: string, other: string): boolean {
  return bitsOf(BigInt(`0x${one}`) ^ BigInt(`0x${other}`)) <= 7;
}

/** By what a picture is found: its quarters, each with its place. */
export function quartersOf(hash: string): number[] {
  return [0, 1, 2, 3].map((quarter) => (quarter << 16) | Number.parseInt(hash.slice(quarter * 4, quarter * 4 + 4), 16));
}

/**
 * What to look for: of seven bits that differ one quarter has one at most, so that each quarter and those one bit off find all that look
 * the same.
 */
export function quartersNear(hash: string): number[] {
  return quartersOf(hash).flatMap((quarter) => [quarter, ...Array.from({ length: 16 }, (_, bit) => quarter ^ (1 << bit))]);
}

function bitsOf(value: bigint): number {
  let bits = 0;
  for (let rest = value; rest > 0n; rest &= rest - 1n) bits += 1;
  return bits;
}
