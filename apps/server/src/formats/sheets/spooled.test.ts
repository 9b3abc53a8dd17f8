import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { spooled } from './spooled.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function source(pieces: number) {
  const seen = { given: 0 };
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (seen.given === pieces) return controller.close();
      controller.enqueue(Uint8Array.of((seen.given += 1)));
    },
  });
  return { seen, stream };
}

it('takes everything at once and gives it out in order', async () => {
  const { seen, stream } = source(50);
  const spool = await spooled(stream);
  await eventually(() => expect(seen.given).toBe(50));
  expect(new Uint8Array(await new Response(spool).arrayBuffer())).toEqual(Uint8Array.from({ length: 50 }, (_, index) => index + 1));
});

it('lets go of what nobody takes for a minute', async () => {
  const { seen, stream } = source(100);
  const reader = (await spooled(stream)).getReader();
  await vi.advanceTimersByTimeAsync(59_000);
  expect((await reader.read()).value).toEqual(Uint8Array.of(1));
  await vi.advanceTimersByTimeAsync(59_000);
  // the whole of it waits here
  expect(seen.given).toBe(100);
  await vi.advanceTimersByTimeAsync(2000);
  await expect(reader.read()).rejects.toThrow('nobody takes this any more');
});

it('takes no more than all of them together may hold', async () => {
  const seen = { given: 0, isCancelled: false };
  const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      seen.given += 1;
      controller.enqueue(new Uint8Array(8 * 1024 * 1024));
    },
    cancel: () => void (seen.isCancelled = true),
  });
  const reader = (await spooled(endless)).getReader();
  await eventually(() => expect(seen.isCancelled).toBe(true));
  expect(seen.given).toBeLessThan(40);
  await expect(spooled(source(1).stream)).rejects.toMatchObject({ status: 503 });
  await reader.cancel();
  expect((await spooled(source(1).stream)).locked).toBe(false);
});

it('fails as an answer before the first piece, and as a stream after it', async () => {
  const failing = (after: number) => {
    let given = 0;
    return new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        pull(controller) {
          if (given++ === after) controller.error(new RangeError('the source ran dry'));
          else controller.enqueue(Uint8Array.of(given));
        },
      },
      { highWaterMark: 0 },
    );
  };
  await expect(spooled(failing(0))).rejects.toThrow('the source ran dry');
  const reader = (await spooled(failing(2))).getReader();
  expect([(await reader.read()).value, (await reader.read()).value]).toEqual([Uint8Array.of(1), Uint8Array.of(2)]);
  await expect(reader.read()).rejects.toThrow('the source ran dry');
});
