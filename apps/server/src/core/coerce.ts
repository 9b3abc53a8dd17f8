import { z } from 'zod';

/**
 * Brings what clients send into the shape the schema names, without loosening any rule. Enumerations come as code or `{ code }`, forms
 * send numbers and booleans as text, dates come in the six forms of platform-api §1.4, and empty means absent. A value that does not fit
 * is left as it is, so that the schema refuses it by name.
 */
export function coerce(schema: z.core.$ZodType, value: unknown): unknown {
  const inner = unwrap(schema);
  const def = inner._zod.def;
  if (value === null && def.type !== 'null') return acceptsNull(schema) ? null : undefined;
  if (value === undefined) return undefined;
  if (inner instanceof z.ZodObject) return coerceObject(inner, value);
  if (inner instanceof z.ZodArray)
    return Array.isArray(value) ? listed(inner, value).map((one) => coerce(inner.element, one)) : coerceList(inner, value);
  if (inner instanceof z.ZodRecord) return coerceRecord(inner, value);
  if (inner instanceof z.ZodUnion) return isOneOrMany(inner) ? coerceOneOrMany(inner, value, schema) : coerceUnion(inner, value);
  if (inner instanceof z.ZodEnum || isOfDictionary(inner)) return coerceEnumeration(value, schema);
  if (def.type === 'number' && typeof value === 'string') {
    const text = value.normalize('NFKC').trim();
    const minutes = inner instanceof z.ZodNumber && inner.meta()?.['x-duration'] === 'minutes' ? minutesOf(text) : null;
    if (minutes !== null) return minutes;
    return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : value === '' ? emptyOf(schema) : value;
  }
  if (def.type === 'boolean' && typeof value === 'string') return booleans.get(value) ?? (value === '' ? emptyOf(schema) : value);
  if (def.type === 'string' && typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : value;
  if (inner instanceof z.ZodString && typeof value === 'string') return coerceText(inner, schema, value);
  return value;
}

/** The minutes that `1h`, `1d`, `2w` and `3m` mean (platform-api §5.1: hours, days, weeks, months); null for any other text. */
function minutesOf(text: string): number | null {
  const [, count, unit = ''] = /^(\d{1,4})([hdwm])$/.exec(text) ?? [];
  const each = unitMinutes.get(unit);
  return each === undefined ? null : Number(count) * each;
}

const unitMinutes = new Map([
  ['h', 60],
  ['d', 1440],
  ['w', 10_080],
  ['m', 43_200],
]);

const booleans = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

function coerceObject(schema: z.ZodObject, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const given = new Map(Object.entries(value));
  const entries = Object.entries(schema.shape).flatMap(([key, field]) =>
    given.has(key) ? [[key, coerce(field, given.get(key))] as const] : [],
  );
  return Object.fromEntries(entries);
}

/** A key without a value is absent: older front ends leave them behind when a range is cleared. */
function coerceRecord(schema: z.ZodRecord, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const given = Object.entries(value).filter(([, one]) => one !== null && one !== undefined);
  return Object.fromEntries(given.map(([key, one]) => [key, coerce(schema.valueType, one)]));
}

/** Ids in a form come joined by commas, also under a key that says `[]`. */
function listed({ element }: z.ZodArray, values: readonly unknown[]): readonly unknown[] {
  const isOfIds = z.safeParse(element, '1').success && !z.safeParse(element, '1,2').success;
  return isOfIds ? values.flatMap((one) => (typeof one === 'string' ? partsOf(one) : [one])) : values;
}

/** Older front ends send a list of ids as `{ ids: […] }`, as one value, or joined by commas. */
function coerceList(schema: z.ZodArray, value: unknown): unknown {
  if (typeof value === 'object' && value !== null && 'ids' in value) return coerce(schema, value.ids);
  if (typeof value === 'string') return value === '' ? [] : partsOf(value).map((one) => coerce(schema.element, one));
  return value;
}

/**
 * One more than any list may hold, so that the list's own bound refuses the rest: to look at each comma of a megabyte keeps others
 * waiting for seconds.
 */
function partsOf(joined: string): string[] {
  return joined.split(',', 10_001);
}

function coerceUnion(schema: z.ZodUnion, value: unknown): unknown {
  for (const option of schema.options) {
    const attempt = coerce(option, value);
    if (z.safeParse(option, attempt).success) return attempt;
  }
  return value;
}

/** Whether a schema filters by an enumeration or a dictionary: it takes a code, or several. */
function isOneOrMany({ options }: z.ZodUnion): boolean {
  const kinds = options.map((option) => unwrap(option));
  return kinds.some((kind) => kind instanceof z.ZodArray) && kinds.some((kind) => kind instanceof z.ZodEnum || kind instanceof z.ZodString);
}

function coerceOneOrMany(inner: z.ZodUnion, value: unknown, schema: z.core.$ZodType): unknown {
  const codes = Array.isArray(value) ? value.map(codeOf).filter((code) => code !== null) : codeOf(value);
  return codes === null ? emptyOf(schema) : coerceUnion(inner, codes);
}

/** A code of a dictionary (`codeOfDictionary`) comes and is left out like one of an enumeration. */
function isOfDictionary(schema: z.core.$ZodType): boolean {
  return schema instanceof z.ZodString && schema.meta()?.['x-dictionary'] !== undefined;
}

function coerceEnumeration(value: unknown, schema: z.core.$ZodType): unknown {
  return codeOf(value) ?? emptyOf(schema);
}

/**
 * The code of an enumeration, sent as such or as it went out. Null for the forms in which older front ends send no value: `{}`, `{ code:
 * '' }`, `{ key: null }`, `'null'`.
 */
function codeOf(value: unknown): unknown {
  if (value === '' || value === 'null') return null;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if ('code' in value) return codeOf(value.code);
  return Object.values(value).every((one) => one === null) ? null : value;
}

function coerceText(inner: z.ZodString, schema: z.core.$ZodType, value: string): unknown {
  if (isWireTime(inner)) return value.trim() === '' ? emptyOf(schema) : (normaliseTime(value) ?? value);
  return value === '' && !z.safeParse(inner, '').success ? emptyOf(schema) : value;
}

/** The schema for wire times is the one text that takes exactly this. Each schema is tested once: a body may have thousands of texts. */
function isWireTime(schema: z.ZodString): boolean {
  const known = wireTimes.get(schema);
  if (known !== undefined) return known;
  const isOne = schema.safeParse('2026-01-01 00:00:00').success && !schema.safeParse('2026-01-01').success;
  wireTimes.set(schema, isOne);
  return isOne;
}

const wireTimes = new WeakMap<z.ZodString, boolean>();

function normaliseTime(value: string): string | null {
  const match = /^(\d{4})[-/年](\d{1,2})[-/月](\d{1,2})日?(?:[ T]?(\d{1,2})[:时](\d{1,2})(?:[:分](\d{1,2})秒?)?)?$/.exec(value.trim());
  if (!match) return null;
  const [, year, month = '', day = '', hour = '0', minute = '0', second = '0'] = match;
  const two = (text: string) => text.padStart(2, '0');
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`;
}

/** Whether a field of an object is free text or an id, rather than a number, a choice, a time or yes and no. */
export function takesText(schema: z.core.$ZodType, field: string): boolean {
  const shape: Partial<Record<string, z.core.$ZodType>> = schema instanceof z.ZodObject ? schema.shape : {};
  return isText(shape[field]);
}

function isText(schema: z.core.$ZodType | undefined): boolean {
  const inner = schema && unwrap(schema);
  if (inner instanceof z.ZodUnion) return inner.options.some(isText);
  return inner?._zod.def.type === 'string' && !(inner instanceof z.ZodString && isWireTime(inner));
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  let inner = schema;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable || inner instanceof z.ZodDefault) inner = inner.def.innerType;
  return inner;
}

function acceptsNull(schema: z.core.$ZodType): boolean {
  return z.safeParse(schema, null).success;
}

function emptyOf(schema: z.core.$ZodType): null | undefined {
  return acceptsNull(schema) ? null : undefined;
}
