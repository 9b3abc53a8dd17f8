import { saveFile } from './save-file.ts';
import { writeSheet, type WriteSheetOptions, type WrittenSheet } from './write-sheet.ts';

export interface ExportOptions<Row> extends WriteSheetOptions<Row> {
  /** Without an extension. Also names the worksheet when `sheetName` does not. */
  fileName: string;
}

/** What became of an export. `openInBrowser`: this browser cannot download; the caller shows how to open the page in another. */
export type ExportReport = ({ kind: 'saved' } & WrittenSheet) | { kind: 'openInBrowser' };

/** Writes rows as a CSV or xlsx file and saves it on the reader's machine. */
export async function exportRows<Row>({ fileName, sheetName = fileName, ...options }: ExportOptions<Row>): Promise<ExportReport> {
  // WeChat's browser has no downloads.
  if (navigator.userAgent.includes('MicroMessenger')) return { kind: 'openInBrowser' };
  const written = await writeSheet({ ...options, sheetName });
  options.signal?.throwIfAborted();
  saveFile(written.file, `${fileName}.${options.format}`);
  return { kind: 'saved', ...written };
}
