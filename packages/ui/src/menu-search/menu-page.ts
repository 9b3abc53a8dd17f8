import type { ReactNode } from 'react';

/** A page that the menu search can open. */
export interface MenuPage {
  /** Unique among the pages; kept among the recent ones. */
  key: string;
  title: string;
  /** Where it is; an address outside (http, mailto, tel) opens in a new window. */
  path: string;
  /** Titles of the groups above it, the outermost first. */
  trail?: readonly string[];
  /** The title in other languages, and other words that people may type for it. */
  keywords?: readonly string[];
  icon?: ReactNode;
}
