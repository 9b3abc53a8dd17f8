/** Keeps the rows that a list shows, in their order: a reader who opens one of them can go on to the next. */
export function rememberWalk(name: string, keys: readonly string[]): void {
  walks.set(name, keys);
}

/** The keys before and after a row in the list that was looked at last; absent at an end, and where the row came from elsewhere. */
export function neighboursIn(name: string, key: string): { previous?: string | undefined; next?: string | undefined } {
  const keys = walks.get(name) ?? [];
  const place = keys.indexOf(key);
  return place === -1 ? {} : { previous: keys[place - 1], next: keys[place + 1] };
}

/** Of this visit alone: nothing of it is kept, and keys tell nothing to a reader who may not read their rows. */
const walks = new Map<string, readonly string[]>();
