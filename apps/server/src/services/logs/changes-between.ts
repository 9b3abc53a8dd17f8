import { maskedJson } from './mask.ts';

/**
 * The difference that a change has made, as JSON for a log: `{ "name": ["before", "after"] }`. Secrets and phones are hidden as
 * everywhere in it; a secret that has another value now shows this by its stars. Null where there is no difference.
 * @param shown hides the fields that the contract marks as secret.
 */
export function changesBetween(before: object, after: unknown, shown: (row: unknown) => unknown): string | null {
  if (typeof after !== 'object' || after === null) return null;
  const [was, is] = [masked(shown(before)), masked(shown(after))];
  const changed = Object.keys(after).filter((field) => !marks.has(field) && textOf(before, field) !== textOf(after, field));
  if (changed.length === 0) return null;
  return JSON.stringify(Object.fromEntries(changed.map((field) => [field, [brief(was[field]), brief(is[field])]])));
}

/** Fields that every change changes. */
const marks = new Set(['version', 'updateTime', 'updatedBy']);

/** In characters: far beyond any row of ours. */
const largestRow = 200_000;

/** Longest that a value is kept. */
const longestValue = 500;

/** Masked as a whole, since the fields beside a value may say that it is a secret. */
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
