import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { ContextMenu } from '../dropdown-menu/context-menu.tsx';
import type { MenuItem } from '../dropdown-menu/menu-item.ts';
import { ariaOf } from '../own-props.ts';
import { piece } from '../piece.ts';
import { checksOf, type CheckReport, type CheckRule } from './tree-checks.ts';
import type { DropMark } from './tree-dragging.tsx';
import type { TreePlace } from './tree-moves.ts';
import { pathTo, searchNodes, type TreeNode } from './tree-nodes.ts';
import { TreeRowItem } from './tree-row-item.tsx';
import { rowsOf, type TreeRow } from './tree-rows.ts';
import type { LazyChildren } from './use-lazy-children.ts';
import { useLongList } from './use-long-list.ts';
import { useOpenNodes } from './use-open-nodes.ts';
import { useTreeMoves } from './use-tree-moves.ts';
import { useTypeAhead } from './use-type-ahead.ts';

/** What a tree can do with its nodes, wherever it stands. */
export interface TreeAbilities {
  /** The chosen node. */
  value?: string | null | undefined;
  /** Given, a click or Enter chooses a node. */
  onValueChange?: ((id: string) => void) | undefined;
  /** The checked nodes; `report` says which ids stand for them. */
  checked?: readonly string[] | undefined;
  /** Given, each node has a box: Space presses it, without `onValueChange` also a click and Enter. */
  onCheckedChange?: ((ids: string[]) => void) | undefined;
  /** Whether a box stands for what lies beneath it. Default: cascade. */
  checkRule?: CheckRule | undefined;
  /** Which ids a cascading tree tells. Default: all. */
  report?: CheckReport | undefined;
  /** The open nodes, where the caller keeps them. */
  expanded?: readonly string[] | undefined;
  /** Open at first. */
  defaultExpanded?: readonly string[] | 'all' | undefined;
  onExpandedChange?: ((ids: string[]) => void) | undefined;
  /** A 16 px icon before the label. */
  iconOf?: ((node: TreeNode) => ReactNode) | undefined;
  /** After the label: a count, a state. Read with the label. */
  badgeOf?: ((node: TreeNode) => ReactNode) | undefined;
  /** The acts on a node: a menu on its row, also by right click and Shift+F10. */
  actionsOf?: ((node: TreeNode) => MenuItem[]) | undefined;
  /**
   * Given, nodes are moved by mouse, by Ctrl (⌘) and Shift with the arrows, and by acts of their menu. The caller moves them in `nodes`; a
   * promise that rejects says that nothing was moved. Not while the tree is searched.
   */
  onMove?: ((id: string, place: TreePlace) => unknown) | undefined;
  /** Whether a node can be moved. Default: yes. */
  canMove?: ((node: TreeNode) => boolean) | undefined;
}

export interface TreeViewProps extends TreeAbilities {
  lazy: LazyChildren;
  /** Shows the nodes with these words in their label, and the way to them. */
  query: string;
  /** Stands where there are no rows. */
  empty: ReactNode;
  isReadOnly?: boolean | undefined;
  /** A CSS length; beyond it the tree scrolls. */
  maxHeight: string;
  id?: string | undefined;
  ref?: Ref<HTMLUListElement> | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
}

/** Rows from Page Up to Page Down. */
const pageOfRows = 10;

/** The rows of a tree and its keys. They are flat: levels and places are told by ARIA, so that only those in sight need to be drawn. */
export function TreeView({ ref, ...props }: TreeViewProps) {
  const { query, value, onValueChange, onCheckedChange, isReadOnly = false } = props;
  const { checked = none, checkRule = 'cascade', report = 'all', actionsOf } = props;
  const { nodes, isLazy, newsOf, errorOf, load } = props.lazy;
  const ownId = useId();
  const treeId = props.id ?? ownId;
  const scroller = useRef<HTMLDivElement>(null);
  const toFocus = useRef<string>(undefined);
  const typed = useTypeAhead();
  const hasFocus = useRef(false);
  const isRevealed = useRef(false);
  const [focused, setFocused] = useState<TreeRow>();
  const found = useFound(nodes, query);
  const checks = useChecks(nodes, checked, checkRule, report);
  const { isOpen, setOpen } = useOpenNodes({
    nodes,
    query,
    foundOpen: found.open,
    expanded: props.expanded,
    defaultExpanded: props.defaultExpanded,
    onExpandedChange: props.onExpandedChange,
  });
  const rows = rowsOf(found.nodes, { isOpen, isLazy, newsOf });
  const keys = useStable(rows.map((row) => row.key));
  const indexOf = (key: string | null | undefined) => rows.findIndex((row) => row.key === key);
  const stop = [indexOf(focused?.key), indexOf(focused?.parent), indexOf(value)].find((index) => index >= 0) ?? 0;
  const list = useLongList({ keys, scroller, keep: stop });
  const [drop, setDrop] = useState<DropMark | null>(null);
  const moves = useTreeMoves({
    nodes,
    isResting: isReadOnly || query.trim() !== '',
    onMove: props.onMove,
    canMove: props.canMove,
    onArrive: ({ parentId }) => setOpen(pathTo(nodes, parentId), true),
  });

  const unasked = rows.filter((row) => row.isOpen && isLazy(row.node) && !newsOf(row.node)).map((row) => row.node);

  useEffect(() => {
    // Open from the start, or opened by the caller.
    unasked.forEach(load);
  });

  useEffect(() => {
    if (isRevealed.current) return;
    isRevealed.current = true;
    if (stop > 0) list.reveal(stop);
  });

  useLayoutEffect(() => {
    const stopKey = rows[stop]?.key;
    // A row that went away, folded or replaced by what was loaded, leaves the focus to the one above.
    const isLost = hasFocus.current && document.activeElement === document.body;
    const target = toFocus.current ?? (isLost && stopKey !== undefined ? `${treeId}-${stopKey}` : undefined);
    toFocus.current = undefined;
    if (target !== undefined) document.getElementById(target)?.focus();
  });

  const go = (row: TreeRow | undefined) => {
    if (!row) return;
    // A row far away is drawn only now that it is the one to keep.
    toFocus.current = `${treeId}-${row.key}`;
    setFocused(row);
  };
  const check = ({ node }: TreeRow) => !isReadOnly && !node.isDisabled && onCheckedChange?.(checks.toggle(node));
  const act = (row: TreeRow) => {
    if (row.kind === 'error') {
      // The row goes with its error.
      go(rows[indexOf(row.parent)]);
      load(row.node);
    }
    if (row.kind !== 'node') return;
    if (onValueChange) {
      if (!isReadOnly && !row.node.isDisabled) onValueChange(row.node.id);
    } else if (onCheckedChange) check(row);
    else if (row.isOpen !== undefined) setOpen([row.node], !row.isOpen);
  };
  const press = (event: KeyboardEvent<HTMLUListElement>) => {
    const row = rows[stop];
    const isOnRow = event.target instanceof HTMLElement && event.target.role === 'treeitem';
    if (row?.kind === 'node' && isOnRow && moves.onKey(event, row.node)) return;
    if (!row || !isOnRow || event.ctrlKey || event.metaKey || event.altKey) return;
    const acts: Record<string, () => void> = {
      ArrowDown: () => go(rows[stop + 1]),
      ArrowUp: () => go(rows[stop - 1]),
      PageDown: () => go(rows[Math.min(stop + pageOfRows, rows.length - 1)]),
      PageUp: () => go(rows[Math.max(stop - pageOfRows, 0)]),
      Home: () => go(rows[0]),
      End: () => go(rows.at(-1)),
      ArrowRight: () => {
        if (row.isOpen === false) setOpen([row.node], true);
        else if (row.isOpen) go(rows[stop + 1]);
      },
      ArrowLeft: () => {
        if (row.isOpen) setOpen([row.node], false);
        else go(rows[indexOf(row.parent)]);
      },
      '*': () =>
        setOpen(
          rows.filter((other) => other.parent === row.parent && other.isOpen === false).map((other) => other.node),
          true,
        ),
      Enter: () => act(row),
      ' ': () => (onCheckedChange && row.kind === 'node' ? check(row) : act(row)),
    };
    const isLetter = event.key.length === 1 && !(event.key in acts);
    if (isLetter) {
      const labels = rows.map((other) => (other.kind === 'node' ? other.node.label : ''));
      go(rows[typed.find(event.key, labels, stop)]);
    } else if (acts[event.key]) {
      typed.forget();
      acts[event.key]?.();
    } else return;
    event.preventDefault();
  };

  return (
    <div
      ref={scroller}
      id={treeId}
      style={{ maxHeight: props.maxHeight }}
      className="overflow-y-auto overscroll-contain p-1"
      onPointerEnter={props.onMove && treeDragging.fetch}
    >
      {rows.length === 0 ? (
        props.empty
      ) : (
        <ul
          ref={ref}
          role="tree"
          aria-multiselectable={onCheckedChange ? true : undefined}
          {...ariaOf(props)}
          style={list.style}
          className="text-sm"
          onKeyDown={press}
          onFocus={() => {
            hasFocus.current = true;
          }}
          onBlur={() => {
            hasFocus.current = false;
          }}
        >
          {list.rows.map(({ index, style }) => {
            const row = rows[index];
            if (!row) return null;
            const actions = row.kind === 'node' ? moves.withMoves(row.node, actionsOf?.(row.node) ?? none) : none;
            const item = (
              <TreeRowItem
                key={row.key}
                ref={list.measure}
                id={`${treeId}-${row.key}`}
                index={index}
                row={row}
                style={style}
                isStop={index === stop}
                isChosen={onValueChange ? row.kind === 'node' && row.node.id === value : undefined}
                check={onCheckedChange && row.kind === 'node' ? checks.stateOf(row.node.id) : undefined}
                words={query.trim()}
                error={row.kind === 'error' ? errorOf(row.node) : ''}
                icon={row.kind === 'node' ? props.iconOf?.(row.node) : undefined}
                badge={row.kind === 'node' ? props.badgeOf?.(row.node) : undefined}
                actions={actions}
                canAct={!isReadOnly}
                drop={drop?.key === row.key ? drop.part : undefined}
                onFocus={() => setFocused(row)}
                onPress={() => act(row)}
                onCheck={() => check(row)}
                onToggle={() => setOpen([row.node], !row.isOpen)}
              />
            );
            if (actions.length === 0) return item;
            return (
              <ContextMenu key={row.key} items={[...actions]}>
                {item}
              </ContextMenu>
            );
          })}
        </ul>
      )}
      {props.onMove && (
        <>
          <treeDragging.Part
            nodes={nodes}
            rows={list.rows.flatMap(({ index }) => rows[index] ?? [])}
            elementOf={(key) => document.getElementById(`${treeId}-${key}`)}
            canBeMoved={moves.canBeMoved}
            onMark={setDrop}
            onOpen={(node) => setOpen([node], true)}
            onMove={(node, place) => void moves.move(node, place)}
          />
          <output className="sr-only">
            <span key={moves.news.count}>{moves.news.text}</span>
          </output>
        </>
      )}
    </div>
  );
}

/** The moving by mouse, which comes with the pointer. */
const treeDragging = piece(async () => (await import('./tree-dragging.tsx')).TreeDragging);

const none: readonly never[] = [];

function useFound(nodes: readonly TreeNode[], query: string) {
  return useMemo(() => searchNodes(nodes, query), [nodes, query]);
}

function useChecks(nodes: readonly TreeNode[], checked: readonly string[], rule: CheckRule, report: CheckReport) {
  return useMemo(() => checksOf(nodes, checked, rule, report), [nodes, checked, rule, report]);
}

/** The same array as before while its texts are the same. */
function useStable(texts: readonly string[]): readonly string[] {
  const [kept, setKept] = useState(texts);
  const isSame = kept.length === texts.length && texts.every((text, index) => text === kept[index]);
  if (!isSame) setKept(texts);
  return isSame ? kept : texts;
}
