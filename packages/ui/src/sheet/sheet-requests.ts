import type { CellValue } from '../data-table/column.ts';
import { parseSheet } from './parse-sheet.ts';
import type { SheetData, SheetLimits } from './sheet-data.ts';
import type { PackedSheet, SheetPlan, SheetWriter } from './sheet-plan.ts';
import { SheetReadError, type SheetReadErrorCode } from './sheet-read-error.ts';
import { createCsvWriter } from './write-csv.ts';
import { createXlsxWriter } from './write-xlsx.ts';

/** What is asked, of the worker or beside the page. Plain enough to cross to another thread. */
export type SheetRequest =
  | { kind: 'read'; content: ArrayBuffer; limits: SheetLimits }
  | { kind: 'start'; plan: SheetPlan }
  | { kind: 'add'; rows: CellValue[][] }
  | { kind: 'finish' };

/** What is answered, once for a request. */
export type SheetAnswer =
  | { kind: 'sheet'; sheet: SheetData }
  | { kind: 'refused'; code: SheetReadErrorCode; at: string | undefined }
  | { kind: 'taken' }
  | { kind: 'packed'; sheet: PackedSheet }
  | { kind: 'failed'; message: string };

/** Reads files and writes one. Never rejects. */
export function answerSheetRequests(): (request: SheetRequest) => Promise<SheetAnswer> {
  let writer: SheetWriter | undefined;
  async function answer(request: SheetRequest): Promise<SheetAnswer> {
    if (request.kind === 'read') return { kind: 'sheet', sheet: await parseSheet(new Uint8Array(request.content), request.limits) };
    if (request.kind === 'start') writer = request.plan.format === 'csv' ? createCsvWriter(request.plan) : createXlsxWriter(request.plan);
    if (request.kind === 'add') writer?.add(request.rows);
    if (request.kind === 'finish' && writer !== undefined) return { kind: 'packed', sheet: writer.finish() };
    return { kind: 'taken' };
  }
  return async (request) => {
    try {
      return await answer(request);
    } catch (error) {
      if (error instanceof SheetReadError) return { kind: 'refused', code: error.code, at: error.at };
      return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
    }
  };
}
