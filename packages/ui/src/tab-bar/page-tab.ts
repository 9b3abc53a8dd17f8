/** One open page. */
export interface PageTab {
  key: string;
  title: string;
  /** All of it, where `title` is shortened. */
  whole?: string;
  /** Pinned by the user: stands first and cannot be closed. */
  isPinned?: boolean;
  /** Pinned for good: the user cannot unpin it. */
  isFixed?: boolean;
  /** Holds unsaved input; marked. */
  isDirty?: boolean;
}
