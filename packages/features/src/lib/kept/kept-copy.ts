/** What somebody typed, on this device, until the server has confirmed it. */
export type Kept<Typed> = Typed & {
  version: number;
  /** Contents that were sent, and may have arrived though no answer came. */
  sent: readonly string[];
};

const keptFor = 7 * 24 * 60 * 60 * 1000;

/** Where one thing's copy lies on this device. `isTyped` checks what of it was typed. */
export function keptCopy<Typed extends object>(key: string, isTyped: (value: Partial<Record<keyof Typed, unknown>>) => boolean) {
  /** What an unconfirmed save left; null when nothing did, it is damaged, or older than seven days. */
  function read(now: number): Kept<Typed> | null {
    const text = localStorage.getItem(key);
    if (text === null) return null;
    const kept = parse(text);
    if (kept !== null && now - kept.savedAt < keptFor) return kept;
    localStorage.removeItem(key);
    return null;
  }

  /** A full storage loses no copy: the one before stays. Answers whether what was given lies there. */
  function write(kept: Kept<Typed> | null, now: number): boolean {
    try {
      if (kept === null) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify({ ...kept, savedAt: now }));
      return kept !== null;
    } catch {
      return false;
    }
  }

  /** What another window has written; null where it is damaged. */
  function parse(text: string): (Kept<Typed> & { savedAt: number }) | null {
    try {
      const kept: unknown = JSON.parse(text);
      return isKept(kept) ? { ...kept, sent: kept.sent ?? [] } : null;
    } catch {
      return null;
    }
  }

  /** What an earlier version of ours kept knew nothing of `sent`. */
  function isKept(value: unknown): value is Kept<Typed> & { savedAt: number } {
    if (typeof value !== 'object' || value === null) return false;
    const { savedAt, version, sent = [] } = value as Partial<Kept<Typed> & { savedAt: unknown }>; // an object; every field is checked below
    return (
      typeof savedAt === 'number' &&
      typeof version === 'number' &&
      Array.isArray(sent) &&
      sent.every((content) => typeof content === 'string') &&
      isTyped(value)
    );
  }

  return { key, read, write, parse };
}
