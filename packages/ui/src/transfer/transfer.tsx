import { ArrowDown, ArrowUp, ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { cn } from '../cn.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useWords } from '../words.tsx';
import { searchItems, splitItems, valueMoved, valueWith, type TransferItem } from './transfer-items.ts';
import { TransferList } from './transfer-list.tsx';
import type { ControlProps } from '../form/control-props.ts';
import { FormValue } from '../form/form-value.tsx';
import { groupAttributesOf } from '../own-props.ts';

export interface TransferProps extends ControlProps<HTMLDivElement> {
  items: readonly TransferItem[];
  /** Ids of the chosen items. */
  value: readonly string[] | null | undefined;
  onValueChange: (value: string[]) => void;
  /** What the left list is; default: available. */
  sourceTitle?: string | undefined;
  /** What the right list is; default: chosen. */
  targetTitle?: string | undefined;
  /**
   * The order of the value means something: what is added goes to its end, buttons and Alt with Up and Down move it. Otherwise it is the
   * order of `items`.
   */
  isOrdered?: boolean | undefined;
  /** The browser checks nothing here. */
  required?: undefined;
}

/**
 * A choice of many from a long list: marked items go from one list to the other by button, Enter or double click. Each list is a
 * WAI-ARIA listbox: Space and Shift with arrows mark, Ctrl+A marks all. "All" is what the search of the list shows.
 */
export function Transfer({ items, value, onValueChange, isOrdered = false, className, ref, ...props }: TransferProps) {
  const words = useWords();
  const { sourceTitle = words.available, targetTitle = words.chosen } = props;
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [sourceQuery, setSourceQuery] = useState('');
  const [targetQuery, setTargetQuery] = useState('');
  const [news, setNews] = useState({ count: 0, text: '' });
  const chosen = value ?? [];
  const isFixed = props.disabled === true || props.readOnly === true;
  const { source, target } = useMemo(() => splitItems(items, value ?? [], isOrdered), [items, value, isOrdered]);
  const sourceFound = useMemo(() => searchItems(source, sourceQuery), [source, sourceQuery]);
  const targetFound = useMemo(() => searchItems(target, targetQuery), [target, targetQuery]);
  const markedIn = (list: readonly TransferItem[]) => list.filter((item) => marked.has(item.id) && !item.isDisabled).map((item) => item.id);
  const openIn = (list: readonly TransferItem[]) => list.filter((item) => !item.isDisabled).map((item) => item.id);
  const tell = (text: string) => setNews({ count: news.count + 1, text });
  const move = (ids: readonly string[], isToTarget: boolean) => {
    if (isFixed || ids.length === 0) return;
    const moving = new Set(ids);
    onValueChange(isToTarget ? valueWith(items, chosen, ids, isOrdered) : chosen.filter((id) => !moving.has(id)));
    setMarked(new Set([...marked].filter((id) => !moving.has(id))));
    tell(words.movedTo(ids.length, isToTarget ? targetTitle : sourceTitle));
  };
  const reorder = (ids: readonly string[], step: -1 | 1) => {
    const [first] = ids;
    if (isFixed || targetQuery.trim() !== '' || first === undefined) return;
    const next = valueMoved(chosen, new Set(ids), step);
    if (next.join() === chosen.join()) return;
    onValueChange(next);
    const label = target.find((item) => item.id === first)?.label ?? first;
    tell(words.movedToPlace(label, next.indexOf(first) + 1, next.length));
  };
  const shared = { marked, onMarkedChange: setMarked, isFixed, disabled: props.disabled, readOnly: props.readOnly };
  const markedSource = markedIn(source);
  const markedTarget = markedIn(target);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears only that the focus left it
    <div
      data-slot="transfer"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would want a legend
      role="group"
      id={props.id}
      {...groupAttributesOf(props)}
      data-state={isFixed ? 'disabled' : 'enabled'}
      className={cn('@container w-full', className)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && props.onBlur?.()}
    >
      <div className="flex flex-col gap-2 @lg:flex-row @lg:items-stretch">
        <TransferList
          {...shared}
          ref={ref}
          title={sourceTitle}
          items={sourceFound}
          total={source.length}
          markedCount={markedSource.length}
          query={sourceQuery}
          onQueryChange={setSourceQuery}
          onMove={(ids) => move(ids, true)}
        />
        <div className="flex shrink-0 items-center justify-center gap-2 @lg:flex-col">
          <MoveButton
            label={words.moveSelectedTo(targetTitle)}
            disabled={isFixed || markedSource.length === 0}
            onClick={() => move(markedSource, true)}
          >
            <ChevronRight aria-hidden />
          </MoveButton>
          <MoveButton
            label={words.moveSelectedTo(sourceTitle)}
            disabled={isFixed || markedTarget.length === 0}
            onClick={() => move(markedTarget, false)}
          >
            <ChevronLeft aria-hidden />
          </MoveButton>
          <MoveButton
            label={words.moveAllTo(targetTitle)}
            disabled={isFixed || openIn(sourceFound).length === 0}
            onClick={() => move(openIn(sourceFound), true)}
          >
            <ChevronsRight aria-hidden />
          </MoveButton>
          <MoveButton
            label={words.moveAllTo(sourceTitle)}
            disabled={isFixed || openIn(targetFound).length === 0}
            onClick={() => move(openIn(targetFound), false)}
          >
            <ChevronsLeft aria-hidden />
          </MoveButton>
        </div>
        <TransferList
          {...shared}
          title={targetTitle}
          items={targetFound}
          total={target.length}
          markedCount={markedTarget.length}
          query={targetQuery}
          onQueryChange={setTargetQuery}
          onMove={(ids) => move(ids, false)}
          onReorder={isOrdered ? reorder : undefined}
          isInvalid={props['aria-invalid']}
          isRequired={props['aria-required']}
          acts={
            isOrdered && (
              <>
                <IconButton
                  label={words.moveUp}
                  size="small"
                  disabled={isFixed || markedTarget.length === 0 || targetQuery.trim() !== ''}
                  onClick={() => reorder(markedTarget, -1)}
                >
                  <ArrowUp aria-hidden />
                </IconButton>
                <IconButton
                  label={words.moveDown}
                  size="small"
                  disabled={isFixed || markedTarget.length === 0 || targetQuery.trim() !== ''}
                  onClick={() => reorder(markedTarget, 1)}
                >
                  <ArrowDown aria-hidden />
                </IconButton>
              </>
            )
          }
        />
      </div>
      <output className="sr-only">
        <span key={news.count}>{news.text}</span>
      </output>
      <FormValue name={props.name} disabled={props.disabled} value={chosen} texts={chosen} onReset={(first) => onValueChange([...first])} />
    </div>
  );
}

/** Its icon points down and up where the lists stand one above the other. */
function MoveButton(props: Parameters<typeof IconButton>[0]) {
  return <IconButton variant="outline" className="[&_svg]:rotate-90 @lg:[&_svg]:rotate-0" {...props} />;
}
