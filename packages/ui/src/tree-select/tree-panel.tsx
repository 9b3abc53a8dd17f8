import { useRef, useState, type KeyboardEvent } from 'react';
import { Input } from '../input/input.tsx';
import { TreeView, type TreeAbilities } from '../tree/tree-view.tsx';
import type { LazyChildren } from '../tree/use-lazy-children.ts';
import { useWords } from '../words.tsx';
import { ChoicePanel } from './choice-panel.tsx';

export interface TreePanelProps extends TreeAbilities {
  lazy: LazyChildren;
  treeId: string;
}

/** A search above a tree: Down goes from the one into the other. */
export function TreePanel({ lazy, treeId, ...tree }: TreePanelProps) {
  const words = useWords();
  const treeRef = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useState('');
  const intoTree = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    treeRef.current?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')?.focus();
  };
  return (
    <ChoicePanel label={words.choose}>
      <div className="shrink-0 border-b border-border p-2">
        <Input
          aria-label={words.search}
          placeholder={words.search}
          aria-controls={treeId}
          value={query}
          onValueChange={setQuery}
          onKeyDown={intoTree}
        />
      </div>
      <TreeView
        {...tree}
        ref={treeRef}
        id={treeId}
        aria-label={words.choose}
        lazy={lazy}
        query={query}
        maxHeight="18rem"
        empty={
          <output className="block p-4 text-center text-sm text-fg-muted">{query.trim() === '' ? words.emptyTitle : words.noMatch}</output>
        }
      />
    </ChoicePanel>
  );
}
