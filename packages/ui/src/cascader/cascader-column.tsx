import { Check, ChevronRight } from 'lucide-react';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { cn } from '../cn.ts';
import type { TreeNode } from '../tree/tree-nodes.ts';

export interface CascaderColumnProps {
  treeId: string;
  /** Level of the column, from 0. */
  depth: number;
  nodes: readonly TreeNode[];
  /** The node whose children these are; the first column has none. */
  parent: TreeNode | undefined;
  /** The node whose children stand in the next column. */
  openId: string | undefined;
  /** The node on the way of the value. */
  chosenId: string | undefined;
  /** The node that Tab reaches. */
  stop: string | undefined;
  canOpen: (node: TreeNode) => boolean;
  className: string;
  onFocus: (node: TreeNode) => void;
  onKeyDown: (event: KeyboardEvent, node: TreeNode) => void;
  onPick: (node: TreeNode) => void;
  onHover: ((node: TreeNode) => void) | undefined;
}

/** One level, as a group of the tree. */
export function CascaderColumn(props: CascaderColumnProps) {
  const { nodes, parent, className } = props;
  const column = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // As it comes: what is chosen or open is in sight.
    column.current?.querySelector('[data-state]:not([data-state=idle])')?.scrollIntoView({ block: 'nearest' });
    column.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  return (
    <div
      ref={column}
      className={cn(
        'max-h-72 min-w-40 flex-1 overflow-y-auto overscroll-contain p-1 sm:max-w-64 sm:not-last:border-r sm:not-last:border-border',
        className,
      )}
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of tree items */}
      <div role="group" aria-label={parent?.label}>
        {nodes.map((node, index) => (
          <Item key={node.id} {...props} node={node} index={index} />
        ))}
      </div>
    </div>
  );
}

function Item({ node, index, ...column }: CascaderColumnProps & { node: TreeNode; index: number }) {
  const { treeId, depth, nodes, openId, chosenId, stop, canOpen, onFocus, onKeyDown, onPick, onHover } = column;
  const isOpen = node.id === openId;
  const isChosen = node.id === chosenId;
  const isParent = canOpen(node);
  return (
    <div
      id={`${treeId}-${node.id}`}
      role="treeitem"
      aria-level={depth + 1}
      aria-posinset={index + 1}
      aria-setsize={nodes.length}
      aria-expanded={isParent ? isOpen : undefined}
      aria-selected={isChosen}
      aria-current={isOpen || undefined}
      aria-disabled={node.isDisabled || undefined}
      title={node.isDisabled ? node.reason : undefined}
      data-slot="cascader-item"
      data-state={isChosen ? 'chosen' : isOpen ? 'open' : 'idle'}
      tabIndex={node.id === stop ? 0 : -1}
      className={cn(
        'flex min-h-control items-center gap-2 rounded-control px-2 py-1 text-sm -outline-offset-2 select-none focus-ring focus-visible:-outline-offset-2',
        node.isDisabled ? 'cursor-not-allowed text-fg-subtle' : 'cursor-pointer hover:bg-bg-subtle',
        isOpen && 'bg-bg-subtle',
        isChosen && 'text-theme-text',
      )}
      onFocus={() => onFocus(node)}
      onKeyDown={(event) => onKeyDown(event, node)}
      onClick={() => onPick(node)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onHover?.(node)}
    >
      <span className="min-w-0 flex-1 truncate" title={node.isDisabled ? undefined : node.label}>
        {node.label}
      </span>
      {isChosen && !isParent && <Check aria-hidden className="size-4 shrink-0 stroke-[1.5]" />}
      {isParent && <ChevronRight aria-hidden className="size-4 shrink-0 stroke-[1.5] text-fg-muted" />}
    </div>
  );
}
