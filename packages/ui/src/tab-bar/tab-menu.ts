import type { MenuEntry, MenuItem } from '../dropdown-menu/menu-item.ts';
import type { Words } from '../words.tsx';
import type { TabBarProps } from './tab-bar-props.ts';
import type { PageTab } from './page-tab.ts';
import { isKept, moveTab } from './tab-order.ts';

export interface TabActs extends Pick<TabBarProps, 'onPinnedChange' | 'onRefresh'> {
  /** Closes those of the tabs that may be closed. */
  onClose: (tabs: readonly PageTab[]) => void;
  /** Puts a tab in another place; left out where the order is not the user's. */
  onMove?: ((key: string, place: number) => void) | undefined;
}

/** What can be done with a tab. Moving stands here too: not everybody can drag, or knows the keys. */
export function tabMenu(tab: PageTab, tabs: readonly PageTab[], acts: TabActs, words: Words): MenuEntry[] {
  const { onClose, onMove, onPinnedChange, onRefresh } = acts;
  const place = tabs.indexOf(tab);

  const closing = (key: string, label: string, meant: readonly PageTab[]): MenuItem => ({
    key,
    label,
    isDisabled: meant.every(isKept),
    onSelect: () => onClose(meant),
  });

  const entries: MenuEntry[] = [{ key: 'refresh', label: words.refresh, onSelect: () => onRefresh(tab.key) }];
  if (onPinnedChange !== undefined) {
    const isPinned = isKept(tab);
    entries.push({
      key: 'pin',
      label: isPinned ? words.unpinTab : words.pinTab,
      isDisabled: tab.isFixed,
      onSelect: () => onPinnedChange(tab.key, !isPinned),
    });
  }
  if (onMove !== undefined) {
    const moving = (to: number) => ({ isDisabled: moveTab(tabs, tab.key, to) === null, onSelect: () => onMove(tab.key, to) });
    entries.push(
      { key: 'moveLeft', label: words.moveLeft, shortcut: 'Ctrl Shift ←', ...moving(place - 1) },
      { key: 'moveRight', label: words.moveRight, shortcut: 'Ctrl Shift →', ...moving(place + 1) },
    );
  }
  return [
    ...entries,
    'separator',
    { ...closing('close', words.close, [tab]), shortcut: 'Delete' },
    closing(
      'others',
      words.closeOthers,
      tabs.filter((other) => other !== tab),
    ),
    closing('left', words.closeLeft, tabs.slice(0, place)),
    closing('right', words.closeRight, tabs.slice(place + 1)),
    closing('all', words.closeAll, tabs),
  ];
}
