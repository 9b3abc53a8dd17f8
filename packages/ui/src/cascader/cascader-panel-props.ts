import type { LazyChildren } from '../tree/use-lazy-children.ts';

export interface CascaderPanelProps {
  lazy: LazyChildren;
  treeId: string;
  value: readonly string[];
  /** `isDone`: nothing is left to choose, the panel can go. */
  onChoose: (ids: readonly string[], isDone: boolean) => void;
  onDone: () => void;
  canStopAnywhere: boolean;
  expandOn: 'click' | 'hover';
}
