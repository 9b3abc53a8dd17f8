export type Encoding = 'json' | 'form' | 'multipart';

/** Writes a body the way its operation says. Absent fields are left out; nested keys stand in brackets (`a[b]`, `ids[]`). */
export function encodeBody(encoding: Encoding, body: unknown): string | FormData {
  if (encoding === 'json') return JSON.stringify(body);
  const fields = [...fieldsOf(body, '')];
  if (encoding === 'form') return new URLSearchParams(fields.map(([name, value]) => [name, textOf(name, value)])).toString();
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

/** The content type to send; a multipart body brings its own with the boundary. */
export function contentTypeOf(encoding: Encoding): Record<string, string> {
  return encoding === 'form' ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {};
}

function* fieldsOf(value: unknown, name: string): Generator<[name: string, value: string | Blob]> {
  if (value === undefined || value === null) return;
  if (value instanceof Blob || typeof value === 'string') yield [name, value];
  else if (Array.isArray(value)) for (const item of value) yield* fieldsOf(item, `${name}[]`);
  else if (typeof value === 'object')
    for (const [key, item] of Object.entries(value)) yield* fieldsOf(item, name ? `${name}[${key}]` : key);
  else yield [name, (value as number | boolean | bigint).toString()]; // what else a body may hold
}

function textOf(name: string, value: string | Blob): string {
  if (typeof value === 'string') return value;
  throw new TypeError(`${name} is a file, which a form-encoded body cannot carry`);
}
