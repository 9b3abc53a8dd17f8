import type { PageTab } from './page-tab.ts';

/** Tabs as the bar shows them: the pinned ones first, otherwise as given. */
export function pinnedFirst(tabs: readonly PageTab[]): PageTab[] {
  return [...tabs.filter(isKept), ...tabs.filter((tab) => !isKept(tab))];
}

/** Whether a tab stands with the pinned ones and cannot be closed. */
export function isKept(tab: PageTab): boolean {
  return tab.isPinned === true || tab.isFixed === true;
}

/** The tabs with one in the place of another; null when it would leave the pinned or the other ones, or stays. */
export function moveTab(tabs: readonly PageTab[], key: string, place: number): PageTab[] | null {
  const from = tabs.findIndex((tab) => tab.key === key);
  const [moving, target] = [tabs[from], tabs[place]];
  if (moving === undefined || target === undefined || moving === target || isKept(moving) !== isKept(target)) return null;
  return tabs.toSpliced(from, 1).toSpliced(place, 0, moving);
}
