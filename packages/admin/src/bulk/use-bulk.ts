import { isSelected, toast, withRows } from '@saiwu/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateHeads } from '../acts/invalidate-heads.ts';
import type { SendOptions } from '../acts/operation.ts';
import { useAdmin } from '../admin-provider.tsx';
import { keyIn, nameIn } from '../list/list-source.ts';
import { readerOf } from '../list/read-matching.ts';
import type { List } from '../list/use-list.ts';
import { useSelectable } from '../list/use-selectable.ts';
import { useTell } from '../use-tell.ts';
import { runBulk } from './run-bulk.ts';

/** An act on the chosen rows of a list. */
export interface BulkAct<Row> {
  /** 删除参数. */
  title: string;
  /** The words when all of it is done: 已删除 12 条. */
  success: (count: number) => string;
  /** Acts on some rows at once: on all of them that are still there, or on none. */
  send: (rows: readonly Row[], options: Pick<SendOptions, 'onPassedOver'>) => Promise<unknown>;
  /** How many are sent at once. Default: 100; 1 where each row has a call of its own. */
  atOnce?: number;
  /** Rows that need nothing done are left as they are, and the reader is not told of them: disabled ones, where rows are disabled. */
  appliesTo?: (row: Row) => boolean;
  /** Why this act does not take a row, or null: such rows are reported and not sent. */
  refusalOf?: (row: Row) => string | null;
  /** Takes it back, exactly; offered with the success. */
  undo?: (rows: readonly Row[]) => void;
}

/** The progress of an act on many rows, and in the end the rows that were left out. */
export interface BulkRun {
  title: string;
  done: number;
  /** Null while the rows are still being looked up. */
  total: number | null;
  isOpen: boolean;
  report: BulkReport | null;
}

export interface BulkReport {
  done: number;
  /** Rows that were not there any more. */
  passedOver: number;
  /** Rows that were refused, with the reason. */
  failed: { key: string; name: string; reason: string }[];
  /** Rows that were not tried: the act was stopped. They stay chosen. */
  left: number;
  /** Why it stopped by itself. */
  stoppedBy: string | null;
}

/**
 * Acts on all chosen rows, whatever page they are on. It goes on when its dialog or the page is left, and tells how it ended. Rows that
 * are done are chosen no more; the rest stay chosen, for a second try.
 */
export function useBulk<Row, Filters extends object>(list: List<Row, Filters>) {
  const { explain, words } = useAdmin();
  const tell = useTell();
  const queryClient = useQueryClient();
  const selectable = useSelectable(list.source);
  const [run, setRun] = useState<BulkRun | null>(null);
  const [abort, setAbort] = useState<AbortController | null>(null);
  const { source, selection } = list;
  /** Going on would bring the same failure again. */
  const isFatal = (error: unknown) => ['stopped', 'told'].includes(explain(error).kind ?? '');
  const change = (part: Partial<BulkRun>) => setRun((now) => now && { ...now, ...part });

  /** The chosen rows. Those on other pages are read, since a key alone tells neither the name nor whether the act may touch the row. */
  async function chosenRows(signal: AbortSignal): Promise<Row[]> {
    const here = list.rows.filter((row) => isSelected(selection, keyIn(source, row)));
    if (selection.kind === 'some' && here.length === selection.keys.size) return here;
    const found = new Map<string, Row>();
    for await (const page of readerOf(list)(signal, 'steady')) {
      for (const row of page) if (isSelected(selection, keyIn(source, row))) found.set(keyIn(source, row), row);
      if (selection.kind === 'some' && found.size === selection.keys.size) break;
    }
    return [...found.values()];
  }

  /**
   * Acts on the chosen rows.
   * @param given acts on these instead, as an undo does
   */
  async function start(act: BulkAct<Row>, given?: readonly Row[]): Promise<void> {
    const stop = new AbortController();
    setAbort(stop);
    setRun({ title: act.title, done: 0, total: null, isOpen: (given?.length ?? list.chosenCount) > chunkSize, report: null });
    try {
      await work(act, given ?? (await chosenRows(stop.signal)), stop.signal);
    } catch (error) {
      // the rows could not be looked up: nothing has been done
      if (!stop.signal.aborted) tell(error);
      setRun(null);
    }
  }

  async function work(act: BulkAct<Row>, chosen: readonly Row[], signal: AbortSignal): Promise<void> {
    const applying = chosen.filter((row) => act.appliesTo?.(row) ?? true);
    const answers = applying.map((row) => ({ row, answer: act.refusalOf?.(row) ?? selectable(row) }));
    const rows = answers.flatMap(({ row, answer }) => (answer === true ? [row] : []));
    const refused = answers.flatMap(({ row, answer }) => (answer === true ? [] : [{ row, reason: answer }]));
    change({ total: rows.length });
    const onProgress = (done: number) => change({ done });
    let passedOver = 0;
    const onPassedOver = (count: number) => void (passedOver += count);
    const { done, failed, left, stoppedBy } = await runBulk({
      rows,
      send: (some) => act.send(some, { onPassedOver }),
      size: act.atOnce ?? chunkSize,
      isFatal,
      signal,
      onProgress,
    });
    const open = [...[...refused, ...failed].map(({ row }) => row), ...left].map((row) => keyIn(source, row));
    list.changeSelection((now) => {
      if (now.kind === 'allExcept') return { kind: 'some', keys: new Set(open) };
      // rows that have gone meanwhile are not chosen any more either
      const acted = selection.kind === 'some' ? [...selection.keys].filter((key) => !open.includes(key)) : [];
      return withRows(now, acted, false);
    });
    if (done.length > 0) void invalidateHeads(queryClient, [source.name]);
    const report = {
      done: done.length - passedOver,
      passedOver,
      failed: [
        ...refused.map(({ row, reason }) => failureOf(row, reason)),
        ...failed.map(({ row, error }) => failureOf(row, explain(error).message)),
      ],
      left: left.length,
      stoppedBy: stoppedBy === undefined ? null : explain(stoppedBy).message,
    };
    end(act, report, done);
  }

  function failureOf(row: Row, reason: string) {
    return { key: keyIn(source, row), name: nameIn(source, row), reason };
  }

  function end({ title, success, undo }: BulkAct<Row>, report: BulkReport, done: readonly Row[]) {
    const rest = report.failed.length + report.left;
    if (rest === 0) {
      const said = success(report.done);
      toast.success(
        report.passedOver === 0 ? said : words.bulkPassedOver(said, report.passedOver),
        undo && done.length > 0 ? { undo: () => undo(done) } : {},
      );
      setRun(null);
      return;
    }
    toast.error(words.bulkEnded(title, report.done, rest));
    change({ report, isOpen: true });
  }

  /** How many of the chosen rows an act applies to; null where they are not all on this page. */
  function applying(act: Pick<BulkAct<Row>, 'appliesTo' | 'refusalOf'>): number | null {
    const here = list.rows.filter((row) => isSelected(selection, keyIn(source, row)));
    if (selection.kind !== 'some' || here.length !== selection.keys.size) return null;
    return here.filter((row) => (act.appliesTo?.(row) ?? true) && (act.refusalOf?.(row) ?? null) === null).length;
  }

  return {
    run,
    start,
    applying,
    isRunning: run !== null && run.report === null,
    /** Opens the dialog again that the reader has left, or leaves it. */
    setOpen: (isOpen: boolean) => (run?.report && !isOpen ? setRun(null) : change({ isOpen })),
    /** Ends after the request that is under way. */
    stop: () => abort?.abort(),
  };
}

export type Bulk = Pick<ReturnType<typeof useBulk>, 'run' | 'setOpen' | 'stop' | 'isRunning'>;

const chunkSize = 100;
