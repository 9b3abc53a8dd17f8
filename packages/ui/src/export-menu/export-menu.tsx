import { ChevronDown, Download, LoaderCircle } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { cn } from '../cn.ts';
import type { Column } from '../data-table/column.ts';
import { DropdownMenu } from '../dropdown-menu/dropdown-menu.tsx';
import type { MenuEntry } from '../dropdown-menu/menu-item.ts';
import type { ErrorInfo } from '../error-state/error-state.tsx';
import type { OwnProps } from '../own-props.ts';
import { useIsLate } from '../skeleton/use-is-late.ts';
import { toast } from '../toast/toast.ts';
import { useExportWords } from './use-export-words.ts';
import { ExportPanel } from './export-panel.tsx';
import { useExport, type ExportJob } from './use-export.ts';

export interface ExportMenuProps<Row> extends OwnProps<'span'> {
  /** Columns of the file, in its order. */
  columns: readonly Column<Row>[];
  /** The rows on the page. */
  seen: readonly Row[];
  /** How many rows match, on all pages. */
  total: number;
  /** All rows that match, page by page. Absent where `seen` is all there is. */
  loadAll?: ((signal: AbortSignal) => AsyncIterable<readonly Row[]>) | undefined;
  /** Without an extension. */
  fileName: string;
  /** Name of the worksheet; by default that of the file. */
  sheetName?: string;
  /** Further ways to export, at the end of the menu. */
  more?: readonly MenuEntry[] | undefined;
  /** The reader's words for what `loadAll` failed with. Absent: the message of the error. */
  explain?: (error: unknown) => ErrorInfo;
}

/**
 * A button that saves rows as a file: those of the page or all that match, as CSV or for Excel. What takes long shows how far it is and can
 * be cancelled.
 */
export function ExportMenu<Row>(props: ExportMenuProps<Row>) {
  const { columns, seen, total, loadAll, fileName, sheetName = fileName, explain = messageOf, more = [], className, ...rest } = props;
  const words = useExportWords();
  const button = useRef<HTMLButtonElement>(null);
  const [isHidden, setIsHidden] = useState(false);
  const count = (rows: number) => rows.toLocaleString(words.locale);
  const { state, start, cancel, dismiss } = useExport<Row>({
    explain,
    onFailedAway: ({ message, requestId }) => toast.error(`${words.exportFailed} · ${message}`, { requestId }),
    onSaved: ({ rows, sheets, cutCells, firstCut }) => {
      toast.success(sheets > 1 ? words.exportedOnSheets(count(rows), sheets) : words.exported(count(rows)));
      if (firstCut !== undefined) toast.info(words.exportCut(cutCells, firstCut));
    },
  });
  const isRunning = state.kind === 'running';
  const isLate = useIsLate(isRunning);
  // On its way out the panel still says what it said.
  const [told, setTold] = useState(state);
  if (state.kind !== 'idle' && told !== state) setTold(state);

  function begin(job: Pick<ExportJob<Row>, 'format' | 'rowsOf' | 'total'>) {
    setIsHidden(false);
    start({ ...job, columns, fileName, sheetName });
  }
  function stop() {
    cancel();
    toast.info(words.exportCancelled);
  }
  const choices = (key: string, label: (format: string) => string, size: number, rowsOf: ExportJob<Row>['rowsOf']) =>
    formats.map(({ format, name }): MenuEntry => ({
      key: `${key}-${format}`,
      label: label(name),
      isDisabled: size === 0,
      reason: words.nothingToExport,
      onSelect: () => begin({ format, rowsOf, total: size }),
    }));
  const isAllSeen = loadAll === undefined || seen.length === total;
  const all = choices('all', (format) => words.exportAll(count(total), format), total, isAllSeen ? () => seen : loadAll);
  const page = choices(
    'seen',
    (format) => words.exportSeen(count(seen.length), format),
    seen.length,
    () => seen,
  );
  const rows = isAllSeen ? all : [...page, 'separator' as const, ...all];
  const items = more.length === 0 ? rows : [...rows, 'separator' as const, ...more];
  // While the panel is there, it says so.
  const share = isRunning && isHidden && state.total > 0 ? `${Math.min(100, Math.floor((state.written / state.total) * 100))}%` : '';

  return (
    <Popover.Root open={!isHidden && (isRunning ? isLate : state.kind !== 'idle')} onOpenChange={() => setIsHidden(true)}>
      <Popover.Anchor asChild>
        <span data-slot="export-menu" data-state={state.kind} {...rest} className={cn('inline-flex', className)}>
          <DropdownMenu
            trigger={
              <Button ref={button} variant="outline">
                {isLate ? <LoaderCircle aria-hidden className="animate-spin" /> : <Download aria-hidden />}
                <span className="@max-3xl/filters:sr-only">{words.exportRows}</span>
                {share !== '' && <span className="tabular-nums">{share}</span>}
                <ChevronDown aria-hidden className="opacity-60 @max-3xl/filters:hidden" />
              </Button>
            }
            header={isRunning ? words.exportedOf(count(state.written), count(state.total)) : undefined}
            items={isRunning ? [{ key: 'cancel', label: words.cancelExport, onSelect: stop }] : items}
          />
        </span>
      </Popover.Anchor>
      <ExportPanel
        state={told}
        onCancel={stop}
        onDismiss={dismiss}
        onClosed={() => {
          // Its own button had the focus and is gone.
          if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
        }}
      />
    </Popover.Root>
  );
}

const formats = [
  { format: 'xlsx', name: 'Excel' },
  { format: 'csv', name: 'CSV' },
] as const;

function messageOf(error: unknown): ErrorInfo {
  return { message: error instanceof Error ? error.message : '' };
}
