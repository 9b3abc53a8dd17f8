import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useState, type ReactNode } from 'react';
import { groupOptions } from '../select/select-option.ts';
import { OptionRow } from './option-row.tsx';
import type { Listbox, ListEntry } from './use-listbox.ts';

export interface OptionListProps<Value extends string> {
  listbox: Listbox<Value>;
  isChosen: (value: Value) => boolean;
  isMultiple: boolean;
  label: { 'aria-label': string | undefined; 'aria-labelledby': string | undefined };
}

/** The rows of a combobox. Only those in sight are drawn, so that ten thousand cost no more than ten; acts stay in sight at the foot. */
export function OptionList<Value extends string>({ listbox, isChosen, isMultiple, label }: OptionListProps<Value>) {
  const { entries, highlighted, isPointing, downshift } = listbox;
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const rows = rowsOf(entries);
  const acts = entries.flatMap((entry, index) => (entry.kind === 'option' ? [] : [{ entry, index }]));
  // oxlint-disable-next-line react/incompatible-library -- what it gives is used here alone, never memoized
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: (index) => (rows[index]?.kind === 'heading' ? 28 : 36),
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 6,
    scrollPaddingStart: 4,
    scrollPaddingEnd: 4 + (foot?.offsetHeight ?? 0),
  });
  const highlightedRow = rows.findIndex((row) => row.kind === 'option' && row.index === highlighted);
  useEffect(() => {
    if (scroller && highlightedRow >= 0 && !isPointing) virtualizer.scrollToIndex(highlightedRow === 1 ? 0 : highlightedRow);
  }, [virtualizer, scroller, highlightedRow, isPointing]);
  // Downshift takes the whole popup for its menu, see `OptionPopup`.
  const { ref: _, ...listProps } = downshift.getMenuProps(label, { suppressRefError: true });
  const row = (entry: ListEntry<Value>, index: number) => (
    <OptionRow
      entry={entry}
      isHighlighted={index === highlighted}
      {...downshift.getItemProps({
        item: entry,
        index,
        onClick: (event) => {
          Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
          listbox.choose(entry);
        },
        'aria-selected': entry.kind === 'option' && isChosen(entry.option.value),
        'aria-setsize': entries.length,
        'aria-posinset': index + 1,
      })}
    />
  );
  const drawn = virtualizer.getVirtualItems().flatMap((item) => {
    const of = rows[item.index];
    return of ? [{ item, row: of, group: of.group }] : [];
  });
  return (
    <div
      {...listProps}
      ref={setScroller}
      aria-multiselectable={isMultiple || undefined}
      aria-busy={listbox.found.state === 'loading' || undefined}
      className="max-h-72 overflow-y-auto overscroll-contain"
    >
      {rows.length > 0 && (
        <div role="presentation" className="relative m-1" style={{ height: virtualizer.getTotalSize() }}>
          {groupOptions(drawn).map((run) => (
            <Group key={run.group ?? ''} label={run.group}>
              {run.options.map(({ item, row: { entry, index, label } }) => (
                <div
                  key={item.key}
                  ref={virtualizer.measureElement}
                  role="presentation"
                  data-index={item.index}
                  className="absolute inset-x-0 top-0"
                  style={{ transform: `translateY(${item.start}px)` }}
                >
                  {entry ? row(entry, index) : <Heading text={label} />}
                </div>
              ))}
            </Group>
          ))}
        </div>
      )}
      {acts.length > 0 && (
        <div ref={setFoot} role="presentation" className="sticky bottom-0 border-t border-border bg-surface-raised p-1 first:border-t-0">
          {acts.map(({ entry, index }) => (
            <div key={entry.kind} role="presentation">
              {row(entry, index)}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

interface Row<Value extends string> {
  kind: 'heading' | 'option';
  key: string;
  group: string | undefined;
  /** Of a heading. */
  label: string;
  /** Of an option: it and its place among the entries. */
  entry: ListEntry<Value> | null;
  index: number;
}

function rowsOf<Value extends string>(entries: readonly ListEntry<Value>[]): readonly Row<Value>[] {
  const rows: Row<Value>[] = [];
  let group: string | undefined;
  for (const [index, entry] of entries.entries()) {
    if (entry.kind !== 'option') continue;
    const { value, label, group: next } = entry.option;
    if (next !== undefined && next !== group)
      rows.push({ kind: 'heading', key: `group:${next}`, group: next, label: next, entry: null, index: -1 });
    group = next;
    rows.push({ kind: 'option', key: `option:${value}`, group, label, entry, index });
  }
  return rows;
}

function Group({ label, children }: { label: string | undefined; children: ReactNode }) {
  if (label === undefined) return children;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a listbox knows groups, not fieldsets
    <div role="group" aria-label={label}>
      {children}
    </div>
  );
}

/** For the eye; a screen reader hears the group's name. */
function Heading({ text }: { text: string }) {
  return (
    <div aria-hidden className="truncate px-2 pt-2 pb-1 text-xs text-fg-muted">
      {text}
    </div>
  );
}
