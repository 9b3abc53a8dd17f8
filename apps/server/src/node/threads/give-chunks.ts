import type { MessagePort } from 'node:worker_threads';
import type { FromMaker, ToMaker } from './stream-from-thread.ts';

/** How many pieces of the source are on their way at once. */
const ahead = 2;

/** The thread's end of `streamFromThread`: gives the pieces that `make` makes of the source, one for each that is asked for. */
export async function giveChunks(port: MessagePort, make: (source: AsyncGenerator) => AsyncIterable<Uint8Array>): Promise<void> {
  const inbox: unknown[] = [];
  let asked = 0;
  let news = Promise.withResolvers<void>();
  port.on('message', (told: ToMaker) => {
    if ('give' in told) asked += 1;
    else inbox.push(told.more);
    news.resolve();
    news = Promise.withResolvers();
  });
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await news.promise;
  };
  const say = (told: FromMaker, transferred: ArrayBuffer[] = []) => port.postMessage(told, transferred);

  async function* source(): AsyncGenerator {
    for (let count = 0; count < ahead; count++) say({ wants: true });
    for (;;) {
      await until(() => inbox.length > 0);
      const piece = inbox.shift();
      if (piece === null) return;
      say({ wants: true });
      yield piece;
    }
  }

  try {
    for await (const chunk of make(source())) {
      await until(() => asked > 0);
      asked -= 1;
      // a copy: what deflate gives is a window on a buffer that it goes on filling
      const copy = new Uint8Array(chunk);
      say({ chunk: copy }, [copy.buffer]);
    }
    say({ done: true });
  } catch (error) {
    say({ error: error instanceof Error ? error.message : String(error) });
  }
}
