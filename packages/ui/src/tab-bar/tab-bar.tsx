import { ChevronLeft, ChevronRight, Ellipsis, RotateCw, X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { cn } from '../cn.ts';
import { DropdownMenu } from '../dropdown-menu/dropdown-menu.tsx';
import type { MenuEntry } from '../dropdown-menu/menu-item.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useWords } from '../words.tsx';
import { TabBarTab } from './tab-bar-tab.tsx';
import { useOverflow } from './use-overflow.ts';

/** One open page. */
export interface PageTab {
  key: string;
  title: string;
  /** Cannot be closed. */
  isPinned?: boolean;
  /** Holds unsaved input; marked. */
  isDirty?: boolean;
}

export interface TabBarProps {
  tabs: PageTab[];
  activeKey: string;
  onSelect: (key: string) => void;
  /** Asked for by the cross, Delete and middle click. The caller decides, asks about unsaved input, and gives new `tabs`. */
  onClose: (key: string) => void;
  onCloseOthers: (key: string) => void;
  onCloseAll: () => void;
  onRefresh: (key: string) => void;
  /** Id of the element that shows the page. */
  panelId?: string;
  className?: string;
}

/**
 * The open pages: a tab list of the WAI-ARIA practices with manual activation. Left, Right, Home and End move, Enter and Space open,
 * Delete closes, Shift+F10 and a right click give the menu.
 */
export function TabBar(props: TabBarProps) {
  const { tabs, activeKey, onSelect, onClose, panelId, className } = props;
  const words = useWords();
  const baseId = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const overflow = useOverflow(listRef);
  const [focusKey, setFocusKey] = useState<string>();
  const focusAfterClose = useRef<string>(undefined);
  const hasFocusKey = focusKey !== undefined && tabs.some((tab) => tab.key === focusKey);
  const stopKey = hasFocusKey ? focusKey : tabs.some((tab) => tab.key === activeKey) ? activeKey : tabs[0]?.key;
  const tabOf = (key: string) => document.getElementById(`${baseId}${key}`);

  const { isScrolling } = overflow;
  useLayoutEffect(() => {
    // Again once the scroll buttons have taken their room.
    document.getElementById(`${baseId}${activeKey}`)?.scrollIntoView({ block: 'nearest', inline: isScrolling ? 'center' : 'nearest' });
  }, [activeKey, baseId, isScrolling]);

  useLayoutEffect(() => {
    const key = focusAfterClose.current;
    if (key === undefined) return;
    focusAfterClose.current = undefined;
    document.getElementById(`${baseId}${key}`)?.focus();
  });

  function close(tab: PageTab) {
    if (tab.isPinned === true) return;
    const index = tabs.indexOf(tab);
    if (listRef.current?.contains(document.activeElement) === true) focusAfterClose.current = (tabs[index + 1] ?? tabs[index - 1])?.key;
    onClose(tab.key);
  }

  function onKeyDown(event: KeyboardEvent, tab: PageTab) {
    const index = tabs.indexOf(tab);
    const targets: Record<string, PageTab | undefined> = {
      ArrowLeft: tabs.at(index - 1),
      ArrowRight: tabs[(index + 1) % tabs.length],
      Home: tabs[0],
      End: tabs.at(-1),
    };
    const target = targets[event.key];
    if (target) tabOf(target.key)?.focus();
    else if (event.key === 'Delete') close(tab);
    else return;
    event.preventDefault();
  }

  const active = tabs.find((tab) => tab.key === activeKey);
  return (
    <div data-slot="tab-bar" className={cn('flex h-10 items-stretch bg-surface', className)}>
      {isScrolling && (
        <IconButton
          label={words.scrollBack}
          tabIndex={-1}
          disabled={!overflow.canGoBack}
          className="h-full"
          onClick={() => overflow.scroll(-1)}
        >
          <ChevronLeft aria-hidden />
        </IconButton>
      )}
      <div
        ref={listRef}
        role="tablist"
        aria-label={words.openTabs}
        className="flex min-w-0 flex-1 items-stretch overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
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
            menu={tabMenu(tab, props, words)}
            onSelect={() => onSelect(tab.key)}
            onClose={() => close(tab)}
            onFocus={() => setFocusKey(tab.key)}
            onKeyDown={(event) => onKeyDown(event, tab)}
          />
        ))}
      </div>
      {isScrolling && (
        <IconButton
          label={words.scrollForward}
          tabIndex={-1}
          disabled={!overflow.canGoForward}
          className="h-full"
          onClick={() => overflow.scroll(1)}
        >
          <ChevronRight aria-hidden />
        </IconButton>
      )}
      {active && (
        <DropdownMenu
          items={tabMenu(active, props, words)}
          trigger={
            <IconButton label={words.tabMenu} className="h-full border-l-border rounded-none px-0 -outline-offset-2">
              <Ellipsis aria-hidden />
            </IconButton>
          }
        />
      )}
    </div>
  );
}

function tabMenu(tab: PageTab, props: TabBarProps, words: ReturnType<typeof useWords>): MenuEntry[] {
  const { tabs, onClose, onCloseOthers, onCloseAll, onRefresh } = props;
  const canCloseOthers = tabs.some((other) => other.isPinned !== true && other.key !== tab.key);
  const canCloseAny = tabs.some((other) => other.isPinned !== true);
  return [
    { key: 'refresh', label: words.refresh, icon: <RotateCw aria-hidden />, onSelect: () => onRefresh(tab.key) },
    'separator',
    {
      key: 'close',
      label: words.close,
      icon: <X aria-hidden />,
      shortcut: 'Delete',
      isDisabled: tab.isPinned,
      onSelect: () => onClose(tab.key),
    },
    { key: 'others', label: words.closeOthers, isDisabled: !canCloseOthers, onSelect: () => onCloseOthers(tab.key) },
    { key: 'all', label: words.closeAll, isDisabled: !canCloseAny, onSelect: onCloseAll },
  ];
}
