import type { OwnProps } from '../own-props.ts';
import type { PageTab } from './page-tab.ts';

export interface TabBarProps extends OwnProps<'div', 'onSelect'> {
  /** In their order; pinned ones are shown first wherever they stand. */
  tabs: PageTab[];
  activeKey: string;
  onSelect: (key: string) => void;
  /**
   * Asked for by the cross, Delete, middle click and the menu (this one, others, left, right, all), with every tab that is meant and may be
   * closed. The caller decides, asks about unsaved input, and gives new `tabs`.
   */
  onClose: (keys: string[]) => void;
  onRefresh: (key: string) => void;
  /** Lets the user pin and unpin. */
  onPinnedChange?: (key: string, isPinned: boolean) => void;
  /** Lets the user change the order; gets all keys in their new order. */
  onReorder?: (keys: string[]) => void;
  /** Id of the element that shows the active page. */
  panelId?: string;
}
