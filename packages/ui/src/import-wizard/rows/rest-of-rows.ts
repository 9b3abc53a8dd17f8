import type { CellIssue } from '../import-field.ts';
import { createImportRows, type ImportRows } from './import-rows.ts';
import type { ImportWords } from '../import-words.ts';

/** The rows that were not imported, on their own, with what was changed in them and what the server said. They are not checked yet. */
export function restOfRows(rows: ImportRows, words: ImportWords): ImportRows {
  const kept = rows.badRows();
  const { source, fields, mapping } = rows;
  const pick = <Item>(items: readonly Item[]) => kept.flatMap((row) => items.slice(row, row + 1));
  const rest = createImportRows({
    fields,
    words,
    mapping,
    source: { ...source, rows: pick(source.rows), lines: pick(source.lines) },
    before: { rows, kept },
  });
  const issues = kept.flatMap((row, index) =>
    [...rows.serverIssuesOf(row)].map(([field, message]): CellIssue => ({ row: index, message, key: fields[field]?.key })),
  );
  rest.setServerIssues([...kept.keys()], issues);
  return rest;
}
