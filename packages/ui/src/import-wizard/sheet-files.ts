import type { ExportReport } from '../sheet/export-rows.ts';
import type { SheetData } from '../sheet/sheet-data.ts';
import { SheetReadError } from '../sheet/sheet-read-error.ts';
import type { PlainSheet } from './error-sheet.ts';
import type { ImportField } from './import-field.ts';
import type { ImportWords } from './import-words.ts';
import { headNames } from './rows/match-heads.ts';

interface LoadOptions {
  maxRows: number;
  /** Of several sheets the one that fits them best is read. */
  fields: readonly ImportField[];
  /** The sheet that is wanted. */
  sheetName?: string;
}

/** Reads a file; the reader comes with the first one. */
export async function loadSheet(file: Blob, { maxRows, fields, sheetName }: LoadOptions): Promise<SheetData> {
  const { readSheet } = await import('../sheet/read-sheet.ts');
  return readSheet(file, { maxRows, sheetName, heads: [...headNames(fields)] });
}

/** Why a file was not read, and what to do. */
export function readErrorText(error: unknown, words: ImportWords, maxRows: string): string {
  if (!(error instanceof SheetReadError)) return words.damaged(undefined);
  const texts = {
    tooLarge: words.tooLarge,
    notASheet: words.notASheet,
    empty: words.isEmpty,
    tooManyRows: words.tooManyRows(maxRows),
    macro: words.hasMacros,
    entity: words.hasEntities,
    damaged: words.damaged(error.at),
  };
  return texts[error.code];
}

/** Gives the reader a sheet as an xlsx file. */
export async function saveSheet({ heads, rows }: PlainSheet, fileName: string): Promise<ExportReport> {
  const { exportRows } = await import('../sheet/export-rows.ts');
  const columns = heads.map((title, index) => ({
    key: String(index),
    title,
    value: (row: readonly string[]) => row[index],
  }));
  return exportRows({ columns, rows, format: 'xlsx', fileName });
}

/** The template: a head for each field, and a row that shows what belongs there. */
export function templateSheet(fields: readonly ImportField[]): PlainSheet {
  const example = fields.map((field) => field.example ?? field.options?.[0]?.label ?? '');
  return { heads: fields.map(({ title }) => title), rows: example.some((text) => text !== '') ? [example] : [] };
}
