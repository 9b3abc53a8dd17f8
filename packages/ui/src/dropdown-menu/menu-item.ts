import type { ReactNode } from 'react';

/** One act of a menu or of a table row. */
export interface MenuItem {
  key: string;
  /** A verb. */
  label: string;
  /** 16 px icon. */
  icon?: ReactNode;
  /** Keys that do the same, shown at the end: Ctrl K. */
  shortcut?: string;
  isDanger?: boolean;
  isDisabled?: boolean;
  /** Why the act is not possible now; shown under the label of a disabled item, which stays in reach for it. */
  reason?: string;
  /** Shows a tick; the item is then one of several that exclude each other. */
  isChecked?: boolean;
  /** With `isChecked`: the tick is set and taken away by itself, and the menu stays open. */
  isToggle?: boolean;
  onSelect: () => void;
}

/** An item, or a line between two groups. */
export type MenuEntry = MenuItem | 'separator';
