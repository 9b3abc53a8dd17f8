import { msg } from '@lingui/core/macro';
import { findHeads } from '@saiwu/ui/workbook';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { explainSheetError } from './explain-sheet-error.ts';
import { SheetError } from './read-sheet.ts';
import { type OddCell, type SheetContent } from '../../core/sheet-content.ts';
import { fieldsOf, namesOf, type OtherHeads, type SheetHeading } from './sheet-heads.ts';

/** One row of an uploaded sheet. */
export interface UploadRow {
  /** Its place in the sheet, from 1. */
  row: number;
  /** Its texts by field; columns that the sheet does not have are absent. */
  cells: Record<string, string>;
  /** Fields whose text is not what somebody typed. */
  odd: Record<string, OddCell['kind']>;
}

/**
 * Reads an uploaded sheet by its heads: titles in either language, the fields' own names, or what people usually call them. A title may stand over
 * them. Rows without anything in them are left out.
 * Throws a refusal for a file that is no clean sheet, for a head that nobody knows or that stands twice, and for heads alone.
 */
export async function readUpload(
  ctx: Context,
  file: File,
  headings: readonly SheetHeading[],
  others: OtherHeads = {},
): Promise<UploadRow[]> {
  const { rows, oddCells = [] } = alreadyRead.get(file) ?? (await read(ctx, file));
  const known = namesOf(headings);
  const top = findHeads(rows, known);
  const head = rows[top] ?? [];
  const fields = fieldsOf(ctx, rows.slice(Math.max(0, top)), headings, known, others);
  const oddOf = Map.groupBy(oddCells, ({ row }) => row);
  const found = rows.flatMap((texts, index): UploadRow[] => {
    if (index <= top || !head.some((_, column) => fields[column] && texts[column])) return [];
    const odd = (oddOf.get(index) ?? []).map(({ column, kind }) => [fields[column] ?? '', kind] as const);
    return [
      {
        row: index + 1,
        cells: Object.fromEntries(fields.flatMap((field, column) => (field ? [[field, texts[column] ?? '']] : []))),
        odd: Object.fromEntries(odd.filter(([field]) => field !== '')),
      },
    ];
  });
  if (found.length === 0) throw new Refusal(422, -9, msg`表格里没有数据`);
  return found;
}

/**
 * Reads the sheet of an import before its transaction begins, for `readUpload` to find: reading waits for its turn and can take seconds, which
 * no connection should. Throws what `readUpload` would.
 */
export async function readAhead(ctx: Context, body: unknown): Promise<void> {
  const file = typeof body === 'object' && body !== null && 'file' in body ? body.file : null;
  if (file instanceof File) alreadyRead.set(file, await read(ctx, file));
}

const alreadyRead = new WeakMap<File, SheetContent>();

async function read(ctx: Context, file: File): Promise<SheetContent> {
  try {
    return await ctx.host.workers.readSheet(file);
  } catch (error) {
    if (error instanceof SheetError) throw explainSheetError(error);
    throw error;
  }
}
