import { Popover } from 'radix-ui';
import { useId, useState } from 'react';
import { FormValue } from '../form/form-value.tsx';
import { ChoicePanel } from '../tree-select/choice-panel.tsx';
import { ChoiceTrigger, formOf, type ChoiceProps } from '../tree-select/choice-trigger.tsx';
import type { TreeNode } from '../tree/tree-nodes.ts';
import { useLazyChildren, type LoadChildren } from '../tree/use-lazy-children.ts';
import { useWords } from '../words.tsx';
import { pathOf } from './cascade-paths.ts';
import { CascaderPanel } from './cascader-panel.tsx';

export interface CascaderProps extends ChoiceProps {
  nodes: readonly TreeNode[];
  /** Ids from the first level down; `null` or empty: nothing is chosen. */
  value: readonly string[] | null | undefined;
  onValueChange: (value: string[]) => void;
  /** Given, the choice can be taken back by a button. */
  onClear?: (() => void) | undefined;
  /** Brings the next level when a node without `children` is opened. A search finds what is loaded. */
  loadChildren?: LoadChildren | undefined;
  /** A node with levels beneath it can be chosen too: by a click, which stays open, or by Enter. */
  canStopAnywhere?: boolean | undefined;
  /** What opens the next level. The keyboard and a finger always choose to. */
  expandOn?: 'click' | 'hover' | undefined;
  /** The labels of a value whose levels are not loaded yet. */
  valueLabels?: readonly string[] | undefined;
}

/**
 * A choice level by level, such as province, city, district: columns side by side, one at a time on a phone, with a search over whole
 * paths.
 */
export function Cascader(props: CascaderProps) {
  const { nodes, value, onValueChange, onClear, loadChildren, canStopAnywhere = false, expandOn = 'click', valueLabels, ...box } = props;
  const words = useWords();
  const treeId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const lazy = useLazyChildren(nodes, loadChildren);
  const ids = value ?? [];
  const path = pathOf(lazy.nodes, ids);
  const labels = path.length === ids.length ? path.map((node) => node.label) : (valueLabels ?? ids);
  const changeOpen = (next: boolean) => {
    setIsOpen(next);
    if (!next) box.onBlur?.();
  };
  const choose = (chosen: readonly string[], isDone: boolean) => {
    onValueChange([...chosen]);
    if (isDone) changeOpen(false);
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={changeOpen}>
      <ChoiceTrigger
        {...box}
        slot="cascader"
        text={labels.join(' / ')}
        formValue={
          <FormValue
            {...formOf(box)}
            value={ids}
            texts={ids}
            onReset={(first) => (first.length > 0 || !onClear ? onValueChange([...first]) : onClear())}
          />
        }
        isOpen={isOpen}
        onOpen={() => setIsOpen(true)}
        panelId={treeId}
        onClear={onClear}
      >
        <ChoicePanel
          label={words.choose}
          className="sm:w-max sm:max-w-[min(44rem,calc(100vw-1rem))] sm:min-w-(--radix-popover-trigger-width)"
        >
          <CascaderPanel
            lazy={lazy}
            treeId={treeId}
            value={ids}
            onChoose={choose}
            onDone={() => changeOpen(false)}
            canStopAnywhere={canStopAnywhere}
            expandOn={expandOn}
          />
        </ChoicePanel>
      </ChoiceTrigger>
    </Popover.Root>
  );
}
