import { Popover } from 'radix-ui';
import { useId, useMemo, useState } from 'react';
import { FormValue } from '../form/form-value.tsx';
import { pathTo, withoutBranch, type TreeNode } from '../tree/tree-nodes.ts';
import type { TreeAbilities } from '../tree/tree-view.tsx';
import { useLazyChildren, type LoadChildren } from '../tree/use-lazy-children.ts';
import { useWords } from '../words.tsx';
import { ChoiceTrigger, formOf, type ChoiceProps } from './choice-trigger.tsx';
import { TreePanel } from './tree-panel.tsx';

export interface TreeSelectProps extends ChoiceProps, Pick<TreeAbilities, 'iconOf' | 'badgeOf'> {
  nodes: readonly TreeNode[];
  /** The id of the chosen node. */
  value: string | null | undefined;
  onValueChange: (value: string) => void;
  /** Given, the choice can be taken back by a button. */
  onClear?: (() => void) | undefined;
  /** Brings the children of a node without `children` when it is first opened. A search finds what is loaded. */
  loadChildren?: LoadChildren | undefined;
  /** Shown for a value whose node is not loaded yet: `学校 / 学院`. */
  valueLabel?: string | undefined;
  /** A first row for what has no parent: `{ value: '0', label: '顶级' }`. */
  topLevel?: { value: string; label: string } | undefined;
  /** A node that is looking for its parent: itself and all beneath it cannot be chosen. */
  excludeId?: string | null | undefined;
}

/** A choice of one from a tree, with a search. The box shows the whole way to it. */
export function TreeSelect({
  nodes,
  value,
  onValueChange,
  onClear,
  loadChildren,
  valueLabel,
  topLevel,
  excludeId,
  iconOf,
  badgeOf,
  ...props
}: TreeSelectProps) {
  const words = useWords();
  const treeId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { value: topValue, label: topLabel } = topLevel ?? {};
  const withTop = useMemo(
    () => (topValue === undefined || topLabel === undefined ? nodes : [{ id: topValue, label: topLabel, isLeaf: true }, ...nodes]),
    [nodes, topValue, topLabel],
  );
  const loaded = useLazyChildren(withTop, loadChildren);
  const offered = useMemo(
    () => (excludeId ? withoutBranch(loaded.nodes, excludeId, words.ownBranch) : loaded.nodes),
    [loaded.nodes, excludeId, words],
  );
  const path = pathTo(offered, value);
  const changeOpen = (next: boolean) => {
    setIsOpen(next);
    if (!next) props.onBlur?.();
  };
  const choose = (id: string) => {
    onValueChange(id);
    changeOpen(false);
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={changeOpen}>
      <ChoiceTrigger
        {...props}
        slot="tree-select"
        text={path.map((node) => node.label).join(' / ') || (value ? (valueLabel ?? value) : '')}
        formValue={
          <FormValue
            {...formOf(props)}
            value={value}
            texts={[value ?? '']}
            onReset={(first) => (first ? onValueChange(first) : onClear?.())}
          />
        }
        isOpen={isOpen}
        onOpen={() => setIsOpen(true)}
        panelId={treeId}
        onClear={onClear}
      >
        <TreePanel
          treeId={treeId}
          lazy={{ ...loaded, nodes: offered }}
          value={value ?? null}
          onValueChange={choose}
          defaultExpanded={openAtFirst(nodes, path)}
          iconOf={iconOf}
          badgeOf={badgeOf}
        />
      </ChoiceTrigger>
    </Popover.Root>
  );
}

/** The way to the chosen node; without one, a lone root. */
function openAtFirst(nodes: readonly TreeNode[], path: readonly TreeNode[]): readonly string[] {
  if (path.length === 0 && nodes.length === 1) return nodes.map((node) => node.id);
  return path.slice(0, -1).map((node) => node.id);
}
