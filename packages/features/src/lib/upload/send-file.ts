import { ApiError, type Client } from '@saiwu/api-client';
import { deferred } from './deferred.ts';
import type { FileWay, Sending, SendingEnds } from './file-way.ts';
import { takeTurns } from './take-turns.ts';

/** An upload under way. Each act may be called at any time; after the end it does nothing. */
export interface RunningUpload<Answer> {
  /** @throws {ApiError} with the server's reason; `aborted` after `abort` */
  done: Promise<Answer>;
  pause: () => Promise<void>;
  resume: () => void;
  /** Ends it and has the server forget what it has. */
  abort: () => Promise<void>;
}

/**
 * Sends a file: a small one in one request, any other in pieces, which tell how far they are and which go on where they were cut: after a
 * pause, a lost connection, or, with the same file and place, a reload of the page within a day. `onProgress` gets bytes sent and bytes in
 * all.
 */
export function sendFile<Answer>(
  client: Pick<Client<never>, 'connection'>,
  file: File,
  way: FileWay<Answer>,
  onProgress: (sent: number, total: number) => void = () => undefined,
): RunningUpload<Answer> {
  const { promise, resolve, reject } = deferred<Answer>();
  // whoever has left need not listen
  promise.catch(() => undefined);
  const ends: SendingEnds<Answer> = { onProgress: (sent) => onProgress(sent, file.size), sent: resolve, failed: reject };
  const sending = file.size <= largestWhole ? Promise.resolve(sendWhole(file, way, ends)) : sendLarge(client, file, way, ends);
  const resume = () => void sending.then(({ start }) => start(), reject);
  resume();
  return {
    done: promise,
    pause: async () => (await sending).stop(),
    resume,
    async abort() {
      reject(new ApiError({ kind: 'aborted', operationId: way.operationId }));
      await (await sending).forget();
    },
  };
}

/**
 * Bytes that are sent again without anybody minding. The server takes larger ones in one request too, and tells nothing until they are
 * there.
 */
const largestWhole = 1024 * 1024;
/** Milliseconds that a file in one request may take. */
const timeLimit = 10 * 60_000;
/** The server takes two of one person at once. */
const inTurn = takeTurns(2);

function sendWhole<Answer>(file: File, way: FileWay<Answer>, { onProgress, sent, failed }: SendingEnds<Answer>): Sending {
  let running: AbortController | null = null;
  const stop = async () => {
    running?.abort();
    running = null;
  };
  async function start() {
    if (running) return;
    const mine = new AbortController();
    running = mine;
    try {
      const answer = await inTurn(() => way.whole({ signal: mine.signal, timeoutMs: timeLimit }));
      onProgress(file.size);
      sent(answer);
    } catch (error) {
      // stopped on purpose: whoever stopped it may start it again
      if (!mine.signal.aborted) failed(error);
    }
  }
  return { start: () => void start(), stop, forget: stop };
}

async function sendLarge<Answer>(
  client: Pick<Client<never>, 'connection'>,
  file: File,
  way: FileWay<Answer>,
  ends: SendingEnds<Answer>,
): Promise<Sending> {
  // only whoever has a large file loads the protocol
  const { sendInPieces } = await import('./upload-in-pieces.ts');
  return sendInPieces(client, file, way, ends);
}
