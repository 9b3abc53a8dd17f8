import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode, type Ref } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { cn } from '../cn.ts';
import { Input } from '../input/input.tsx';
import { useLongList } from '../tree/use-long-list.ts';
import { useTypeAhead } from '../tree/use-type-ahead.ts';
import { useWords } from '../words.tsx';
import type { TransferItem } from './transfer-items.ts';
import { TransferOption } from './transfer-option.tsx';

export interface TransferListProps {
  title: string;
  /** What the search shows. */
  items: readonly TransferItem[];
  /** How many there are without the search. */
  total: number;
  /** How many of them are marked. */
  markedCount: number;
  marked: ReadonlySet<string>;
  onMarkedChange: (marked: ReadonlySet<string>) => void;
  query: string;
  onQueryChange: (query: string) => void;
  /** Takes items to the other list. */
  onMove: (ids: readonly string[]) => void;
  /** Given, items have an order that can be changed. */
  onReorder?: ((ids: readonly string[], step: -1 | 1) => void) | undefined;
  isFixed: boolean;
  disabled: boolean | undefined;
  readOnly: boolean | undefined;
  isInvalid?: boolean | undefined;
  isRequired?: boolean | undefined;
  /** Buttons beside the title. */
  acts?: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Rows from Page Up to Page Down. */
const pageOfRows = 10;

/**
 * One of the two lists: a WAI-ARIA listbox that keeps the focus itself and names its active option, so that only those in sight need to be
 * drawn.
 */
export function TransferList({ ref, ...props }: TransferListProps) {
  const { title, items, total, markedCount, marked, onMarkedChange, query, onQueryChange, onMove, onReorder, isFixed } = props;
  const words = useWords();
  const baseId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const typed = useTypeAhead();
  const seen = useRef<string>(undefined);
  const [active, setActive] = useState<{ id: string; index: number }>();
  /** Where a range begins. */
  const [anchor, setAnchor] = useState<string>();
  const keys = useMemo(() => items.map((item) => item.id), [items]);
  const activeId = active?.id;
  const known = activeId === undefined ? -1 : keys.indexOf(activeId);
  // What was active went to the other list: its neighbour takes over.
  const at = known >= 0 ? known : Math.min(active?.index ?? 0, items.length - 1);
  const list = useLongList({ keys, scroller, keep: at });
  const current = items[at];
  const open = items.filter((item) => !item.isDisabled);
  const openMarked = open.filter((item) => marked.has(item.id)).length;

  useEffect(() => {
    const place = activeId === undefined ? undefined : `${at} ${activeId}`;
    // Only after a move: drawing anew must not take the list back from where it was scrolled to.
    if (place === seen.current) return;
    seen.current = place;
    document.getElementById(`${baseId}-${current?.id}`)?.scrollIntoView({ block: 'nearest' });
  });

  const mark = (ids: readonly string[], isMarked: boolean) => {
    if (isFixed) return;
    const allowed = new Set(open.map((item) => item.id));
    const next = new Set(marked);
    for (const id of ids) {
      if (!allowed.has(id)) continue;
      if (isMarked) next.add(id);
      else next.delete(id);
    }
    onMarkedChange(next);
  };
  const go = (index: number) => {
    const item = items[Math.max(0, Math.min(index, items.length - 1))];
    if (item) setActive({ id: item.id, index: keys.indexOf(item.id) });
    return item;
  };
  const toggle = (item: TransferItem | undefined) => {
    if (!item) return;
    mark([item.id], !marked.has(item.id));
    setAnchor(item.id);
  };
  const markRange = (from: number, to: number) => mark(keys.slice(Math.min(from, to), Math.max(from, to) + 1), true);
  const moveMarked = () => {
    const ids = items.filter((item) => marked.has(item.id) && !item.isDisabled).map((item) => item.id);
    if (ids.length > 0) onMove(ids);
    else if (current && !current.isDisabled) onMove([current.id]);
  };
  const walk = (event: KeyboardEvent, index: number) => {
    const item = go(index);
    if (!event.shiftKey) return;
    if ((event.ctrlKey || event.metaKey) && (event.key === 'Home' || event.key === 'End')) markRange(at, index);
    else if (event.key.startsWith('Arrow')) toggle(item);
  };
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const isCommand = event.ctrlKey || event.metaKey;
    const steps: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + pageOfRows,
      PageUp: at - pageOfRows,
      Home: 0,
      End: items.length - 1,
    };
    const step = steps[event.key];
    if (event.altKey) {
      if (!onReorder || !current || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
      onReorder([current.id], event.key === 'ArrowUp' ? -1 : 1);
    } else if (step !== undefined) {
      if (step >= 0 && (step < items.length || event.key.startsWith('Page'))) walk(event, step);
      else if (event.key === 'PageUp') walk(event, 0);
    } else if (isCommand && event.key.toLowerCase() === 'a') mark(keys, openMarked < open.length);
    else if (isCommand) return;
    else if (event.key === ' ' && event.shiftKey) markRange(anchor === undefined ? at : Math.max(keys.indexOf(anchor), 0), at);
    else if (event.key === ' ') toggle(current);
    else if (event.key === 'Enter') moveMarked();
    else if (event.key.length === 1) {
      const labels = items.map((item) => item.label);
      const index = typed.find(event.key, labels, at);
      if (index >= 0) go(index);
    } else return;
    event.preventDefault();
  };
  const click = (event: MouseEvent, item: TransferItem, index: number) => {
    setActive({ id: item.id, index });
    if (event.shiftKey && anchor !== undefined && keys.includes(anchor)) markRange(keys.indexOf(anchor), index);
    else toggle(item);
  };

  return (
    <div
      data-slot="transfer-list"
      className={cn(
        'flex min-w-0 flex-1 flex-col rounded-card border border-border bg-surface',
        props.isInvalid && 'border-danger-text',
        props.disabled && 'bg-bg-subtle',
      )}
    >
      <div className="flex min-h-row flex-wrap items-center gap-x-2 border-b border-border px-3 py-1">
        <Checkbox
          aria-label={words.selectAllIn(title)}
          value={openMarked === 0 ? false : openMarked === open.length ? true : 'indeterminate'}
          disabled={isFixed || open.length === 0}
          onValueChange={(isMarked) =>
            mark(
              open.map((item) => item.id),
              isMarked,
            )
          }
        />
        <span id={`${baseId}-title`} className="min-w-0 truncate text-sm font-medium">
          {title}
        </span>
        <span id={`${baseId}-count`} className="text-xs text-fg-muted tabular-nums">
          {words.selectedOf(markedCount, total)}
        </span>
        {props.acts && <span className="-mr-1 ml-auto flex">{props.acts}</span>}
      </div>
      <div className="p-2 pb-1">
        <Input
          aria-label={words.searchIn(title)}
          placeholder={words.search}
          value={query}
          disabled={props.disabled}
          onValueChange={onQueryChange}
        />
      </div>
      <div ref={scroller} className="relative h-64 overflow-y-auto overscroll-contain p-1">
        <div
          ref={ref}
          id={baseId}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot show more than words
          role="listbox"
          aria-multiselectable
          aria-labelledby={`${baseId}-title`}
          aria-describedby={`${baseId}-count`}
          aria-activedescendant={current && `${baseId}-${current.id}`}
          aria-disabled={props.disabled}
          aria-readonly={props.readOnly || undefined}
          aria-invalid={props.isInvalid}
          aria-required={props.isRequired}
          tabIndex={props.disabled ? -1 : 0}
          style={list.style}
          className="group/list min-h-full rounded-control outline-none"
          onKeyDown={press}
        >
          {list.rows.map(({ index, style }) => {
            const item = items[index];
            if (!item) return null;
            return (
              <TransferOption
                key={item.id}
                ref={list.measure}
                id={`${baseId}-${item.id}`}
                item={item}
                index={index}
                count={items.length}
                style={style}
                query={query.trim()}
                isActive={index === at}
                isMarked={marked.has(item.id)}
                isFixed={isFixed}
                onClick={(event) => click(event, item, index)}
                onDoubleClick={() => !item.isDisabled && onMove([item.id])}
              />
            );
          })}
        </div>
        {items.length === 0 && (
          <p className="pointer-events-none absolute inset-0 grid place-items-center p-4 text-center text-sm text-fg-muted">
            {query.trim() === '' ? words.emptyTitle : words.noMatch}
          </p>
        )}
      </div>
    </div>
  );
}
