import { parentPort, workerData } from 'node:worker_threads';
import { sheetChunks } from '../../formats/sheets/sheet-chunks.ts';
import type { Cell, SheetLayout } from '../../core/sheet-layout.ts';
import { giveChunks } from './give-chunks.ts';
import { zlibPart } from './zlib-part.ts';

if (!parentPort) throw new TypeError('this file runs in a thread of its own');

// the types are those of `writeSheet` in thread-workers.ts, which starts this thread and sends the rows
await giveChunks(parentPort, (rows) => sheetChunks(workerData as SheetLayout, rows as AsyncGenerator<Cell[][]>, zlibPart)); // see above
