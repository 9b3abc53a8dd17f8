import { ChevronLeft } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../button/button.tsx';
import { cn } from '../cn.ts';
import type { TreeNode } from '../tree/tree-nodes.ts';
import { useTypeAhead } from '../tree/use-type-ahead.ts';
import { useWords } from '../words.tsx';
import { pathOf } from './cascade-paths.ts';
import { CascaderColumn } from './cascader-column.tsx';
import { ColumnNews } from './column-news.tsx';
import type { CascaderPanelProps } from './cascader-panel-props.ts';

/**
 * The levels side by side, below 640 px the last one alone: to ARIA one tree, whose open branch they are. Up, Down, Home, End and first
 * letters move within a column, Right opens the next, Left goes back to the one before, Enter and Space choose.
 */
export function CascaderColumns({ lazy, treeId, value, onChoose, onDone, canStopAnywhere, expandOn }: CascaderPanelProps) {
  const words = useWords();
  const typed = useTypeAhead();
  const toFocus = useRef<string>(undefined);
  /** The node whose first child is to have the focus. */
  const toEnter = useRef<string>(undefined);
  /** Ids of the nodes whose children stand in the next column. */
  const [open, setOpen] = useState<readonly string[]>(() => value.slice(0, -1));
  const [focused, setFocused] = useState<string | undefined>(value.at(-1));
  const way = pathOf(lazy.nodes, open);
  const columns = [{ parent: undefined, nodes: lazy.nodes }, ...way.map((node) => ({ parent: node, nodes: node.children ?? [] }))];
  const focusedColumn = columns.findIndex((column) => column.nodes.some((node) => node.id === focused));
  const stop = focusedColumn >= 0 ? focused : (way.at(-1)?.id ?? lazy.nodes[0]?.id);
  const canOpen = (node: TreeNode) => Boolean(node.children?.length) || lazy.isLazy(node) || lazy.newsOf(node) !== undefined;
  const last = way.at(-1);
  const unasked = last && lazy.isLazy(last) && !lazy.newsOf(last) ? last : undefined;

  useEffect(() => {
    if (unasked) lazy.load(unasked);
  });

  useLayoutEffect(() => {
    const itemOf = (id: string | undefined) => document.getElementById(`${treeId}-${id}`);
    // On a phone the next column takes the place of the one with the focus.
    const isHidden = itemOf(focused)?.offsetParent === null;
    const isEntered = last !== undefined && (toEnter.current === last.id || isHidden);
    const target = itemOf(toFocus.current ?? (isEntered ? columns.at(-1)?.nodes[0]?.id : undefined));
    toFocus.current = undefined;
    // A column that is still on its way is entered once it is there.
    if (!target) return;
    toEnter.current = undefined;
    target.focus();
  });

  const go = (node: TreeNode | undefined) => {
    if (!node) return;
    toFocus.current = node.id;
    toEnter.current = undefined;
    setFocused(node.id);
  };
  const expand = (depth: number, node: TreeNode) => {
    setOpen([...open.slice(0, depth), node.id]);
    lazy.load(node);
  };
  const pick = (depth: number, node: TreeNode, isByKey: boolean) => {
    const isParent = canOpen(node);
    const ids = [...open.slice(0, depth), node.id];
    const isAllowed = !node.isDisabled && way.slice(0, depth).every((above) => !above.isDisabled);
    if (isParent && !(isByKey && canStopAnywhere)) expand(depth, node);
    if (isAllowed && (!isParent || canStopAnywhere)) onChoose(ids, !isParent || isByKey);
  };
  const goBack = (depth: number) => {
    const parent = columns[depth]?.parent;
    if (!parent) return;
    setOpen(open.slice(0, depth - 1));
    go(parent);
  };
  const goInto = (depth: number, node: TreeNode) => {
    if (!canOpen(node)) return;
    expand(depth, node);
    toEnter.current = node.id;
  };
  const press = (event: KeyboardEvent, depth: number, node: TreeNode) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const nodes = columns[depth]?.nodes ?? [];
    const index = nodes.indexOf(node);
    const acts: Record<string, () => void> = {
      ArrowDown: () => go(nodes[index + 1]),
      ArrowUp: () => go(nodes[index - 1]),
      Home: () => go(nodes[0]),
      End: () => go(nodes.at(-1)),
      ArrowRight: () => goInto(depth, node),
      ArrowLeft: () => goBack(depth),
      Enter: () => pick(depth, node, true),
      ' ': () => pick(depth, node, true),
    };
    const act = acts[event.key];
    if (act) {
      typed.forget();
      act();
    } else if (event.key.length === 1) {
      const labels = nodes.map((other) => other.label);
      go(nodes[typed.find(event.key, labels, index)]);
    } else return;
    event.preventDefault();
  };

  return (
    <>
      {last && (
        <div className="flex items-center justify-between gap-2 border-b border-border p-1 sm:hidden">
          <Button variant="ghost" className="min-w-0 shrink px-2" aria-label={words.oneLevelUp} onClick={() => goBack(way.length)}>
            <ChevronLeft aria-hidden />
            <span className="truncate">{way.map((node) => node.label).join(' / ')}</span>
          </Button>
          {canStopAnywhere && (
            <Button variant="link" onClick={onDone}>
              {words.confirm}
            </Button>
          )}
        </div>
      )}
      <div className="flex min-h-0 overflow-x-auto overscroll-contain">
        <div id={treeId} role="tree" aria-label={words.pathColumns} className="contents">
          {columns.map(
            (column, depth) =>
              column.nodes.length > 0 && (
                <CascaderColumn
                  key={column.parent?.id ?? ''}
                  treeId={treeId}
                  depth={depth}
                  nodes={column.nodes}
                  parent={column.parent}
                  openId={open[depth]}
                  chosenId={value.slice(0, depth).every((id, above) => id === open[above]) ? value[depth] : undefined}
                  stop={stop}
                  canOpen={canOpen}
                  className={cn(depth < columns.length - 1 && 'max-sm:hidden')}
                  onFocus={(node) => setFocused(node.id)}
                  onKeyDown={(event, node) => press(event, depth, node)}
                  onPick={(node) => pick(depth, node, false)}
                  onHover={expandOn === 'hover' ? (node) => canOpen(node) && open[depth] !== node.id && expand(depth, node) : undefined}
                />
              ),
          )}
        </div>
        {last && columns.at(-1)?.nodes.length === 0 && (
          <ColumnNews news={lazy.newsOf(last)} error={lazy.errorOf(last)} onRetry={() => lazy.load(last)} />
        )}
      </div>
    </>
  );
}
