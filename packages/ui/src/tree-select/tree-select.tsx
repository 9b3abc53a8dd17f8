import { ChevronDown, X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useId, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { cn } from '../cn.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { inputClass } from '../input/input-class.ts';
import { Input } from '../input/input.tsx';
import { useWords } from '../words.tsx';
import { pathTo, searchNodes, type TreeNode } from './tree-nodes.ts';
import { Tree } from './tree.tsx';

export interface TreeSelectProps {
  nodes: readonly TreeNode[];
  /** The id of the chosen node. */
  value: string | null | undefined;
  onValueChange: (value: string) => void;
  /** Given, the choice can be taken back by a button. */
  onClear?: (() => void) | undefined;
  placeholder?: string | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  className?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
  'aria-required'?: boolean | undefined;
}

/** A choice of one from a tree, with a search. The box shows the whole way to it. */
export function TreeSelect({ nodes, value, onValueChange, onClear, placeholder, className, ref, ...props }: TreeSelectProps) {
  const words = useWords();
  const treeId = useId();
  const tree = useRef<HTMLUListElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState('');
  const isFixed = props.disabled === true || props.readOnly === true;
  const path = pathTo(nodes, value);
  const found = searchNodes(nodes, query);
  const canClear = onClear !== undefined && path.length > 0 && !isFixed;
  const isSearch = query.trim() !== '';
  const choose = (id: string) => {
    onValueChange(id);
    setIsOpen(false);
  };
  const intoTree = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    tree.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };
  const changeOpen = (next: boolean) => {
    setIsOpen(next);
    if (next) setQuery('');
    else props.onBlur?.();
  };
  return (
    <span data-slot="tree-select" className={cn('relative block w-full', className)}>
      <Popover.Root open={isOpen} onOpenChange={changeOpen}>
        <Popover.Trigger
          ref={ref}
          id={props.id}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag opens a tree
          role="combobox"
          aria-expanded={isOpen}
          aria-haspopup="tree"
          disabled={isFixed}
          aria-label={props['aria-label']}
          aria-labelledby={props['aria-labelledby']}
          aria-describedby={props['aria-describedby']}
          aria-invalid={props['aria-invalid']}
          aria-required={props['aria-required']}
          aria-controls={isOpen ? treeId : undefined}
          className={cn(inputClass, 'flex items-center justify-between gap-2 text-left', canClear && '[&>span]:mr-7')}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            changeOpen(true);
          }}
        >
          {path.length > 0 ? (
            <span className="truncate">{path.map((node) => node.label).join(' / ')}</span>
          ) : (
            <span className="truncate text-fg-subtle">{placeholder ?? words.choose}</span>
          )}
          <ChevronDown className="size-4 shrink-0 stroke-[1.5] text-fg-muted" />
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            align="start"
            sideOffset={4}
            aria-label={words.choose}
            className="z-50 w-(--radix-popover-trigger-width) min-w-60 animate-pop-in rounded-card border border-border bg-surface-raised text-fg shadow-2 outline-none"
          >
            <div className="border-b border-border p-2">
              <Input
                aria-label={words.search}
                placeholder={words.search}
                aria-controls={treeId}
                value={query}
                onValueChange={setQuery}
                onKeyDown={intoTree}
              />
            </div>
            <div className="max-h-72 overflow-y-auto">
              {found.length > 0 ? (
                <Tree
                  ref={tree}
                  id={treeId}
                  aria-label={words.choose}
                  nodes={found}
                  value={value ?? null}
                  onChoose={choose}
                  isSearch={isSearch}
                  openAtFirst={openAtFirst(nodes, path)}
                />
              ) : (
                <output className="block p-4 text-center text-sm text-fg-muted">{words.noMatch}</output>
              )}
            </div>
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      {canClear && (
        <IconButton
          label={words.clear}
          size="small"
          className="absolute inset-y-0 right-8 my-auto h-6 text-fg-subtle pointer-coarse:h-11"
          onClick={onClear}
        >
          <X />
        </IconButton>
      )}
    </span>
  );
}

/** The way to the chosen node; without one, a lone root. */
function openAtFirst(nodes: readonly TreeNode[], path: readonly TreeNode[]): readonly string[] {
  if (path.length === 0 && nodes.length === 1) return nodes.map((node) => node.id);
  return path.slice(0, -1).map((node) => node.id);
}
