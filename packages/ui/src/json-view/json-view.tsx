import { ChevronsDownUp, ChevronsUpDown, CircleAlert } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { cn } from '../cn.ts';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { OwnProps } from '../own-props.ts';
import { useWords } from '../words.tsx';
import { jsonRows, pageSize, type JsonOpenness, type JsonRow } from './json-rows.ts';
import { JsonTree } from './json-tree.tsx';

export interface JsonViewProps extends OwnProps<'div'> {
  /** Data, or JSON as text. Text that is no JSON is shown as it is, with the reason. */
  value: unknown;
  /** Names the tree for screen readers. Default: the words for JSON content. */
  label?: string;
  /** Levels that are open at first; 2 by default. */
  depth?: number;
  /** In pixels; what is longer scrolls. 400 by default. */
  maxHeight?: number;
}

/** JSON as a tree that opens and closes. The line with the cursor can be copied, as value or as path. */
export function JsonView({ value, label, depth = 2, maxHeight = 400, className, ...rest }: JsonViewProps) {
  const words = useWords();
  const id = useId();
  const [openness, setOpenness] = useState<JsonOpenness>(() => ({ depth, toggled: new Set(), shown: new Map() }));
  const [activePath, setActivePath] = useState('$');
  const read = useMemo(() => readJson(value), [value]);
  const rows = useMemo(() => (read.error === undefined ? jsonRows(read.data, openness) : []), [read, openness]);
  const active = rows.find(({ path }) => path === activePath) ?? rows[0];
  const frame = cn('flex min-w-0 flex-col rounded-card border border-border bg-surface', className);
  if (read.error !== undefined) {
    return (
      <div data-slot="json-view" data-state="invalid" {...rest} className={frame}>
        <p id={id} className="flex items-start gap-1 border-b border-border px-3 py-1.5 text-xs text-danger-text">
          <CircleAlert aria-hidden className="mt-[calc((1lh-14px)/2)] size-3.5 shrink-0 stroke-[1.5]" />
          <span className="min-w-0 break-words">{words.invalidJson(read.error)}</span>
        </p>
        <section
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={0}
          aria-labelledby={id}
          style={{ maxHeight }}
          className="overflow-auto rounded-b-card p-3 -outline-offset-2"
        >
          <pre className="font-mono text-xs leading-5 break-all whitespace-pre-wrap">{String(value)}</pre>
        </section>
      </div>
    );
  }
  const toggle = (row: JsonRow) => {
    const toggled = new Set(openness.toggled);
    if (!toggled.delete(row.path)) toggled.add(row.path);
    setOpenness({ ...openness, toggled });
  };
  const showMore = (row: JsonRow) => {
    if (row.parent === null) return;
    const shown = new Map(openness.shown);
    shown.set(row.parent, (shown.get(row.parent) ?? pageSize) + pageSize);
    // The line itself goes away or moves: the cursor stays at its place, on the first child that came.
    const last = rows[rows.indexOf(row) - 1];
    setOpenness({ ...openness, shown });
    if (last) setActivePath(last.path);
  };
  const openTo = (next: number) => setOpenness({ depth: next, toggled: new Set(), shown: openness.shown });
  return (
    <div data-slot="json-view" data-state="valid" {...rest} className={frame}>
      <div className="flex items-center border-b border-border py-0.5 pr-0.5 pl-3">
        <span className="min-w-0 truncate font-mono text-xs text-fg-muted" title={active?.path}>
          {active?.path}
        </span>
        <CopyButton label={words.copyPath} text={active?.path ?? ''} className="mr-auto" />
        <IconButton size="small" label={words.jsonExpandAll} onClick={() => openTo(Number.POSITIVE_INFINITY)}>
          <ChevronsUpDown aria-hidden />
        </IconButton>
        <IconButton size="small" label={words.jsonCollapseAll} onClick={() => openTo(1)}>
          <ChevronsDownUp aria-hidden />
        </IconButton>
        <CopyButton label={words.copyValue} text={textOf(active?.value)} />
      </div>
      <JsonTree
        label={label ?? words.jsonTree}
        rows={rows}
        active={active}
        maxHeight={maxHeight}
        onActiveChange={setActivePath}
        onToggle={toggle}
        onShowMore={showMore}
      />
    </div>
  );
}

function readJson(value: unknown): { data: unknown; error?: undefined } | { error: string } {
  if (typeof value !== 'string') return { data: value };
  try {
    return { data: JSON.parse(value) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : '' };
  }
}

/** A text as it is, anything else as JSON. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? '');
}
