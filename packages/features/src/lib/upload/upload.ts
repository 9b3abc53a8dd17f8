import { type AnswerOf, ApiError, type Client } from '@saiwu/api-client';
import { largestPlainUpload } from '@saiwu/openapi';
import { deferred } from './deferred.ts';
import { ownAddress } from '../api/own-address.ts';
import { takeTurns } from './take-turns.ts';

/** What an upload needs of the client. */
export type Uploader = Pick<Client<'attachment.upload' | 'attachment.get'>, 'call' | 'connection'>;

/** Where an uploaded file belongs. */
export interface UploadPlace {
  bizType: string;
  /** Absent: the server makes one, and it comes back with the file. */
  bizId?: string;
  /** Takes the place of the record's other files. */
  isSingle?: boolean;
}

/** An uploaded file, wherever it is kept. */
export interface UploadedFile {
  /** Of the attachment. */
  id: string;
  bizId: string;
  url: string;
  name: string;
  /** MIME type, as the server told it from the content. */
  type: string;
  /** In KB, rounded up. */
  size: number;
}

/** An upload under way. Each act may be called at any time; after the end it does nothing. */
export interface RunningUpload {
  /** @throws {ApiError} with the server's reason; `aborted` after `abort` */
  done: Promise<UploadedFile>;
  pause: () => Promise<void>;
  resume: () => void;
  /** Ends it and has the server forget what it has. */
  abort: () => Promise<void>;
}

/** One way of sending; `sent` and `failed` are told once. */
export interface Sending {
  start: () => void;
  stop: () => Promise<void>;
  forget: () => Promise<void>;
}

export interface SendingEnds {
  onProgress: (sentBytes: number) => void;
  sent: (attachment: AnswerOf<'attachment.get'>) => void;
  failed: (error: unknown) => void;
}

/**
 * Sends a file: a small one in one request, a larger one in pieces, which go on where they were cut: after a pause, a lost connection, or,
 * with the same file and place, a reload of the page within a day. `onProgress` gets bytes sent and bytes in all.
 */
export function startUpload(
  client: Uploader,
  file: File,
  place: UploadPlace,
  onProgress: (sent: number, total: number) => void = () => undefined,
): RunningUpload {
  const { promise, resolve, reject } = deferred<UploadedFile>();
  // whoever has left need not listen
  promise.catch(() => undefined);
  const ends: SendingEnds = {
    onProgress: (sent) => onProgress(sent, file.size),
    sent: ({ id, bizId, url, submittedFileName, contextType, size }) =>
      resolve({ id, bizId, url: ownAddress(url), name: submittedFileName, type: contextType, size: Math.ceil(Number(size) / 1024) }),
    failed: reject,
  };
  const sending =
    file.size <= largestPlainUpload ? Promise.resolve(sendWhole(client, file, place, ends)) : sendLarge(client, file, place, ends);
  const resume = () => void sending.then(({ start }) => start(), reject);
  resume();
  return {
    done: promise,
    pause: async () => (await sending).stop(),
    resume,
    async abort() {
      reject(new ApiError({ kind: 'aborted', operationId: 'attachment.upload' }));
      await (await sending).forget();
    },
  };
}

/** Milliseconds that a file in one request may take. */
const timeLimit = 10 * 60_000;
/** The server takes two of one person at once. */
const inTurn = takeTurns(2);

function sendWhole(client: Uploader, file: File, place: UploadPlace, { onProgress, sent, failed }: SendingEnds): Sending {
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
      const attachment = await inTurn(() =>
        client.call('attachment.upload', { body: { file, ...place }, signal: mine.signal, timeoutMs: timeLimit }),
      );
      onProgress(file.size);
      sent(attachment);
    } catch (error) {
      // stopped on purpose: whoever stopped it may start it again
      if (!mine.signal.aborted) failed(error);
    }
  }
  return { start: () => void start(), stop, forget: stop };
}

async function sendLarge(client: Uploader, file: File, place: UploadPlace, ends: SendingEnds): Promise<Sending> {
  // only whoever has a large file loads the protocol
  const { sendInPieces } = await import('./upload-in-pieces.ts');
  return sendInPieces(client, file, place, ends);
}
