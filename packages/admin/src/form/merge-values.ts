/**
 * The values of the form, had its reader begun with another version: fields that they changed stay, all else is that version's. Lists
 * count as a whole.
 * @param mine the values of the form
 * @param opened its first values
 * @param theirs the first values that it would have now
 */
export function mergeValues<Values extends object>(mine: Values, opened: object, theirs: Values): Values {
  const merged = Object.entries(mine).map(([key, value]: [string, unknown]) => {
    const [before, now]: unknown[] = [Reflect.get(opened, key), Reflect.get(theirs, key)];
    if (isSame(value, before)) return [key, now];
    return [key, isGroup(value) && isGroup(before) && isGroup(now) ? mergeValues(value, before, now) : value];
  });
  return { ...theirs, ...Object.fromEntries(merged) };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
