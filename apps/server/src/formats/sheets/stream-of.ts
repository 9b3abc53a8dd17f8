/**
 * Pieces, copied into buffers of their own, as a stream that makes the next one when it is asked for, and ends the source when nobody reads
 * any more.
 */
export function streamOf(content: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pieces = content[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
    async cancel() {
      await pieces.return?.();
    },
  });
}
