import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Context } from '../context.ts';
import { sayIn } from '../language.ts';
import { Refusal } from '../refusal.ts';
import { explainSheetError } from './explain-sheet-error.ts';
import { SheetError } from './read-sheet.ts';

interface Upload {
  /** One object per row, by field; headings nobody knows are left out. */
  records: Record<string, string>[];
  /** The row of the sheet that each record stands in, from 1. */
  rowNumbers: number[];
}

/** Reads an uploaded sheet by its headings, which may be in either language or the fields' own names. Throws a refusal for a file that is no clean sheet. */
export async function readUpload(ctx: Context, file: File, headings: { field: string; title: MessageDescriptor }[]): Promise<Upload> {
  const [head = [], ...rows] = alreadyRead.get(file) ?? (await readRows(ctx, file));
  const fields = head.map(
    (cell) => headings.find(({ field, title }) => field === cell || sayIn('zh')(title) === cell || sayIn('en')(title) === cell)?.field,
  );
  if (!fields.some(Boolean))
    throw new Refusal(422, -9, msg`表格的第一行应为列标题：${headings.map(({ title }) => ctx.say(title)).join('、')}`);
  return {
    records: rows.map((row) => Object.fromEntries(fields.flatMap((field, column) => (field ? [[field, row[column] ?? '']] : [])))),
    rowNumbers: rows.map((_, index) => index + 2),
  };
}

/**
 * Reads the sheet of an import before its transaction begins, for `readUpload` to find: reading waits for its turn and can take seconds, which
 * no connection should. Throws what `readUpload` would.
 */
export async function readAhead(ctx: Context, body: unknown): Promise<void> {
  const file = typeof body === 'object' && body !== null && 'file' in body ? body.file : null;
  if (file instanceof File) alreadyRead.set(file, await readRows(ctx, file));
}

const alreadyRead = new WeakMap<File, string[][]>();

async function readRows(ctx: Context, file: File): Promise<string[][]> {
  try {
    return (await ctx.host.workers.readSheet(file)).rows;
  } catch (error) {
    if (error instanceof SheetError) throw explainSheetError(error);
    throw error;
  }
}
