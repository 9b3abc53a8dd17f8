import { reasonOf } from '../explain.ts';
import { InvalidInputError } from '../invalid-input-error.ts';

export type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue };

/**
 * The one text of a JSON value (RFC 8785, JSON Canonicalization Scheme): no spaces, keys sorted by UTF-16 units,
 * numbers and strings as ECMAScript writes them.
 *
 * Throws `InvalidInputError` naming the path of anything that JSON cannot carry faithfully: undefined, functions,
 * numbers that are not finite, lone surrogates, objects that are not plain.
 */
export function canonicalJson(value: JsonValue): string {
  return write(value, '$');
}

function write(value: unknown, path: string): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value);
  if (typeof value === 'string' && value.isWellFormed()) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${Array.from(value, (item: unknown, index) => write(item, `${path}[${index}]`)).join(',')}]`;
  if (!isPlainObject(value)) throw new InvalidInputError(reasonOf('input.value', { field: 'json', item: path, value: describe(value) }));
  const members = Object.keys(value)
    .sort()
    .map((key) => `${write(key, path)}:${write(value[key], `${path}.${key}`)}`);
  return `{${members.join(',')}}`;
}

function describe(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value).toWellFormed() : typeof value;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
