/** Passes a body on and remembers what its source has thrown: whoever reads it hides that behind an error of their own. */
export function noting(content: AsyncIterable<Uint8Array>): { pieces: AsyncGenerator<Uint8Array, void>; thrown: () => unknown } {
  let thrown: unknown;
  const source = content[Symbol.asyncIterator]();
  const next = () =>
    source.next().catch((error: unknown) => {
      thrown = error;
      throw error;
    });
  async function* pass() {
    try {
      for (let piece = await next(); !piece.done; piece = await next()) yield piece.value;
    } finally {
      await source.return?.();
    }
  }
  return { pieces: pass(), thrown: () => thrown };
}
