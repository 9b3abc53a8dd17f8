import type { Column } from '../data-table/column.ts';
import { exportCell } from './export-cell.ts';
import { startSheetThread, type SheetThread } from './start-sheet-thread.ts';
import type { SheetAnswer, SheetRequest } from './sheet-requests.ts';
import type { PackedSheet } from './sheet-plan.ts';

export interface WriteSheetOptions<Row> {
  columns: readonly Column<Row>[];
  /** All at once, or page by page as a server gives them. */
  rows: readonly Row[] | AsyncIterable<readonly Row[]>;
  format: 'csv' | 'xlsx';
  /** Name of the worksheet. */
  sheetName?: string;
  onProgress?: (written: number) => void;
  signal?: AbortSignal;
}

/** A file with rows, and what has to be said about it. */
export interface WrittenSheet extends PackedSheet {
  /** Rows below the heads. */
  rows: number;
}

/**
 * Writes rows as a CSV or xlsx file in a worker, a few hundred at a time, so that the page stays quick. Numbers stay numbers, moments are
 * dates in a workbook, and text that looks like a formula stays text. Rejects with the reason of the signal, or with what a page of rows
 * was rejected with.
 */
export async function writeSheet<Row>(options: WriteSheetOptions<Row>): Promise<WrittenSheet> {
  const { columns, rows, format, sheetName = 'Sheet1', onProgress, signal } = options;
  const thread = await startSheetThread(signal);
  try {
    await ask(thread, {
      kind: 'start',
      plan: { format, sheetName, columns: columns.map(({ title, width }) => ({ title, width: charactersOf(width) })) },
    });
    const atOnce = Math.max(20, Math.floor(cellsAtOnce / Math.max(1, columns.length)));
    let written = 0;
    for await (const page of pagesOf(rows, signal)) {
      for (let from = 0; from < page.length; from += atOnce) {
        const some = page.slice(from, from + atOnce);
        await ask(thread, { kind: 'add', rows: some.map((row) => columns.map((column) => exportCell(column, row))) });
        written += some.length;
        onProgress?.(written);
      }
    }
    const answer = await ask(thread, { kind: 'finish' });
    if (answer.kind !== 'packed') throw new Error(answer.kind);
    return { ...answer.sheet, rows: written };
  } finally {
    thread.close();
  }
}

/** What this thread reads from rows and hands over before it takes a breath: a few milliseconds. */
const cellsAtOnce = 6000;

async function ask(thread: SheetThread, request: SheetRequest): Promise<SheetAnswer> {
  const answer = await thread.ask(request);
  if (answer.kind === 'failed') throw new Error(answer.message);
  return answer;
}

/** Pages until the signal says stop, even while one is on its way. */
async function* pagesOf<Row>(rows: WriteSheetOptions<Row>['rows'], signal: AbortSignal | undefined): AsyncGenerator<readonly Row[]> {
  if (!(Symbol.asyncIterator in rows)) {
    yield rows;
    return;
  }
  const pages = rows[Symbol.asyncIterator]();
  const stopped = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  // Heard only while a page is awaited.
  stopped.catch(() => undefined);
  try {
    for (;;) {
      const page = await Promise.race([pages.next(), stopped]);
      if (page.done === true) return;
      yield page.value;
    }
  } finally {
    // Not awaited: a page on its way ends when it ends.
    pages.return?.().catch(() => undefined);
  }
}

/** A pixel width as characters of Excel's font. */
function charactersOf(width: string | undefined): number | undefined {
  const [, pixels] = /^(\d+)px$/.exec(width ?? '') ?? [];
  return pixels === undefined ? undefined : Math.max(4, Math.round((Number(pixels) - 5) / 7));
}
