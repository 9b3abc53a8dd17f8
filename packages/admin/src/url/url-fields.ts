import type { z } from 'zod';

/** The values of a query string by a schema, and the names of fields that it refused; they fall back to their defaults. */
export function readFields<Schema extends z.ZodObject>(schema: Schema, search: URLSearchParams) {
  const bad: string[] = [];
  const values = Object.entries(schema.shape).map(([key, field]) => {
    const text = search.get(key);
    const read = text === null ? null : readField(field, text);
    if (text !== null && read === null) bad.push(key);
    return [key, read === null ? defaultOf(field) : read.value];
  });
  return { state: Object.fromEntries(values) as z.output<Schema>, bad: bad.join(', ') }; // each field has just been read through its own schema
}

/** The query string after a change. Values equal to their default, and empty ones, stay out of it; keys of others stay. */
export function writeFields(schema: z.ZodObject, now: URLSearchParams, change: Record<string, unknown>): URLSearchParams {
  const next = new URLSearchParams(now);
  for (const [key, value] of Object.entries(change)) {
    const field = schema.shape[key];
    if (field === undefined || value === undefined || value === null || value === '' || isSame(value, defaultOf(field))) next.delete(key);
    else next.set(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return next;
}

/** Text as it is, else as the number, boolean or list it spells. */
function readField(field: z.core.$ZodType, text: string): { value: unknown } | null {
  for (const candidate of [text, ...spelled(text)]) {
    const parsed = parse(field, candidate);
    if (parsed.success) return { value: parsed.data };
  }
  return null;
}

function spelled(text: string): unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
}

function defaultOf(field: z.core.$ZodType): unknown {
  const parsed = parse(field, undefined);
  return parsed.success ? parsed.data : undefined;
}

function parse(field: z.core.$ZodType, value: unknown) {
  return (field as z.ZodType).safeParse(value); // a shape's fields are typed as the core class; all of ours are built by the classic one
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
