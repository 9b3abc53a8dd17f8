/** Does a long work row by row, and lets the page breathe in between: it may be cancelled, and says how far it is. */
export async function inSlices(
  count: number,
  work: (index: number) => void,
  options: { signal?: AbortSignal | undefined; onProgress?: ((done: number) => void) | undefined } = {},
): Promise<void> {
  let until = performance.now() + slice;
  for (let index = 0; index < count; index += 1) {
    work(index);
    if (index % 64 !== 63 || performance.now() < until) continue;
    options.onProgress?.(index + 1);
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    options.signal?.throwIfAborted();
    until = performance.now() + slice;
  }
}

/** Milliseconds: with the paint after it, under 50. */
const slice = 16;
