import type { Cell, SheetLayout } from '../../core/sheet-layout.ts';
import { openThread } from './open-thread.ts';
import { streamFromThread } from './stream-from-thread.ts';

/** Writes a sheet in a thread of its own. Rows go there as it can use them: at most four batches are on their way. */
export function writeInThread(layout: SheetLayout, rows: AsyncIterable<Cell[][]>): ReturnType<typeof streamFromThread> {
  return streamFromThread(openThread('write-sheet-worker', 128, { workerData: layout }), rows[Symbol.asyncIterator]());
}
