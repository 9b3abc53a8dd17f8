import { Pin, X } from 'lucide-react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { cn } from '../cn.ts';
import { ContextMenu } from '../dropdown-menu/context-menu.tsx';
import type { MenuEntry } from '../dropdown-menu/menu-item.ts';
import { useWords } from '../words.tsx';
import type { PageTab } from './page-tab.ts';
import { isKept } from './tab-order.ts';

export interface TabBarTabProps {
  id: string;
  tab: PageTab;
  isActive: boolean;
  /** The one tab that the Tab key reaches. */
  isStop: boolean;
  panelId?: string | undefined;
  menu: MenuEntry[];
  onSelect: () => void;
  onClose: () => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One tab of the bar, with its menu. */
export function TabBarTab(props: TabBarTabProps) {
  const { id, tab, isActive, isStop, panelId, menu, onSelect, onClose, onFocus, onKeyDown } = props;
  const words = useWords();
  const isPinned = isKept(tab);
  const marks = [isPinned && words.pinned, tab.isDirty === true && words.unsaved].filter(Boolean).join(' ');

  function onMouseDown(event: MouseEvent) {
    // The middle button would start to scroll instead of closing.
    if (event.button === 1) event.preventDefault();
  }

  return (
    <ContextMenu items={menu}>
      <button
        type="button"
        role="tab"
        id={id}
        aria-selected={isActive}
        aria-controls={isActive ? panelId : undefined}
        aria-keyshortcuts={isPinned ? undefined : 'Delete'}
        tabIndex={isStop ? 0 : -1}
        data-state={isActive ? 'active' : 'inactive'}
        onClick={onSelect}
        onAuxClick={(event) => event.button === 1 && onClose()}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onMouseDown={onMouseDown}
        className={cn(
          'group/tab relative flex max-w-80 shrink-0 items-center gap-1.5 border-r border-border pl-3 text-fg-muted -outline-offset-2 transition-colors select-none hover:bg-bg-subtle hover:text-fg motion-reduce:transition-none!',
          'data-dragging:z-10 data-dragging:border-l data-dragging:bg-surface-raised data-dragging:shadow-2',
          'data-[state=active]:text-theme-text data-[state=active]:after:absolute data-[state=active]:after:inset-x-0 data-[state=active]:after:bottom-0 data-[state=active]:after:h-0.5 data-[state=active]:after:bg-theme',
          isPinned ? 'pr-3' : 'pr-1.5',
        )}
      >
        {isPinned && <Pin aria-hidden className="size-3.5 shrink-0 stroke-[1.5]" />}
        <span className="truncate" title={tab.whole ?? tab.title}>
          {tab.title}
        </span>
        {tab.isDirty === true && <span aria-hidden className="size-1.5 shrink-0 rounded-full bg-warning" />}
        {marks !== '' && <span className="sr-only">{` ${marks}`}</span>}
        {!isPinned && (
          // A button inside a tab is out of reach for screen readers: they and the keyboard have Delete and the menu.
          <span
            aria-hidden
            data-slot="tab-close"
            title={words.close}
            onClick={(event) => {
              event.stopPropagation();
              onClose();
            }}
            className="grid size-6 shrink-0 group-data-cut/tab:invisible place-items-center rounded-control text-fg-muted pointer-coarse:size-11 hover:bg-border hover:text-fg"
          >
            <X className="size-3.5 stroke-[1.5]" />
          </span>
        )}
      </button>
    </ContextMenu>
  );
}
