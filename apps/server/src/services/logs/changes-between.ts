import { maskedJson } from './mask.ts';

/**
 * What a change has changed, as JSON for a log: `{ "name": ["before", "after"] }`, secrets and phones hidden as everywhere in it; a secret that is
 * another now says so by its stars. Null where nothing is.
 * @param shown hides what the contract marks as secret.
 */
export function changesBetween(before: object, after: unknown, shown: (row: unknown) => unknown): string | null {
  if (typeof after !== 'object' || after === null) return null;
  const [was, is] = [masked(shown(before)), masked(shown(after))];
  const changed = Object.keys(after).filter((field) => !marks.has(field) && textOf(before, field) !== textOf(after, field));
  if (changed.length === 0) return null;
  return JSON.stringify(Object.fromEntries(changed.map((field) => [field, [brief(was[field]), brief(is[field])]])));
}

/** Every change changes these. */
const marks = new Set(['version', 'updateTime', 'updatedBy']);

/** In characters: far beyond any row of ours. */
const largestRow = 200_000;

/** Longest that a value is kept. */
const longestValue = 500;

/** Masked as a whole, since what stands beside a value may say that it is a secret. */
function masked(row: unknown): Record<string, unknown> {
  const text = maskedJson(row, largestRow);
  return text === null || text.length === largestRow ? {} : (JSON.parse(text) as Record<string, unknown>); // an answer of a change is an object
}

function textOf(row: object, field: string): string {
  return JSON.stringify(Reflect.get(row, field)) ?? '';
}

function brief(value: unknown = null): unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > longestValue ? `${text.slice(0, longestValue - 1).toWellFormed()}…` : value;
}
