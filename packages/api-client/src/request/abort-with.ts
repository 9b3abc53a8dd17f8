/**
 * Lets a signal abort the controller too, until the function that comes back is called. `AbortSignal.any` is younger than the oldest
 * browsers we serve.
 */
export function abortWith(controller: AbortController, signal: AbortSignal): () => void {
  const abort = () => controller.abort(signal.reason);
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  return () => signal.removeEventListener('abort', abort);
}
