import { Activity, memo, useCallback, useMemo, type ReactNode } from 'react';
import { TabContext, type DirtyMarks } from '../unsaved/dirty.ts';
import { TabNameContext } from './page-name.ts';
import type { Tab, TabLocation } from './tab-list.ts';

export interface TabPanesProps {
  tabs: readonly Tab[];
  activeKey: string;
  marks: DirtyMarks;
  /** A page tells its record by it. Keep the function stable. */
  onRename: (key: string, name: string) => void;
  /** The reader has left a page for good. Keep the function stable. */
  onDrop: (key: string) => void;
  /** Names the panels of a tab bar; null where there is none. */
  titleOf: ((tab: Tab) => string) | null;
  /** Draws the page at a location, which is not that of the address while the page is hidden. Keep the function stable. */
  renderPage: (location: TabLocation) => ReactNode;
}

/** The pages of all tabs that are awake. Hidden ones keep their state; their effects, polling and dialogs rest. */
export function TabPanes({ tabs, activeKey, titleOf, ...props }: TabPanesProps) {
  return tabs
    .filter((tab) => tab.isAwake)
    .map((tab) => (
      <Activity key={`${tab.key} ${tab.generation}`} mode={tab.key === activeKey ? 'visible' : 'hidden'}>
        <div id={panelId(tab.key)} {...(titleOf !== null && { role: 'tabpanel', 'aria-label': titleOf(tab) })}>
          <TabPane tab={tab} {...props} />
        </div>
      </Activity>
    ));
}

/** Id of the element around a tab's page. */
export function panelId(key: string): string {
  return `page:${key}`;
}

/** A page at its own location, so that a hidden one does not follow the address. */
const TabPane = memo(function TabPane({
  tab: { key, location },
  marks,
  onRename,
  onDrop,
  renderPage,
}: Pick<TabPanesProps, 'marks' | 'onRename' | 'onDrop' | 'renderPage'> & { tab: Tab }) {
  const context = useMemo(() => ({ key, marks, drop: onDrop }), [key, marks, onDrop]);
  const rename = useCallback((name: string) => onRename(key, name), [key, onRename]);
  return (
    <TabContext value={context}>
      <TabNameContext value={rename}>{renderPage(location)}</TabNameContext>
    </TabContext>
  );
});
