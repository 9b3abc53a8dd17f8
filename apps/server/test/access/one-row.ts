import { writeSheet } from '../../src/formats/sheets/write-sheet.ts';

/** A sheet with one row, headed by the names of the fields. */
export function oneRow(row: object): File {
  const fields = Object.entries(row).filter(([, value]) => typeof value === 'string');
  const columns = fields.map(([title]) => ({ title }));
  return new File([writeSheet({ sheetName: 'a', columns, rows: [fields.map(([, value]) => String(value))] })], 'rows.xlsx');
}
