import { msg } from '@lingui/core/macro';
import { readHeads } from '@saiwu/ui/workbook';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { explainSheetError } from './explain-sheet-error.ts';
import { SheetError } from './read-sheet.ts';
import { type OddCell, type SheetContent } from '../../core/sheet-content.ts';
import { fieldsOf, namesOf, type OtherHeads, type SheetHeading } from './sheet-heads.ts';

/** A file that was handed in, and which of its sheets is meant: the first that is shown, unless it is named. */
export interface SheetUpload {
  file: File;
  sheet?: string | undefined;
}

/** One row of an uploaded sheet. */
export interface UploadRow {
  /** Its place in the sheet, from 1. */
  row: number;
  /** Its texts by field, as the sheet shows them; columns that the sheet does not have are absent. */
  cells: Record<string, string>;
  /** Fields whose text is not what somebody typed. */
  odd: Record<string, OddCell['kind']>;
  /** Fields that show a number padded, or with a text beside it: the number alone. */
  numbers: Record<string, string>;
  /** The sheet does not show it. */
  isHidden: boolean;
}

/**
 * Reads an uploaded sheet by its heads: titles in either language, the fields' own names, or what people usually call them. A title may
 * stand over them. Rows without anything in them are left out.
 * Throws a refusal for a file that is no clean sheet, for a head that nobody knows or that stands twice, and for heads alone.
 */
export async function readUpload(
  ctx: Context,
  upload: SheetUpload,
  headings: readonly SheetHeading[],
  others: OtherHeads = {},
): Promise<UploadRow[]> {
  const content = alreadyRead.get(upload.file) ?? (await read(ctx, upload));
  const { rows, sheets } = content;
  const known = namesOf(headings);
  const { row: top, texts: head } = readHeads(rows, known, content.spans);
  const fields = fieldsOf(ctx, [head, ...rows.slice(top + 1)], headings, known, { ...others, sheets });
  const found = rowsBelow(content, top, fields);
  if (found.length === 0) throw new Refusal(422, -9, msg`表格里没有数据`);
  return found;
}

/** The rows below the heads that say something, by the fields of their columns. */
function rowsBelow(
  { rows, oddCells = [], numbers = [], hiddenRows = [] }: SheetContent,
  top: number,
  fields: readonly (string | undefined)[],
): UploadRow[] {
  const oddOf = Map.groupBy(oddCells, ({ row }) => row);
  const numbersOf = Map.groupBy(numbers, ({ row }) => row);
  const hidden = new Set(hiddenRows);
  return rows.flatMap((texts, index): UploadRow[] => {
    if (index <= top || !fields.some((field, column) => field && texts[column])) return [];
    const fieldAt = (column: number) => fields[column] ?? '';
    const odd = (oddOf.get(index) ?? []).map(({ column, kind }) => [fieldAt(column), kind] as const);
    const alone = (numbersOf.get(index) ?? []).map(({ column, text }) => [fieldAt(column), text] as const);
    return [
      {
        row: index + 1,
        cells: Object.fromEntries(fields.flatMap((field, column) => (field ? [[field, texts[column] ?? '']] : []))),
        odd: Object.fromEntries(odd.filter(([field]) => field !== '')),
        numbers: Object.fromEntries(alone.filter(([field]) => field !== '')),
        isHidden: hidden.has(index),
      },
    ];
  });
}

/**
 * Reads the sheet of an import before its transaction begins, for `readUpload` to find: reading waits for its turn and can take seconds,
 * which no connection should. Throws what `readUpload` would.
 */
export async function readAhead(ctx: Context, body: unknown): Promise<void> {
  if (typeof body !== 'object' || body === null || !('file' in body) || !(body.file instanceof File)) return;
  const sheet = 'sheet' in body && typeof body.sheet === 'string' ? body.sheet : undefined;
  alreadyRead.set(body.file, await read(ctx, { file: body.file, sheet }));
}

const alreadyRead = new WeakMap<File, SheetContent>();

async function read(ctx: Context, { file, sheet }: SheetUpload): Promise<SheetContent> {
  try {
    return await ctx.host.workers.readSheet(file, sheet);
  } catch (error) {
    if (error instanceof SheetError) throw explainSheetError(error);
    throw error;
  }
}
