/** Code that is asked for without a network would be missing for good: it is asked for once there is one. */
export async function whenOnline(): Promise<void> {
  if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}

/** Asks for code once, when there is a network; what did not arrive is asked for again the next time. */
export function onceOnline<T>(fetch: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  async function begin() {
    try {
      await whenOnline();
      return await fetch();
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }
  return () => (loading ??= begin());
}

/** For code that nobody has asked for yet: whoever opens what needs it is told what went wrong. */
export async function unasked(loading: Promise<unknown>): Promise<void> {
  await loading.catch(() => undefined);
}
