/** A stream of server-sent events that a handler opened. Nothing between us and the client may hold it back to save it up. */
export function answerEvents(data: unknown): Response {
  return new Response(data as ReadableStream<Uint8Array>, {
    // operations that answer `events` have handlers of this type
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  });
}
