import { msg } from '@lingui/core/macro';
import { Refusal } from '../../core/refusal.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes that all spools of the process hold together: the one that would hold more breaks off, and the next one is refused. */
const mostHeld = 256 * 1024 * 1024;
/** Milliseconds in which a reader has to take the next piece. */
const patience = 60_000;

let held = 0;

/**
 * A stream read as fast as it comes and given out as fast as it is taken, so that a slow client holds memory (which is bounded) instead of
 * a database connection and a thread. Resolves when the first piece is there: what fails at once still fails as an answer. A reader who
 * goes away, or takes nothing for a minute, ends the source.
 */
export async function spooled(source: ReadableStream<Bytes>): Promise<ReadableStream<Bytes>> {
  const reader = source.getReader();
  if (held > mostHeld) {
    await reader.cancel();
    throw new Refusal(503, -2, msg`现在导出的人太多，请稍后再试`, { headers: { 'Retry-After': '10' } });
  }
  const spool: { pieces: Bytes[]; isWhole: boolean; isOver: boolean; failure?: unknown } = { pieces: [], isWhole: false, isOver: false };
  let news = Promise.withResolvers<void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** False after the last one. */
  async function readOne(): Promise<boolean> {
    const { done, value } = await reader.read();
    if (done || spool.isOver) return false;
    if (held > mostHeld) {
      await reader.cancel();
      throw new Error('too much is waiting to be taken');
    }
    spool.pieces.push(value);
    held += value.byteLength;
    return true;
  }
  async function readRest(): Promise<void> {
    try {
      while (await readOne()) {
        news.resolve();
        news = Promise.withResolvers();
      }
    } catch (error) {
      spool.failure = error;
    }
    spool.isWhole = true;
    news.resolve();
  }
  async function drop(): Promise<void> {
    spool.isOver = true;
    clearTimeout(timer);
    for (const piece of spool.pieces.splice(0)) held -= piece.byteLength;
    await reader.cancel();
  }
  function beginWaiting(controller: ReadableStreamDefaultController<Bytes>): void {
    timer = setTimeout(() => {
      controller.error(new Error('nobody takes this any more'));
      void drop();
    }, patience);
  }

  if (await readOne()) void readRest();
  else spool.isWhole = true;
  return new ReadableStream<Bytes>(
    {
      start: beginWaiting,
      async pull(controller) {
        clearTimeout(timer);
        while (spool.pieces.length === 0 && !spool.isWhole) await news.promise;
        const piece = spool.pieces.shift();
        if (piece) {
          held -= piece.byteLength;
          controller.enqueue(piece);
          beginWaiting(controller);
        } else if (spool.failure === undefined) controller.close();
        else controller.error(spool.failure);
      },
      cancel: drop,
    },
    { highWaterMark: 0 },
  );
}
