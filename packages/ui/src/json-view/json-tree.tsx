import { ChevronRight } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { cn } from '../cn.ts';
import { useWords, type Words } from '../words.tsx';
import { pageSize, type JsonRow } from './json-rows.ts';

export interface JsonTreeProps {
  label: string;
  rows: readonly JsonRow[];
  active: JsonRow | undefined;
  maxHeight: number;
  onActiveChange: (path: string) => void;
  onToggle: (row: JsonRow) => void;
  onShowMore: (row: JsonRow) => void;
}

/**
 * The tree of the Authoring Practices: up and down, right opens, left closes or goes to the parent, Home, End, Enter and Space open and
 * close.
 */
export function JsonTree({ label, rows, active, maxHeight, onActiveChange, onToggle, onShowMore }: JsonTreeProps) {
  const words = useWords();
  const element = useRef<HTMLDivElement>(null);
  const goTo = (row: JsonRow | undefined) => {
    if (row === undefined) return;
    onActiveChange(row.path);
    element.current?.querySelectorAll<HTMLElement>('[role=treeitem]')[rows.indexOf(row)]?.focus();
  };
  const act = (row: JsonRow) => {
    if (row.hidden !== undefined) {
      goTo(rows[rows.indexOf(row) - 1]);
      onShowMore(row);
    } else if (row.count !== null) onToggle(row);
  };
  const press = (event: KeyboardEvent) => {
    if (active === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const at = rows.indexOf(active);
    const acts: Record<string, (() => void) | undefined> = {
      ArrowDown: () => goTo(rows[at + 1]),
      ArrowUp: () => goTo(rows[at - 1]),
      Home: () => goTo(rows[0]),
      End: () => goTo(rows.at(-1)),
      ArrowRight: () => {
        if (active.count === null) return;
        if (active.isOpen) goTo(rows[at + 1]);
        else onToggle(active);
      },
      ArrowLeft: () => {
        if (active.isOpen) onToggle(active);
        else goTo(rows.find(({ path }) => path === active.parent));
      },
      Enter: () => act(active),
      ' ': () => act(active),
    };
    const chosen = acts[event.key];
    if (chosen === undefined) return;
    event.preventDefault();
    chosen();
  };
  return (
    <div
      ref={element}
      role="tree"
      tabIndex={-1}
      aria-label={label}
      style={{ maxHeight }}
      className="overflow-auto rounded-b-card py-1 font-mono text-xs leading-5"
      onKeyDown={press}
    >
      {rows.map((row) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree takes the keys of all its lines
        <div
          key={row.path}
          role="treeitem"
          tabIndex={row === active ? 0 : -1}
          aria-level={row.level}
          aria-posinset={row.position}
          aria-setsize={row.setSize}
          aria-expanded={row.count === null ? undefined : row.isOpen}
          aria-selected={row === active}
          data-state={row.isOpen ? 'open' : 'closed'}
          style={{ paddingLeft: row.level * 16 - 8 }}
          className="flex min-h-6 cursor-default items-start gap-1 py-0.5 pr-3 -outline-offset-2 hover:bg-bg-subtle aria-selected:bg-theme-soft pointer-coarse:min-h-11 pointer-coarse:items-center"
          onFocus={() => onActiveChange(row.path)}
          onClick={() => act(row)}
        >
          <ChevronRight
            aria-hidden
            className={cn(
              'mt-0.5 size-4 shrink-0 stroke-[1.5] text-fg-muted transition-transform',
              row.isOpen && 'rotate-90',
              row.count === null && 'invisible',
            )}
          />
          <Line row={row} words={words} />
        </div>
      ))}
    </div>
  );
}

function Line({ row, words }: { row: JsonRow; words: Words }) {
  if (row.hidden !== undefined) return <span className="text-theme-text">{words.jsonMore(Math.min(row.hidden, pageSize))}</span>;
  return (
    <span className="min-w-0 break-all whitespace-pre-wrap">
      {row.name !== null && (
        <>
          <span className={typeof row.name === 'number' ? 'text-fg-muted' : 'text-info-text'}>{row.name}</span>
          <span className="text-fg-muted">: </span>
        </>
      )}
      {row.count === null ? <Value value={row.value} /> : <Summary row={row} words={words} />}
    </span>
  );
}

function Summary({ row, words }: { row: JsonRow; words: Words }) {
  const [open, close] = Array.isArray(row.value) ? '[]' : '{}';
  return <span className="text-fg-muted">{`${open}${row.isOpen ? '' : '…'}${close} ${words.jsonItems(row.count ?? 0)}`}</span>;
}

function Value({ value }: { value: unknown }) {
  if (typeof value === 'string') return <span className="text-success-text">{JSON.stringify(value)}</span>;
  if (typeof value === 'number' || typeof value === 'boolean') return <span className="text-warning-text">{String(value)}</span>;
  return <span className="text-fg-muted">{JSON.stringify(value) ?? String(value)}</span>;
}
