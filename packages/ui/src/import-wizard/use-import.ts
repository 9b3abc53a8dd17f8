import { useEffect, useRef, useState, type RefObject } from 'react';
import type { CellIssue, ImportOpinion, ImportOptions, ImportRecord, ImportReport } from './import-field.ts';
import type { ImportRows } from './rows/import-rows.ts';
import { inSlices } from './rows/in-slices.ts';
import { useCount, useImportWords } from './use-import-words.ts';

export interface ImportActs {
  /** The server's opinion on the rows before anything is imported; asked when they were read, and again when some were changed. */
  onPreview?: ((rows: ImportRecord[], signal: AbortSignal) => Promise<readonly CellIssue[] | ImportOpinion>) | undefined;
  /** Asked where the rows are shown, before they are imported: whatever has to be agreed to. False: nothing is. */
  onAsk?: (() => Promise<boolean>) | undefined;
  onImport: (rows: ImportRecord[], options: ImportOptions) => Promise<ImportReport>;
}

/** What is going on: checks with how many rows are checked, the server asked, or rows imported. */
export type ImportWork =
  | { kind: 'checking'; done: number; total: number }
  | { kind: 'asking' }
  | { kind: 'importing'; done: number | null; total: number };

/** How an import ended: on with the result, or back to the cells. */
export type ImportEnd = { kind: 'imported'; imported: number } | { kind: 'refused' } | { kind: 'failed' };

/** Runs checks and imports, one at a time, and stops with the page. `element`: where the wizard stands. */
export function useImport({ onPreview, onImport }: Omit<ImportActs, 'onAsk'>, element: RefObject<HTMLElement | null>) {
  const words = useImportWords();
  const count = useCount();
  const running = useRef<AbortController>(undefined);
  const [work, setWork] = useState<ImportWork>();
  const [notice, setNotice] = useState<ImportNotice>();
  /** What the server gave its opinion on last. */
  const asked = useRef<{ rows: ImportRows; version: number }>(undefined);

  useEffect(() => {
    const root = element.current;
    return () => {
      // Effects are cleaned up in a hidden `<Activity>` too, where the element stays in the document: there the work goes on.
      if (root?.isConnected !== true) running.current?.abort();
    };
  }, [element]);

  function start(): AbortController {
    running.current?.abort();
    running.current = new AbortController();
    setNotice(undefined);
    return running.current;
  }

  function setServerIssues(rows: ImportRows, passed: readonly number[], issues: readonly CellIssue[]) {
    rows.setServerIssues(passed, issues);
    asked.current = { rows, version: rows.version() };
  }

  async function ask(rows: ImportRows, signal: AbortSignal) {
    const passed = rowsInUse(rows);
    if (onPreview === undefined || passed.length === 0) {
      setServerIssues(rows, passed, []);
      return;
    }
    setWork({ kind: 'asking' });
    try {
      const opinion = await onPreview(await recordsOf(rows, passed, signal), signal);
      if (!signal.aborted) {
        const { issues, fills = [] } = 'issues' in opinion ? opinion : { issues: opinion };
        rows.setFills(passed, fills);
        setServerIssues(rows, passed, issues);
        const general = generalOf(passed, issues);
        if (general) setNotice({ tone: 'warning', text: general });
      }
    } catch (error) {
      if (!signal.aborted) setNotice({ tone: 'warning', text: [words.serverSilent, messageOf(error)].filter(Boolean).join(' ') });
    }
  }

  /** Checks all rows here, and by the server where it gives its opinion. False: something else began before the end. */
  async function check(rows: ImportRows, isAsking = true): Promise<boolean> {
    const { signal } = start();
    const total = rows.source.rows.length;
    setWork({ kind: 'checking', done: 0, total });
    try {
      await rows.check({ signal, onProgress: (done) => setWork({ kind: 'checking', done, total }) });
      if (isAsking) await ask(rows, signal);
    } catch (error) {
      if (!signal.aborted) {
        setWork(undefined);
        throw error;
      }
    }
    if (signal.aborted) return false;
    setWork(undefined);
    return true;
  }

  /** Whether the server has nothing new to give its opinion on. */
  function isAsked(rows: ImportRows): boolean {
    return onPreview === undefined || (asked.current?.rows === rows && asked.current.version === rows.version());
  }

  async function run(rows: ImportRows, isPartial: boolean): Promise<ImportEnd> {
    const { signal } = start();
    const passed = rows.goodRows();
    const total = passed.length;
    setWork({ kind: 'importing', done: null, total });
    const onProgress = (done: number) => {
      if (!signal.aborted) setWork({ kind: 'importing', done: Math.min(done, total), total });
    };
    try {
      const records = await recordsOf(rows, passed, signal);
      const report = await Promise.race([onImport(records, { signal, onProgress, isPartial }), abortOf(signal)]);
      setServerIssues(rows, passed, report.issues);
      if (report.imported > 0 || report.issues.length === 0) return { kind: 'imported', imported: report.imported };
      const general = generalOf(passed, report.issues);
      setNotice({ tone: 'danger', text: [words.serverRefused(count(report.issues.length)), general].filter(Boolean).join(' ') });
      return { kind: 'refused' };
    } catch (error) {
      const text = signal.aborted ? words.importCancelled : [messageOf(error), words.importFailed].filter(Boolean).join(' ');
      setNotice({ tone: 'danger', text });
      return { kind: 'failed' };
    } finally {
      setWork(undefined);
    }
  }

  return { work, notice, check, isAsked, run, stop: () => running.current?.abort() };
}

/** Rejects when somebody stops it: the wizard does not wait for a caller that is slow to notice. */
function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(signal.reason instanceof Error ? signal.reason : new Error('stopped'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

/** Something that is to be said about all rows. */
export interface ImportNotice {
  tone: 'warning' | 'danger';
  text: string;
}

function rowsInUse(rows: ImportRows): number[] {
  return rows.source.rows.flatMap((_, row) => (rows.isLeftOut(row) ? [] : [row]));
}

async function recordsOf(rows: ImportRows, which: readonly number[], signal: AbortSignal): Promise<ImportRecord[]> {
  const records: ImportRecord[] = [];
  await inSlices(which.length, (index) => records.push(rows.recordOf(which[index] ?? 0)), { signal });
  return records;
}

/** What the server says of no row in particular. */
function generalOf(passed: readonly number[], issues: readonly CellIssue[]): string {
  return issues.flatMap(({ row, message }) => (passed[row] === undefined ? [message] : [])).join(' ');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : '';
}
