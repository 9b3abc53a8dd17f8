import type { ReactNode } from 'react';

/** One thing that a row brings: a column of the template. */
export interface ImportField {
  key: string;
  /** Head of its column in the template, and its name on the screen. */
  title: string;
  isRequired?: boolean;
  /** Other heads under which files have it. */
  aliases?: readonly string[];
  /**
   * What its cells are; text by default. Of a number that a cell shows padded with zeros or with a text beside it, a `number` has the
   * number, all others what is shown. Only a `date` may be one in the file: in texts it is what a spreadsheet has made of something else.
   */
  kind?: 'text' | 'number' | 'date';
  /** One line on what belongs there. */
  help?: string;
  /** Stands in the template's example row. */
  example?: string;
  /** True, or why this text is wrong. Asked for text that is not empty; of `options` it gets the value. */
  check?: (text: string, row: Record<string, string>) => true | string;
  /** The only texts that are right, by label, value or alias; the value is imported. */
  options?: readonly ImportFieldOption[];
  /** No two rows may have the same text. */
  isUnique?: boolean;
}

export interface ImportFieldOption {
  value: string;
  label: string;
  /** Other texts under which files have it. */
  aliases?: readonly string[];
}

/** Something wrong with a row, found by the server. */
export interface CellIssue {
  /** Index in the rows that were handed over. */
  row: number;
  /** Key of the field; without it, it is about the whole row. */
  key?: string | undefined;
  /** What is wrong and how to mend it. */
  message: string;
}

/** What an empty cell becomes when it is imported. */
export interface CellFill {
  /** Index in the rows that were handed over. */
  row: number;
  key: string;
  /** As people read it. */
  text: string;
}

/** What the server says of rows before anything is imported. */
export interface ImportOpinion {
  issues: readonly CellIssue[];
  /** Told over the rows, and shown in these cells. */
  fills?: readonly CellFill[];
}

/** How an import ended. Rows with issues were not imported; with `imported` 0 and issues nothing was. */
export interface ImportReport {
  imported: number;
  issues: readonly CellIssue[];
}

/** What goes with the rows to whoever imports them. */
export interface ImportOptions {
  signal: AbortSignal;
  /** How many rows are done. */
  onProgress: (done: number) => void;
  /** False: all rows or none. True: the good ones, and the others come back with their issues. */
  isPartial: boolean;
}

/** A template of the caller's own, in place of one that is made of the fields. */
export interface ImportTemplate {
  /** Makes or fetches the xlsx file. A rejection is told with its message. */
  load: () => Promise<Blob>;
  /** What it holds, said beside its button. */
  help: string;
}

/** Files come in several forms, each with fields of its own, and tell by their heads which it is. */
export interface ImportForms {
  /** Of the form whose fields are given now; with another one the wizard begins anew. */
  key: string;
  /** The file to begin with, which was read for another form. */
  file?: ImportFile | undefined;
  /**
   * Looks at the first rows of a file before they are matched. True: it is of another form, whose fields and this file come with the next
   * `key`.
   */
  onRead: (rows: readonly (readonly string[])[], file: ImportFile) => boolean;
  /** Which form it is, and how another one is chosen. */
  picker: ReactNode;
}

/** A file that was chosen or pasted. */
export interface ImportFile {
  content: Blob;
  name: string;
}

/** Rows by the fields' keys; every field has its text, which may be empty. */
export type ImportRecord = Record<string, string>;
