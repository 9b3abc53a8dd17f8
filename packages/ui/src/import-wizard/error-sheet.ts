import type { ImportRows } from './rows/import-rows.ts';
import type { ImportWords } from './import-words.ts';

/** A sheet to be written. */
export interface PlainSheet {
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}

/**
 * These rows as they stood in the file, in its columns and order, with what was changed and at the end why they were not imported. Fields
 * that the file had no column for get one where something was filled in.
 */
export function errorSheet(rows: ImportRows, which: readonly number[], words: ImportWords): PlainSheet {
  const { fields, source, mapping } = rows;
  const added = fields.flatMap((field, index) =>
    mapping[field.key] === undefined && which.some((row) => rows.textsOf(row)[index] !== '') ? [{ field, index }] : [],
  );
  // A file that came back once has the column already.
  const isKept = (_: string, head: number) => source.heads[head] !== words.errorColumn;
  return {
    heads: [...source.heads.filter(isKept), ...added.map(({ field }) => field.title), words.errorColumn],
    rows: which.map((row) => {
      const texts = rows.textsOf(row);
      const cells = source.heads.map((_, head) => source.rows[row]?.[head] ?? '');
      for (const [index, field] of fields.entries()) {
        const head = mapping[field.key]?.head;
        const text = texts[index] ?? '';
        // What nobody changed stays as it was, with its spaces.
        if (head !== undefined && cells[head]?.trim() !== text) cells[head] = text;
      }
      return [...cells.filter(isKept), ...added.map(({ index }) => texts[index] ?? ''), reasonOf(rows, row, words)];
    }),
  };
}

/** All that is wrong with a row, in one line. */
export function reasonOf(rows: ImportRows, row: number, words: ImportWords): string {
  const [betweenIssues, afterField] = words.between;
  return [...rows.issuesOf(row)]
    .sort(([a], [b]) => a - b)
    .map(([index, message]) => {
      const field = rows.fields[index];
      return field ? `${field.title}${afterField}${message}` : message;
    })
    .join(betweenIssues);
}

/** Without an extension. */
export function errorFileName(rows: ImportRows, words: ImportWords): string {
  return `${rows.source.name.replace(/\.(?:xlsx|csv)$/i, '')}-${words.errorFile}`;
}
