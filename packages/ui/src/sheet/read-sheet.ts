import { startSheetThread } from './start-sheet-thread.ts';
import type { SheetData } from './sheet-data.ts';
import { SheetReadError } from './sheet-read-error.ts';

export type { NumberCell, OddCell, SheetData } from './sheet-data.ts';
export { SheetReadError, type SheetReadErrorCode } from './sheet-read-error.ts';

export interface ReadSheetOptions {
  /** Rows below the heads; 100,000 by default. */
  maxRows?: number;
  /** Bytes of the file; 20 MB by default. */
  maxSize?: number;
  /** Name of the sheet to read. Absent: the first that is shown. */
  sheetName?: string | undefined;
  /** What columns may be called, as `headKey` writes it: where no sheet is named, the one that has most of them is read. */
  heads?: readonly string[];
  signal?: AbortSignal;
}

/**
 * Reads a sheet of an xlsx or CSV file in a worker. What the file is, how it is encoded and what separates its cells is found by looking
 * into it. Rejects with a `SheetReadError` for a file that is no clean sheet, or with the reason of the signal.
 */
export async function readSheet(
  file: Blob,
  { maxRows = 100_000, maxSize = 20 * 1024 * 1024, sheetName, heads, signal }: ReadSheetOptions = {},
): Promise<SheetData> {
  if (file.size > maxSize) throw new SheetReadError('tooLarge');
  const content = await bytesOf(file);
  const thread = await startSheetThread(signal);
  try {
    const answer = await thread.ask({ kind: 'read', content, limits: { maxRows, sheetName, heads } }, [content]);
    if (answer.kind === 'sheet') return answer.sheet;
    if (answer.kind === 'refused') throw new SheetReadError(answer.code, answer.at);
    throw new Error(answer.kind === 'failed' ? answer.message : answer.kind);
  } finally {
    thread.close();
  }
}

async function bytesOf(file: Blob): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch {
    // Moved, deleted or locked after it was chosen.
    throw new SheetReadError('damaged');
  }
}
