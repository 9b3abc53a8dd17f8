import { expect, test, vi } from 'vitest';
import { runBulk, type BulkWork } from './run-bulk.ts';

const rows = Array.from({ length: 250 }, (_, index) => index);

/** A server that refuses a chunk with a bad row in it whole. */
function work(bad: ReadonlySet<number>, more: Partial<BulkWork<number>> = {}) {
  const done: number[] = [];
  const send = vi.fn<(chunk: readonly number[]) => Promise<void>>(async (chunk) => {
    const first = chunk.find((row) => bad.has(row));
    if (first !== undefined) throw new Error(`row ${first}`);
    done.push(...chunk);
  });
  return {
    done,
    send,
    work: { rows, send, size: 100, isFatal: () => false, signal: new AbortController().signal, onProgress: () => undefined, ...more },
  };
}

test('rows are sent in chunks, and the progress is told', async () => {
  const onProgress = vi.fn<(done: number) => void>();
  const { send, done, work: all } = work(new Set(), { onProgress });
  expect(await runBulk(all)).toEqual({ done: rows, failed: [], left: [] });
  expect(done).toEqual(rows);
  expect(send.mock.calls.map(([chunk]) => chunk.length)).toEqual([100, 100, 50]);
  expect(onProgress.mock.calls).toEqual([[100], [200], [250]]);
});

test('what is refused stands alone in the end, and all others are done', async () => {
  const bad = new Set([0, 57, 58, 249]);
  const { send, done, work: all } = work(bad);
  const result = await runBulk(all);
  expect(result.failed.map(({ row, error }) => [row, (error as Error).message])).toEqual([...bad].map((row) => [row, `row ${row}`])); // the server's own
  expect(result.done.toSorted((a, b) => a - b)).toEqual(rows.filter((row) => !bad.has(row)));
  expect(done.toSorted((a, b) => a - b)).toEqual(result.done.toSorted((a, b) => a - b));
  expect(send.mock.calls.length).toBeLessThan(60);
});

test('cancelled, the rest is left', async () => {
  const cancel = new AbortController();
  const { work: all } = work(new Set(), { signal: cancel.signal, onProgress: () => cancel.abort() });
  expect(await runBulk(all)).toEqual({ done: rows.slice(0, 100), failed: [], left: rows.slice(100) });
});

test('without a connection it stops, and says why', async () => {
  const send = vi.fn<(chunk: readonly number[]) => Promise<void>>();
  send.mockResolvedValueOnce(undefined);
  send.mockRejectedValue(new Error('offline'));
  const { work: all } = work(new Set(), { send, isFatal: () => true });
  const result = await runBulk(all);
  expect(result).toMatchObject({ done: rows.slice(0, 100), failed: [], left: rows.slice(100), stoppedBy: { message: 'offline' } });
  expect(send).toHaveBeenCalledTimes(2);
});
