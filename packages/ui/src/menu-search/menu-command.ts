import type { ReactNode } from 'react';

/** Something that the menu search does besides opening pages: switch the theme, sign out. */
export interface MenuCommand {
  /** Unique among the commands; kept among the recent ones. */
  key: string;
  title: string;
  /** The title in other languages, and other words that people may type for it. */
  keywords?: readonly string[];
  icon?: ReactNode;
  onSelect: () => void;
}
