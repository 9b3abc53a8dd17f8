/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus -- native lists hold text only; the focus stays in the field */
import { Search, X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { useEffect, useId, useLayoutEffect, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useWords } from '../words.tsx';
import type { MenuCommand } from './menu-command.ts';
import type { MenuPage } from './menu-page.ts';
import type { FindRecords, MenuRecord } from './menu-record.ts';
import { searchGroups } from './search-groups.ts';
import type { SearchRow } from './search-row.ts';
import { createMenuSearch } from './search-menu.ts';
import { SearchNotice } from './search-notice.tsx';
import { SearchOption } from './search-option.tsx';
import { useFoundRecords } from './use-found-records.ts';
import { useComposingKeys } from '../composing-keys.ts';

export interface SearchPanelProps {
  source: { pages: readonly MenuPage[]; commands: readonly MenuCommand[]; recent: readonly (string | MenuRecord)[] };
  find?: FindRecords | undefined;
  explain?: ((error: unknown) => string) | undefined;
  label?: string | undefined;
  hint?: string | undefined;
  onChoose: (row: SearchRow) => void;
  /** What was typed before the field was there. */
  takeTyped: () => string;
}

/** The field and its list: a combobox of the WAI-ARIA practices whose list is always open. */
export function SearchPanel({ source, find, explain, label, hint, onChoose, takeTyped }: SearchPanelProps) {
  useComposingKeys();
  const words = useWords();
  const name = label ?? words.menuSearch;
  const baseId = useId();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<string>();
  usePinyin(source.pages, source.commands);
  const records = useFoundRecords(find, query.trim());
  const groups = searchGroups(find === undefined ? source : { ...source, records: records.groups }, query.trim());
  const rows = groups.flatMap((group) => group.rows);
  const active = rows.find((row) => row.id === chosen) ?? rows[0];
  const heads = { recent: words.menuRecent, pages: words.menuPages, commands: words.menuCommands, records: '' };
  const isNothing = rows.length === 0 && records.state === 'there';
  const idOf = (row: SearchRow) => `${baseId}${row.id}`;
  const activeId = active && idOf(active);

  useLayoutEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function onKeyDown(event: KeyboardEvent) {
    const place = active === undefined ? 0 : rows.indexOf(active);
    const targets: Record<string, SearchRow | undefined> = {
      ArrowDown: rows[(place + 1) % rows.length],
      ArrowUp: rows.at(place - 1),
      PageDown: rows[Math.min(place + 8, rows.length - 1)],
      PageUp: rows[Math.max(place - 8, 0)],
    };
    const target = targets[event.key];
    if (target !== undefined) setChosen(target.id);
    else if (event.key === 'Enter' && active !== undefined) onChoose(active);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <div className="flex items-center gap-2 border-b border-border px-4 py-2">
        <Search aria-hidden className="size-4 shrink-0 stroke-[1.5] text-fg-muted" />
        <input
          role="combobox"
          type="text"
          aria-label={name}
          aria-expanded={rows.length > 0}
          aria-controls={`${baseId}list`}
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={hint ?? words.menuSearchHint}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setChosen(undefined);
          }}
          onFocus={() => {
            const typed = takeTyped();
            setQuery((before) => before + typed);
          }}
          onKeyDown={onKeyDown}
          className="h-control min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-fg-subtle"
        />
        <RadixDialog.Close asChild>
          <IconButton label={words.close} size="small" className="-mr-2">
            <X aria-hidden />
          </IconButton>
        </RadixDialog.Close>
      </div>
      <div
        id={`${baseId}list`}
        role="listbox"
        aria-label={name}
        // The focus stays in the field.
        onMouseDown={(event) => event.preventDefault()}
        className="min-h-0 flex-1 scroll-py-2 overflow-y-auto p-2 empty:hidden"
      >
        {groups.map((group) => (
          <div key={group.key} role="group" aria-labelledby={`${baseId}${group.key}`} className="not-first:mt-2">
            <div id={`${baseId}${group.key}`} className="px-2 py-1 text-xs text-fg-muted" role="presentation">
              {group.title ?? heads[group.kind]}
            </div>
            {group.rows.map((row) => (
              <SearchOption
                key={row.id}
                id={idOf(row)}
                row={row}
                isActive={row === active}
                onPoint={() => setChosen(row.id)}
                onChoose={() => onChoose(row)}
              />
            ))}
            {group.left > 0 && (
              <div role="presentation" className="px-2 py-1 text-xs text-fg-muted">
                {words.menuMore(group.left)}
              </div>
            )}
          </div>
        ))}
      </div>
      {isNothing && <p className="px-4 py-10 text-center text-fg-muted">{words.noMatch}</p>}
      <SearchNotice records={records} explain={explain} />
      <output className="sr-only">
        {query === '' || records.state === 'waiting' ? '' : rows.length === 0 ? words.noMatch : words.menuFound(rows.length)}
      </output>
      <div aria-hidden className="flex gap-4 border-t border-border px-4 py-2 text-xs text-fg-muted max-sm:hidden">
        {words.menuKeys.map(([keys, act]) => (
          <span key={keys} className="flex items-center gap-1.5">
            <kbd className="rounded-small border border-border bg-bg-subtle px-1 font-sans">{keys}</kbd>
            {act}
          </span>
        ))}
      </div>
    </>
  );
}

/** Draws again when the readings of Chinese are there. */
function usePinyin(pages: readonly MenuPage[], commands: readonly MenuCommand[]): void {
  const [, setIsReady] = useState(false);
  useEffect(() => {
    let isHere = true;
    void Promise.all([createMenuSearch(pages).ready, createMenuSearch(commands).ready]).then(() => isHere && setIsReady(true));
    return () => {
      isHere = false;
    };
  }, [pages, commands]);
}
