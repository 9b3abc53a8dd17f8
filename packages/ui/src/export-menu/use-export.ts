import { useEffect, useRef, useState } from 'react';
import type { ErrorInfo } from '../error-state/error-state.tsx';
import type { ExportOptions, ExportReport } from '../sheet/export-rows.ts';

/** Where an export stands. */
export type ExportState =
  | { kind: 'idle' }
  | { kind: 'running'; written: number; total: number }
  | { kind: 'failed'; error: ErrorInfo; retry: () => void }
  | { kind: 'openInBrowser' };

/** An export and how many rows it will have. */
export type ExportJob<Row> = Omit<ExportOptions<Row>, 'signal' | 'onProgress' | 'rows'> & {
  /** Asked anew for each try. */
  rowsOf: (signal: AbortSignal) => ExportOptions<Row>['rows'];
  total: number;
};

export interface ExportRun<Row> {
  state: ExportState;
  start: (job: ExportJob<Row>) => void;
  cancel: () => void;
  /** Puts away what was said about the last export. */
  dismiss: () => void;
}

interface Listeners {
  onSaved: (report: Extract<ExportReport, { kind: 'saved' }>) => void;
  /** It failed while its page was left: somebody else has to say so. */
  onFailedAway: (error: ErrorInfo) => void;
  explain: (error: unknown) => ErrorInfo;
}

/** Runs one export at a time. It goes on when its page is left. */
export function useExport<Row>({ onSaved, onFailedAway, explain }: Listeners): ExportRun<Row> {
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  const isAway = useRef(false);
  useEffect(() => {
    isAway.current = false;
    return () => {
      isAway.current = true;
    };
  }, []);

  async function run(job: ExportJob<Row>, controller: AbortController) {
    const { rowsOf, total, ...options } = job;
    const { signal } = controller;
    try {
      // What writes files is only loaded by those who export.
      const { exportRows } = await import('../sheet/export-rows.ts');
      const onProgress = (written: number) => {
        if (!signal.aborted) setState({ kind: 'running', written, total });
      };
      const report = await exportRows({ ...options, rows: rowsOf(signal), signal, onProgress });
      if (report.kind === 'saved') onSaved(report);
      setState(report.kind === 'saved' ? { kind: 'idle' } : report);
    } catch (error) {
      if (signal.aborted) return;
      const reason = explain(error);
      if (isAway.current) onFailedAway(reason);
      setState({ kind: 'failed', error: reason, retry: () => start(job) });
    } finally {
      if (running.current === controller) running.current = undefined;
    }
  }
  function start(job: ExportJob<Row>) {
    if (running.current !== undefined) return;
    const controller = new AbortController();
    running.current = controller;
    setState({ kind: 'running', written: 0, total: job.total });
    void run(job, controller);
  }
  return {
    state,
    start,
    cancel() {
      running.current?.abort();
      running.current = undefined;
      setState({ kind: 'idle' });
    },
    dismiss: () => setState({ kind: 'idle' }),
  };
}
