import type { MessageDescriptor } from '@lingui/core';
import { workbookType } from '@saiwu/ui/workbook/writing';
import { sayIn } from '../core/language.ts';
import { writeSheet } from '../formats/sheets/write-sheet.ts';

/** A sheet as somebody would have filled it in: its heads are the Chinese names of the fields. */
export function sheetFile<Field extends string>(
  fields: Readonly<Record<Field, MessageDescriptor>>,
  rows: readonly Partial<Record<Field, string>>[],
): File {
  const say = sayIn('zh');
  const names = Object.keys(fields) as Field[]; // its own keys
  const content = writeSheet({
    sheetName: 'Sheet1',
    columns: names.map((name) => ({ title: say(fields[name]) })),
    rows: rows.map((row) => names.map((name) => row[name] ?? null)),
  });
  return new File([content], 'demo.xlsx', { type: workbookType });
}
