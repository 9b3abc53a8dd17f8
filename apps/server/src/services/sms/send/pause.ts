/** Waits some milliseconds, or less when the signal comes. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (!(milliseconds > 0) || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
