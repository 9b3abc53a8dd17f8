import { abortWith } from '../request/abort-with.ts';
import { isApiError, type ApiError } from '../answer/api-error.ts';
import { createEventParser } from './event-stream-parser.ts';
import type { EventOf, StreamId } from '../operation.ts';

export interface ListenOptions<Id extends StreamId> {
  /** Ends the listening. */
  signal: AbortSignal;
  /** Called with each event, in order. What is no JSON is left out. */
  onEvent: (event: EventOf<Id>) => void;
  /** Told when the stream stands and when it has broken, so that the caller can ask for what was missed. */
  onStateChange?: (isOpen: boolean) => void;
}

/**
 * Follows a stream of events for as long as it is wanted: what breaks is opened again after a while that doubles from 1 s to 60 s, each
 * time with chance in it, so that a server that comes back is not met by everybody at once.
 *
 * @param open opens the stream, with the session's token
 * @returns resolves when `signal` aborts
 * @throws {ApiError} when the server refuses the stream for good: signed out, not allowed, not offered
 */
export async function listen<Id extends StreamId>(
  open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>,
  options: ListenOptions<Id>,
): Promise<void> {
  const { signal } = options;
  for (let failures = 0; !signal.aborted; failures += 1) {
    const startedAt = performance.now();
    // oxlint-disable no-await-in-loop -- one stream after the other
    try {
      await follow(open, options);
    } catch (error) {
      if (signal.aborted) return;
      if (isApiError(error) && !isPassing(error)) throw error;
    }
    if (performance.now() - startedAt > settledMs) failures = 0;
    await pause(pauseAfter(failures), signal);
    // oxlint-enable no-await-in-loop
  }
}

/** How long to wait after so many failures in a row, in milliseconds: half of it is chance. */
export function pauseAfter(failures: number, chance: () => number = Math.random): number {
  return Math.min(60_000, 1000 * 2 ** failures) * (0.5 + chance() / 2);
}

/** One that lasted this long has stood: what ends it is no failure. */
const settledMs = 30_000;

/** The server lets a comment be heard every 15 seconds: after three missing ones nobody is at the other end. */
const silenceMs = 45_000;

/** Reads one stream to its end. */
async function follow<Id extends StreamId>(
  open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>,
  options: ListenOptions<Id>,
): Promise<void> {
  const ending = new AbortController();
  const detach = abortWith(ending, options.signal);
  try {
    await readToEnd(await open(ending.signal), ending, options);
  } finally {
    detach();
  }
}

async function readToEnd<Id extends StreamId>(
  stream: ReadableStream<Uint8Array>,
  ending: AbortController,
  options: ListenOptions<Id>,
): Promise<void> {
  const { signal } = ending;
  const reader = stream.getReader();
  const leave = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', leave);
  if (signal.aborted) leave();
  const decoder = new TextDecoder();
  const parse = createEventParser(({ type, data }) => {
    const carried = readJson(data);
    if (carried !== undefined && !signal.aborted) options.onEvent({ type, data: carried } as EventOf<Id>); // as the contract has the events of the stream
  });
  options.onStateChange?.(true);
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    for (;;) {
      clearTimeout(timer);
      timer = setTimeout(() => ending.abort(), silenceMs);
      // oxlint-disable-next-line no-await-in-loop -- a part after the other
      const { done, value } = await reader.read();
      if (done) return;
      parse(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
    leave();
    options.onStateChange?.(false);
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether another try may bring more: the connection, or a server that is busy or being serviced. One that has no streams says 501. */
function isPassing({ kind, status }: ApiError): boolean {
  return ['network', 'timeout', 'aborted', 'tooMany', 'unavailable', 'server'].includes(kind) && status !== 501;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
