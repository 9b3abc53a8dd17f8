import { ChevronLeft, ChevronRight, Ellipsis, ListChevronsUpDown } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { cn } from '../cn.ts';
import { DropdownMenu } from '../dropdown-menu/dropdown-menu.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useWords } from '../words.tsx';
import { TabBarTab } from './tab-bar-tab.tsx';
import { tabMenu, type TabActs } from './tab-menu.ts';
import { isKept, moveTab, pinnedFirst } from './tab-order.ts';
import { useFocusAfter } from './use-focus-after.ts';
import { useOverflow } from './use-overflow.ts';
import { tabSorting, useSorting } from './use-sorting.ts';
import type { PageTab } from './page-tab.ts';
import type { TabBarProps } from './tab-bar-props.ts';

/**
 * The open pages: a tab list of the WAI-ARIA practices with manual activation. Left, Right, Home and End move, Enter and Space open,
 * Delete closes, Ctrl+Shift+Left and Right change the order, Shift+F10 and a right click give the menu.
 */
export function TabBar(props: TabBarProps) {
  const { tabs: given, activeKey, onSelect, onClose, onRefresh, onPinnedChange, onReorder, panelId, className, ...rest } = props;
  const words = useWords();
  const tabs = pinnedFirst(given);
  const baseId = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const overflow = useOverflow(listRef);
  const [focusKey, setFocusKey] = useState<string>();
  const [news, setNews] = useState('');
  const focusAfter = useFocusAfter();
  const { takeHeld, approach } = useSorting();
  const hasFocusKey = focusKey !== undefined && tabs.some((tab) => tab.key === focusKey);
  const stopKey = hasFocusKey ? focusKey : tabs.some((tab) => tab.key === activeKey) ? activeKey : tabs[0]?.key;
  const selectorOf = (key: string) => `#${CSS.escape(`${baseId}${key}`)}`;
  const tabOf = (key: string) => document.getElementById(`${baseId}${key}`);

  const { isScrolling } = overflow;
  const titles = tabs.map((tab) => tab.title).join('\n');
  useLayoutEffect(() => {
    // Again once the scroll buttons have taken their room, and when a tab was named: it is wider then.
    document.getElementById(`${baseId}${activeKey}`)?.scrollIntoView({ block: 'nearest', inline: isScrolling ? 'center' : 'nearest' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- see above
  }, [activeKey, baseId, isScrolling, titles]);

  function close(meant: readonly PageTab[]) {
    const going = meant.filter((tab) => !isKept(tab));
    const [first] = going;
    if (first === undefined) return;
    // The focus goes to the next tab, or to the one that comes to the front instead of the active one.
    const left = tabs.filter((tab) => !going.includes(tab));
    const next = left.find((tab) => tabs.indexOf(tab) > tabs.indexOf(first)) ?? left.at(-1);
    const isActiveGoing = going.some((tab) => tab.key === activeKey);
    const selector = isActiveGoing ? `[id^="${baseId}"][aria-selected=true]` : selectorOf(next?.key ?? activeKey);
    const hasFocus = document.activeElement?.id.startsWith(baseId) === true;
    focusAfter(hasFocus ? { selector, gone: `${baseId}${first.key}` } : undefined);
    onClose(going.map((tab) => tab.key));
  }

  function move(key: string, place: number) {
    const moved = moveTab(tabs, key, place);
    if (moved === null || onReorder === undefined) return;
    focusAfter({ selector: selectorOf(key) });
    setNews(words.tabMoved(moved[place]?.title ?? '', place + 1, moved.length));
    onReorder(moved.map((tab) => tab.key));
  }

  function onKeyDown(event: KeyboardEvent, tab: PageTab) {
    const index = tabs.indexOf(tab);
    const isMoving = (event.ctrlKey || event.metaKey) && event.shiftKey;
    const targets: Record<string, PageTab | undefined> = {
      ArrowLeft: tabs.at(index - 1),
      ArrowRight: tabs[(index + 1) % tabs.length],
      Home: tabs[0],
      End: tabs.at(-1),
    };
    const target = targets[event.key];
    if (isMoving && event.key === 'ArrowLeft') move(tab.key, index - 1);
    else if (isMoving && event.key === 'ArrowRight') move(tab.key, index + 1);
    else if (target) tabOf(target.key)?.focus();
    else if (event.key === 'Delete') close([tab]);
    else return;
    event.preventDefault();
  }

  const acts: TabActs = { onClose: close, onRefresh, onPinnedChange, ...(onReorder && { onMove: move }) };
  const active = tabs.find((tab) => tab.key === activeKey);
  const edgeButton = 'h-full rounded-none px-0 -outline-offset-2';
  return (
    <div data-slot="tab-bar" {...rest} className={cn('flex h-10 items-stretch bg-surface pointer-coarse:h-11', className)}>
      {isScrolling && (
        <IconButton
          label={words.scrollBack}
          tabIndex={-1}
          disabled={!overflow.canGoBack}
          className={cn(edgeButton, 'max-sm:hidden')}
          onClick={() => overflow.scroll(-1)}
        >
          <ChevronLeft aria-hidden />
        </IconButton>
      )}
      <div
        ref={listRef}
        role="tablist"
        aria-label={words.openTabs}
        className={cn(
          'flex min-w-0 flex-1 items-stretch overflow-x-auto overflow-y-hidden overscroll-x-contain [scrollbar-width:none]',
          overflow.canGoBack && 'mask-l-from-[calc(100%-2rem)]',
          overflow.canGoForward && 'mask-r-from-[calc(100%-2rem)]',
        )}
        {...(onReorder && approach)}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setFocusKey(undefined)}
      >
        {tabs.map((tab) => (
          <TabBarTab
            key={tab.key}
            id={`${baseId}${tab.key}`}
            tab={tab}
            isActive={tab.key === activeKey}
            isStop={tab.key === stopKey}
            panelId={panelId}
            menu={tabMenu(tab, tabs, acts, words)}
            onSelect={() => onSelect(tab.key)}
            onClose={() => close([tab])}
            onFocus={() => setFocusKey(tab.key)}
            onKeyDown={(event) => onKeyDown(event, tab)}
          />
        ))}
      </div>
      {onReorder && <tabSorting.Part tabs={tabs} elementOf={tabOf} takeHeld={takeHeld} onMove={move} />}
      <output className="sr-only">{news}</output>
      {isScrolling && (
        <>
          <IconButton
            label={words.scrollForward}
            tabIndex={-1}
            disabled={!overflow.canGoForward}
            className={cn(edgeButton, 'max-sm:hidden')}
            onClick={() => overflow.scroll(1)}
          >
            <ChevronRight aria-hidden />
          </IconButton>
          <DropdownMenu
            items={tabs.map((tab) => ({
              key: tab.key,
              label: tab.isDirty === true ? `${tab.title} · ${words.unsaved}` : tab.title,
              isChecked: tab.key === activeKey,
              onSelect: () => onSelect(tab.key),
            }))}
            trigger={
              <IconButton label={words.allTabs} className={edgeButton}>
                <ListChevronsUpDown aria-hidden />
              </IconButton>
            }
          />
        </>
      )}
      {active && (
        <DropdownMenu
          items={tabMenu(active, tabs, acts, words)}
          trigger={
            <IconButton label={words.tabMenu} className={cn(edgeButton, 'border-l-border')}>
              <Ellipsis aria-hidden />
            </IconButton>
          }
        />
      )}
    </div>
  );
}
