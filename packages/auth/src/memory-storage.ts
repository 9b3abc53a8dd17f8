/** For tests: what `localStorage` is in a browser, and the events that other tabs cause. */
export function memoryStorage(initial: Record<string, string> = {}) {
  const items = new Map(Object.entries(initial));
  const storage: Storage = {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
  const events = new EventTarget();
  /** Another tab writes. */
  function writeElsewhere(key: string | null, value: string | null): void {
    if (key === null) items.clear();
    else if (value === null) items.delete(key);
    else items.set(key, value);
    events.dispatchEvent(Object.assign(new Event('storage'), { key }));
  }
  return { storage, events, items, writeElsewhere };
}
