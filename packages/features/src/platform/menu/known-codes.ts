import { operations } from '@saiwu/api-client';
import { createAuthority } from '@saiwu/auth';

/** Codes of a list that allow no operation of the server, each with one that may have been meant; what is no code yet is not told. */
export function unknownCodes(list: string): { code: string; near: string | undefined }[] {
  return list
    .split(';')
    .map((code) => code.trim())
    .filter((code) => /^[^:]+(:[^:]+){2}$/.test(code) && !isKnown(code))
    .map((code) => ({ code, near: nearest(code) }));
}

const known: readonly string[] = [...new Set(Object.values(operations).map(({ access }) => access as string))].filter((access) =>
  access.includes(':'),
); // `open` and `session` are no codes

function isKnown(code: string): boolean {
  const { hasAnyPermission } = createAuthority({ enabled: true, caseSensitive: false, resourceList: [code], roleList: [] });
  return hasAnyPermission(known);
}

/** The code that differs in the fewest letters, where these are few. */
function nearest(code: string): string | undefined {
  const wanted = code.toLowerCase();
  const [best] = known.map((other) => ({ other, far: distance(wanted, other.toLowerCase()) })).sort((a, b) => a.far - b.far);
  return best !== undefined && best.far <= 3 ? best.other : undefined;
}

/** How many letters have to be changed, added or left out. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of Array.from(a).entries()) {
    const next = [i + 1];
    for (const [j, other] of Array.from(b).entries())
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)));
    row = next;
  }
  return row[b.length] ?? 0;
}
