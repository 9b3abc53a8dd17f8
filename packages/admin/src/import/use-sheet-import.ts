import {
  confirm,
  writeSheet,
  type CellIssue,
  type ImportOpinion,
  type ImportOptions,
  type ImportRecord,
  type ImportReport,
} from '@saiwu/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { invalidateHeads } from '../acts/invalidate-heads.ts';
import { createOnceKey } from '../acts/once-key.ts';
import type { SendOptions } from '../acts/operation.ts';
import type { WriteOptions } from '../resource.ts';
import { useAdmin } from '../admin-provider.tsx';

export interface SheetImportOptions {
  /** The columns of the sheet that is sent, by their keys. */
  columns: readonly { key: string }[];
  /** Takes all rows or, by a rejection whose `fieldErrors` name cells as `<row of the sheet>.<field>`, none. */
  send: (file: File, options: WriteOptions) => Promise<unknown>;
  /** Looks at all rows and writes nothing. */
  preview?: (file: File, options: SendOptions) => Promise<SheetOpinion>;
  /** Asks for all that the reader has to agree to before the rows are sent, with the facts of the preview. False: they are not sent. */
  ask?: () => Promise<boolean>;
  /** Heads of the queries that are stale afterwards. */
  heads: readonly string[];
}

/** The preview's words about a sheet, by cells as `<row of the sheet>.<field>`. */
export interface SheetOpinion {
  fieldErrors: Readonly<Record<string, string>>;
  /** The values of empty cells. */
  fills?: Readonly<Record<string, string>>;
}

/** The import of the kit's wizard: its rows are sent as one sheet, and faults that the server finds come back by their cells. */
export function useSheetImport({ columns, send, preview, ask, heads }: SheetImportOptions) {
  const { explain, words } = useAdmin();
  const queryClient = useQueryClient();
  const [once] = useState(createOnceKey);
  const written = useRef<{ text: string; file: File } | null>(null);

  /** The very file again for the same rows: the server knows an attempt by its key and its bytes. */
  async function fileOf(rows: readonly ImportRecord[], signal: AbortSignal): Promise<File> {
    const text = JSON.stringify(rows);
    if (written.current?.text === text) return written.current.file;
    const cells = columns.map(({ key }) => ({ key, title: key, value: (row: ImportRecord) => row[key] }));
    const { file } = await writeSheet({ columns: cells, rows, format: 'xlsx', signal });
    written.current = { text, file: new File([file], 'import.xlsx') };
    return written.current.file;
  }

  async function sendRows(rows: readonly ImportRecord[], signal: AbortSignal, isConfirmed = false): Promise<CellIssue[]> {
    const file = await fileOf(rows, signal);
    try {
      await send(file, { idempotencyKey: once.of(file), signal, isConfirmed });
      once.done();
      return [];
    } catch (error) {
      const { message, fieldErrors = {}, mustConfirm } = explain(error);
      const issues = issuesOf(fieldErrors);
      if (issues.length > 0) return issues;
      if (mustConfirm === true && (await confirm({ title: message, confirmLabel: words.importAnyway, isDanger: true })))
        return sendRows(rows, signal, true);
      // A request that was stopped, or whose answer was lost, may have been done all the same.
      void invalidateHeads(queryClient, heads);
      throw new Error(message, { cause: error });
    }
  }

  async function previewRows(rows: readonly ImportRecord[], signal: AbortSignal): Promise<ImportOpinion> {
    try {
      const { fieldErrors = {}, fills = {} } = (await preview?.(await fileOf(rows, signal), { signal })) ?? {};
      return { issues: issuesOf(fieldErrors), fills: issuesOf(fills).map(({ message, ...place }) => ({ ...place, text: message })) };
    } catch (error) {
      throw new Error(explain(error).message, { cause: error });
    }
  }

  async function importRows(rows: readonly ImportRecord[], { signal, onProgress, isPartial }: ImportOptions): Promise<ImportReport> {
    const issues: CellIssue[] = [];
    let waiting = rows.map((row, index) => ({ row, index }));
    while (waiting.length > 0) {
      const sent = waiting;
      // oxlint-disable-next-line no-await-in-loop -- without the rows that were refused
      const refused = await sendRows(
        sent.map(({ row }) => row),
        signal,
      );
      issues.push(...refused.map((issue) => ({ ...issue, row: sent[issue.row]?.index ?? issue.row })));
      if (refused.length === 0 || !isPartial) break;
      const bad = new Set(refused.map(({ row }) => row));
      waiting = sent.filter((_, place) => !bad.has(place));
    }
    const isDone = issues.length === 0 || isPartial;
    if (isDone) {
      onProgress(rows.length);
      void invalidateHeads(queryClient, heads);
    }
    return { imported: isDone ? waiting.length : 0, issues };
  }

  return { onImport: importRows, onPreview: preview && previewRows, onAsk: ask, maxRows: mostRows };
}

/** The content that a server reads from one file. */
const mostRows = 5000;

/** The server names a cell by `<row of the sheet>.<field>`; heads are row 1. */
function issuesOf(fieldErrors: Readonly<Record<string, string>>): (CellIssue & { key: string })[] {
  return Object.entries(fieldErrors).flatMap(([place, message]) => {
    const [, row, key] = /^(\d+)\.(\w+)$/.exec(place) ?? [];
    return row === undefined || key === undefined ? [] : [{ row: Number(row) - 2, key, message }];
  });
}
