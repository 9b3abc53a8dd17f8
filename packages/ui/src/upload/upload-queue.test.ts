import { describe, expect, test, vi } from 'vitest';
import { createUploadQueue, type SendFile, type UploadedFile } from './upload-queue.ts';

describe('createUploadQueue', () => {
  test('sends three at once, in the order they came', async () => {
    const { queue, sent, done } = started(5);
    expect(sent.map(({ name }) => name)).toEqual(['1', '2', '3']);
    await sent[1]?.finish();
    expect(sent.map(({ name }) => name)).toEqual(['1', '2', '3', '4']);
    expect(done).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: '2' }));
    expect(queue.items().map(({ state }) => state)).toEqual(['sending', 'sending', 'sending', 'waiting']);
  });

  test('what is cancelled is aborted, makes room and can be tried again', async () => {
    const { queue, sent, done } = started(4);
    queue.cancel(1);
    expect(sent[0]?.signal.aborted).toBe(true);
    expect(sent).toHaveLength(4);
    expect(queue.items()[0]).toMatchObject({ state: 'cancelled' });
    await sent[0]?.finish();
    expect(done).not.toHaveBeenCalled();
    queue.retry(1);
    expect(queue.items()[0]).toMatchObject({ state: 'waiting' });
    await sent[2]?.finish();
    expect(sent[4]?.name).toBe('1');
  });

  test('a refusal keeps its words and the file', async () => {
    const { queue, sent } = started(1);
    sent[0]?.progress(0.4);
    expect(queue.items()[0]).toMatchObject({ progress: 0.4 });
    await sent[0]?.fail(new Error('空间不足'));
    expect(queue.items()[0]).toMatchObject({ state: 'failed', error: '空间不足' });
    queue.retry(1);
    await sent[1]?.finish();
    expect(queue.items()).toEqual([]);
  });

  test('stopping aborts all and sends no more', async () => {
    const { queue, sent } = started(5);
    queue.stop();
    await Promise.all(sent.map((sending) => sending.finish()));
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true, true]);
    expect(queue.items()).toEqual([]);
  });
});

interface Sending {
  name: string;
  signal: AbortSignal;
  progress: (share: number) => void;
  finish: () => Promise<void>;
  fail: (error: Error) => Promise<void>;
}

function started(count: number) {
  const sent: Sending[] = [];
  const done = vi.fn<(uploaded: UploadedFile) => void>();
  const send: SendFile = (file, { signal, onProgress }) => {
    const { promise, resolve, reject } = Promise.withResolvers<UploadedFile>();
    sent.push({
      name: file.name,
      signal,
      progress: onProgress,
      finish: () => settled(() => resolve({ url: `/${file.name}`, name: file.name, type: file.type, size: 1 })),
      fail: (error) => settled(() => reject(error)),
    });
    return promise;
  };
  const queue = createUploadQueue({ send, onDone: done });
  queue.add(Array.from({ length: count }, (_, index) => new File(['x'], String(index + 1))));
  return { queue, sent, done };
}

/** After what was settled has been worked off. */
async function settled(act: () => void) {
  act();
  await new Promise((resolve) => setTimeout(resolve));
}
