import { useId, useState, type KeyboardEvent } from 'react';
import { Input } from '../input/input.tsx';
import { useWords } from '../words.tsx';
import { searchPaths, type NodePath } from './cascade-paths.ts';
import { CascaderColumns } from './cascader-columns.tsx';
import { PathResults } from './path-results.tsx';
import type { CascaderPanelProps } from './cascader-panel-props.ts';

/** So many results are listed. */
const limit = 100;

/** A search above the columns; what it finds stands in their place. The box keeps the focus: arrows move, Enter chooses. */
export function CascaderPanel(props: CascaderPanelProps) {
  const { lazy, treeId, onChoose, canStopAnywhere } = props;
  const words = useWords();
  const listId = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const isSearch = query.trim() !== '';
  const found = isSearch ? searchPaths(lazy.nodes, query, canStopAnywhere, limit) : { paths: [], hasMore: false };
  const choose = (path: NodePath | undefined) => {
    if (path && canChoose(path))
      onChoose(
        path.map((node) => node.id),
        true,
      );
  };
  const press = (event: KeyboardEvent) => {
    if (!isSearch && event.key === 'ArrowDown') {
      document.getElementById(treeId)?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')?.focus();
    } else if (isSearch && event.key === 'ArrowDown') setActive(Math.min(active + 1, found.paths.length - 1));
    else if (isSearch && event.key === 'ArrowUp') setActive(Math.max(active - 1, 0));
    else if (isSearch && event.key === 'Enter') choose(found.paths[active]);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className="shrink-0 border-b border-border p-2">
        <Input
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag is a box with a list
          role="combobox"
          aria-label={words.search}
          placeholder={words.search}
          aria-expanded={isSearch && found.paths.length > 0}
          aria-autocomplete="list"
          aria-controls={isSearch ? listId : treeId}
          aria-activedescendant={found.paths[active] ? `${listId}-${active}` : undefined}
          value={query}
          onValueChange={(text) => {
            setQuery(text);
            setActive(0);
          }}
          onKeyDown={press}
        />
      </div>
      {isSearch ? (
        <PathResults id={listId} {...found} query={query} active={active} value={props.value} canChoose={canChoose} onChoose={choose} />
      ) : (
        <CascaderColumns {...props} />
      )}
    </>
  );
}

function canChoose(path: NodePath): boolean {
  return path.every((node) => !node.isDisabled);
}
