type Body = Readonly<Record<string, unknown>>;

/** A text or a number of an answer as text; empty where there is none. */
export function textOf(body: Body, name: string): string {
  const value = body[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A part of an answer; undefined where it is none. */
export function partOf(body: Body, name: string): Body | undefined {
  const value = body[name];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
}

/** The objects of a list, which may lie in another object. */
export function listOf(body: Body, ...names: [string] | [string, string]): Body[] {
  const [first, second] = names;
  const holder = second === undefined ? body : partOf(body, first);
  const value = holder?.[second ?? first];
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => (typeof one === 'object' && one !== null ? [{ ...one }] : []));
}

/** `20260302`, as it is in Beijing. */
export function dayInChina(time: Date): string {
  return new Date(time.getTime() + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '');
}
