import { Check, ChevronRight } from 'lucide-react';
import { useState, type KeyboardEvent, type Ref } from 'react';
import { cn } from '../cn.ts';
import type { TreeNode } from './tree-nodes.ts';

export interface TreeProps {
  nodes: readonly TreeNode[];
  /** The chosen node. */
  value: string | null;
  onChoose: (id: string) => void;
  /** Opened at first; in a search all are open. */
  openAtFirst: readonly string[];
  isSearch: boolean;
  id: string;
  'aria-label': string;
  ref?: Ref<HTMLUListElement>;
}

interface Row {
  node: TreeNode;
  parent: string | null;
  level: number;
  index: number;
  count: number;
  /** Absent: it has no children. */
  isOpen?: boolean;
}

/** A single-select tree after the WAI-ARIA pattern: arrows, Home, End, Enter and Space; rows are flat, levels told by `aria-level`. */
export function Tree({ nodes, value, onChoose, openAtFirst, isSearch, id, ref, ...props }: TreeProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(openAtFirst));
  const [focused, setFocused] = useState<string | null>(value);
  const rows = rowsOf(nodes, (node) => isSearch || open.has(node.id));
  const tabStop = rows.find((row) => row.node.id === focused) ?? rows[0];
  const toggle = (target: string, isOpen: boolean) => {
    const next = new Set(open);
    if (isOpen) next.add(target);
    else next.delete(target);
    setOpen(next);
  };
  const go = (target: Row | undefined) => {
    if (!target) return;
    setFocused(target.node.id);
    document.getElementById(`${id}-${target.node.id}`)?.focus();
  };
  const press = (event: KeyboardEvent<HTMLUListElement>) => {
    const at = rows.findIndex((row) => row.node.id === focused);
    const row = rows[at];
    const acts: Record<string, () => void> = {
      ArrowDown: () => go(rows[at + 1]),
      ArrowUp: () => go(rows[at - 1]),
      Home: () => go(rows[0]),
      End: () => go(rows.at(-1)),
      ArrowRight: () => {
        if (row?.isOpen === false) toggle(row.node.id, true);
        else if (row?.isOpen) go(rows[at + 1]);
      },
      ArrowLeft: () => {
        if (row?.isOpen && !isSearch) toggle(row.node.id, false);
        else go(rows.find((candidate) => candidate.node.id === row?.parent));
      },
      Enter: () => row && !row.node.isDisabled && onChoose(row.node.id),
      ' ': () => row && !row.node.isDisabled && onChoose(row.node.id),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <ul ref={ref} role="tree" id={id} aria-label={props['aria-label']} onKeyDown={press} className="flex flex-col p-1 text-sm">
      {rows.map((row) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree hears the keys for its rows
        <li
          key={row.node.id}
          id={`${id}-${row.node.id}`}
          role="treeitem"
          aria-level={row.level}
          aria-posinset={row.index + 1}
          aria-setsize={row.count}
          aria-expanded={row.isOpen}
          aria-selected={row.node.id === value}
          aria-disabled={row.node.isDisabled || undefined}
          tabIndex={row === tabStop ? 0 : -1}
          style={{ paddingInlineStart: (row.level - 1) * 20 }}
          className={cn(
            'flex min-h-control cursor-pointer items-center gap-1 rounded-control pr-2 -outline-offset-2 focus-ring focus-visible:-outline-offset-2',
            row.node.isDisabled ? 'cursor-not-allowed text-fg-subtle' : 'hover:bg-bg-subtle',
            row.node.id === value && 'text-theme-text',
          )}
          onFocus={() => setFocused(row.node.id)}
          onClick={() => (row.node.isDisabled ? undefined : onChoose(row.node.id))}
        >
          <span
            aria-hidden
            className="grid size-6 shrink-0 place-items-center text-fg-muted pointer-coarse:size-11"
            onClick={(event) => {
              if (row.isOpen === undefined || isSearch) return;
              event.stopPropagation();
              toggle(row.node.id, !row.isOpen);
            }}
          >
            {row.isOpen !== undefined && (
              <ChevronRight className={cn('size-4 stroke-[1.5] transition-transform', row.isOpen && 'rotate-90')} />
            )}
          </span>
          <span className="min-w-0 flex-1 truncate">{row.node.label}</span>
          {row.node.id === value && <Check className="size-4 shrink-0 stroke-[1.5]" />}
        </li>
      ))}
    </ul>
  );
}

function rowsOf(nodes: readonly TreeNode[], isOpen: (node: TreeNode) => boolean, level = 1, parent: string | null = null): Row[] {
  return nodes.flatMap((node, index) => {
    const row: Row = { node, parent, level, index, count: nodes.length };
    if (!node.children?.length) return [row];
    const isRowOpen = isOpen(node);
    return [{ ...row, isOpen: isRowOpen }, ...(isRowOpen ? rowsOf(node.children, isOpen, level + 1, node.id) : [])];
  });
}
