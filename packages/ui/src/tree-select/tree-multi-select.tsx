import { ChevronDown, X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useId, useState, type KeyboardEvent } from 'react';
import { cn } from '../cn.ts';
import { FormValue } from '../form/form-value.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { inputClass } from '../input/input-class.ts';
import { attributesOf } from '../own-props.ts';
import { pathTo, type TreeNode } from '../tree/tree-nodes.ts';
import type { TreeAbilities } from '../tree/tree-view.tsx';
import { useLazyChildren, type LoadChildren } from '../tree/use-lazy-children.ts';
import { useWords } from '../words.tsx';
import { formOf, type ChoiceProps } from './choice-trigger.tsx';
import { TreePanel } from './tree-panel.tsx';

export interface TreeMultiSelectProps extends ChoiceProps, Pick<TreeAbilities, 'checkRule' | 'report' | 'iconOf' | 'badgeOf'> {
  nodes: readonly TreeNode[];
  /** Ids of the chosen nodes, as `report` says. */
  value: readonly string[] | null | undefined;
  onValueChange: (value: string[]) => void;
  /** Brings the children of a node without `children` when it is first opened. A search finds what is loaded. */
  loadChildren?: LoadChildren | undefined;
  /** The label of a chosen node that is not loaded yet. */
  labelOf?: ((id: string) => string | undefined) | undefined;
  /** So many tags are shown, then how many more. */
  maxTags?: number | undefined;
}

/** A choice of several from a tree, with a search. Each is a tag that takes it back; so does Backspace with the last one. */
export function TreeMultiSelect({ ref, ...props }: TreeMultiSelectProps) {
  const { nodes, value, onValueChange, loadChildren, labelOf, maxTags = 8, report = 'top', checkRule, iconOf, badgeOf } = props;
  const { placeholder, className, disabled, readOnly, onBlur } = props;
  const words = useWords();
  const baseId = useId();
  const treeId = `${baseId}-tree`;
  const [isOpen, setIsOpen] = useState(false);
  const lazy = useLazyChildren(nodes, loadChildren);
  const chosen = value ?? [];
  const isFixed = disabled === true || readOnly === true;
  const pathOf = (id: string) => pathTo(lazy.nodes, id).map((node) => node.label);
  const changeOpen = (next: boolean) => {
    setIsOpen(next);
    if (!next) onBlur?.();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && chosen.length > 0) onValueChange(chosen.slice(0, -1));
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setIsOpen(true);
    else return;
    event.preventDefault();
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={changeOpen}>
      <Popover.Anchor asChild>
        <div
          data-slot="tree-multi-select"
          data-state={isFixed ? 'disabled' : isOpen ? 'open' : 'closed'}
          data-invalid={props['aria-invalid'] || undefined}
          className={cn(
            inputClass,
            'relative flex h-auto min-h-control flex-wrap items-center gap-1 py-0.5 pr-14 pl-1 pointer-coarse:pr-20',
            'has-[[role=combobox]:focus-visible]:outline-2 has-[[role=combobox]:focus-visible]:outline-offset-2 has-[[role=combobox]:focus-visible]:outline-ring',
            'data-[state=disabled]:border-border data-[state=disabled]:bg-bg-subtle',
            className,
          )}
        >
          {chosen.slice(0, maxTags).map((id) => {
            const path = pathOf(id);
            const label = path.at(-1) ?? labelOf?.(id) ?? id;
            return (
              <Tag
                key={id}
                label={label}
                title={path.join(' / ') || label}
                onRemove={isFixed ? undefined : () => onValueChange(chosen.filter((other) => other !== id))}
              />
            );
          })}
          {chosen.length > maxTags && (
            <span
              className="relative z-1 px-1 text-sm text-fg-muted"
              title={chosen
                .slice(maxTags)
                .map((id) => pathOf(id).at(-1) ?? labelOf?.(id) ?? id)
                .join('\n')}
            >
              {words.moreTags(chosen.length - maxTags)}
            </span>
          )}
          <Popover.Trigger
            ref={ref}
            id={props.id}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag opens a tree
            role="combobox"
            aria-expanded={isOpen}
            aria-haspopup="tree"
            aria-controls={isOpen ? treeId : undefined}
            disabled={isFixed}
            {...attributesOf(props)}
            aria-required={props['aria-required'] ?? props.required}
            aria-describedby={[props['aria-describedby'], chosen.length > 0 && `${baseId}-count`].filter(Boolean).join(' ') || undefined}
            className={cn(
              'flex min-h-6 flex-1 items-center text-left outline-none after:absolute after:inset-0 disabled:cursor-not-allowed pointer-coarse:min-h-11',
              // Beside tags it needs no room of its own: the whole box opens it.
              chosen.length === 0 ? 'min-w-16 px-2' : 'min-w-6',
            )}
            onBlur={() => (isOpen ? undefined : onBlur?.())}
            onKeyDown={press}
          >
            {chosen.length === 0 ? (
              <span className="truncate text-fg-subtle">{placeholder ?? words.choose}</span>
            ) : (
              <span id={`${baseId}-count`} className="sr-only">
                {words.selected(chosen.length)}
              </span>
            )}
            <ChevronDown aria-hidden className="absolute inset-y-0 right-3 my-auto size-4 stroke-[1.5] text-fg-muted" />
          </Popover.Trigger>
          {chosen.length > 0 && !isFixed && (
            <IconButton
              label={words.clear}
              size="small"
              className="absolute inset-y-0 right-8 z-1 my-auto size-6 text-fg-subtle pointer-coarse:size-11"
              onClick={() => onValueChange([])}
            >
              <X aria-hidden />
            </IconButton>
          )}
          <FormValue {...formOf(props)} value={chosen} texts={chosen} onReset={(first) => onValueChange([...first])} />
        </div>
      </Popover.Anchor>
      <TreePanel
        treeId={treeId}
        lazy={lazy}
        checked={chosen}
        onCheckedChange={onValueChange}
        checkRule={checkRule}
        report={report}
        defaultExpanded={openAtFirst(nodes, chosen)}
        iconOf={iconOf}
        badgeOf={badgeOf}
      />
    </Popover.Root>
  );
}

function Tag({ label, title, onRemove }: { label: string; title: string; onRemove: (() => void) | undefined }) {
  const words = useWords();
  return (
    <span
      title={title}
      className={cn(
        'relative z-1 inline-flex max-w-full items-center gap-0.5 rounded-[4px] border border-border bg-bg-subtle pl-2 text-fg',
        !onRemove && 'pr-2',
      )}
    >
      <span className="truncate">{label}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={words.remove(label)}
          className="grid size-6 shrink-0 place-items-center rounded-[4px] text-fg-muted focus-ring hover:text-fg pointer-coarse:size-11"
          onClick={onRemove}
        >
          <X aria-hidden className="size-3.5" />
        </button>
      )}
    </span>
  );
}

/** The ways to the chosen nodes; without any, a lone root. */
function openAtFirst(nodes: readonly TreeNode[], chosen: readonly string[]): readonly string[] {
  if (chosen.length === 0 && nodes.length === 1) return nodes.map((node) => node.id);
  return chosen.slice(0, 50).flatMap((id) =>
    pathTo(nodes, id)
      .slice(0, -1)
      .map((node) => node.id),
  );
}
