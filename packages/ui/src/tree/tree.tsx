import { useId, useRef, useState, type AriaAttributes, type KeyboardEvent, type Ref } from 'react';
import { cn } from '../cn.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Input } from '../input/input.tsx';
import { dataOf, type DataAttributes } from '../own-props.ts';
import { useWords } from '../words.tsx';
import type { TreeNode } from './tree-nodes.ts';
import { TreeView, type TreeAbilities } from './tree-view.tsx';
import { useLazyChildren, type LoadChildren } from './use-lazy-children.ts';

export interface TreeProps extends TreeAbilities, AriaAttributes, DataAttributes {
  nodes: readonly TreeNode[];
  /** Brings the children of a node without `children` when it is first opened. A search finds what is loaded. */
  loadChildren?: LoadChildren | undefined;
  /** A box above the tree that leaves the nodes with the typed words and their ancestors. */
  isSearchable?: boolean | undefined;
  /** Can be opened, but not chosen or checked. */
  isReadOnly?: boolean | undefined;
  /** Height from which the tree scrolls, a CSS length. */
  maxHeight?: string | undefined;
  className?: string | undefined;
  /** The outermost element, as `data-*`; `aria-*` belong to the tree in it. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Nodes beneath nodes, after the WAI-ARIA tree: arrows, Home, End, Page Up and Down, first letters, `*` opens all of a level, Enter
 * chooses, Space checks. It chooses with `onValueChange`, checks with `onCheckedChange`, does both with both, and only opens with neither.
 * Beyond 200 rows only those in sight are drawn.
 */
export function Tree({
  nodes,
  loadChildren,
  isSearchable = false,
  maxHeight = 'max(24rem, calc(100dvh - 18rem))',
  className,
  ref,
  ...props
}: TreeProps) {
  const words = useWords();
  const treeId = useId();
  const tree = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useState('');
  const lazy = useLazyChildren(nodes, loadChildren);
  const intoTree = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    tree.current?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')?.focus();
  };
  return (
    <div ref={ref} data-slot="tree" {...dataOf(props)} className={cn('flex min-h-0 flex-col', className)}>
      {isSearchable && (
        <Input
          aria-label={words.search}
          placeholder={words.search}
          aria-controls={treeId}
          className="mb-1 shrink-0"
          value={query}
          onValueChange={setQuery}
          onKeyDown={intoTree}
        />
      )}
      <TreeView
        {...props}
        ref={tree}
        id={treeId}
        lazy={lazy}
        query={query}
        maxHeight={maxHeight}
        empty={
          query.trim() === '' ? <EmptyState /> : <output className="block p-4 text-center text-sm text-fg-muted">{words.noMatch}</output>
        }
      />
    </div>
  );
}
