import { Check, ChevronRight, CircleAlert, Ellipsis, LoaderCircle, Minus } from 'lucide-react';
import type { ComponentProps, CSSProperties, ReactNode, Ref } from 'react';
import { cn } from '../cn.ts';
import { DropdownMenu } from '../dropdown-menu/dropdown-menu.tsx';
import type { MenuEntry } from '../dropdown-menu/menu-item.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useWords, type Words } from '../words.tsx';
import { Highlighted } from './highlighted.tsx';
import type { CheckState } from './tree-checks.ts';
import type { DropPart } from './tree-moves.ts';
import type { TreeRow } from './tree-rows.ts';

export interface TreeRowItemProps extends Omit<ComponentProps<'li'>, 'children' | 'onToggle'> {
  id: string;
  index: number;
  row: TreeRow;
  style: CSSProperties | undefined;
  ref: Ref<HTMLLIElement> | undefined;
  /** The one row that Tab reaches. */
  isStop: boolean;
  /** Absent where nothing is chosen in this tree. */
  isChosen: boolean | undefined;
  /** Absent where there are no boxes. */
  check: CheckState | undefined;
  /** Marked in the label. */
  words: string;
  /** Why the children did not come. */
  error: string;
  icon: ReactNode;
  badge: ReactNode;
  actions: readonly MenuEntry[];
  /** False in a tree that is only looked at. */
  canAct: boolean;
  /** Where something that is dragged over it would be dropped. */
  drop: DropPart | undefined;
  onPress: () => void;
  onCheck: () => void;
  onToggle: () => void;
}

/** One row of a tree. Its name is label and badge, without the acts beside them. Further props come from the context menu around it. */
export function TreeRowItem(props: TreeRowItemProps) {
  const {
    id,
    index,
    row,
    style,
    isStop,
    isChosen,
    check,
    words: query,
    error,
    icon,
    badge,
    actions,
    canAct,
    drop,
    onPress,
    onCheck,
    onToggle,
    ...rest
  } = props;
  const words = useWords();
  const isNode = row.kind === 'node';
  const isDisabled = (isNode && row.node.isDisabled === true) || row.kind === 'loading' || row.kind === 'empty';
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree hears the keys for its rows
    <li
      {...rest}
      id={id}
      data-index={index}
      data-slot="tree-item"
      data-drop={drop}
      data-state={check ?? (isChosen ? 'chosen' : 'idle')}
      role="treeitem"
      aria-labelledby={badge ? `${id}-label ${id}-badge` : `${id}-label`}
      aria-level={row.level}
      aria-posinset={row.index + 1}
      aria-setsize={row.count}
      aria-expanded={row.isOpen}
      aria-selected={check === undefined || isChosen ? isChosen : undefined}
      aria-checked={check && ariaChecked[check]}
      aria-disabled={isDisabled || undefined}
      aria-busy={row.kind === 'loading' || undefined}
      title={isNode && isDisabled ? row.node.reason : undefined}
      tabIndex={isStop ? 0 : -1}
      style={{ ...style, paddingInlineStart: (row.level - 1) * 20 }}
      className={cn(
        'group/row relative flex min-h-control items-center gap-1 rounded-control pr-2 -outline-offset-2 select-none focus-ring focus-visible:-outline-offset-2',
        isDisabled ? 'cursor-not-allowed text-fg-subtle' : 'cursor-pointer hover:bg-bg-subtle',
        isDisabled && isNode && row.isOpen === undefined && 'cursor-not-allowed',
        !canAct && 'cursor-default',
        isChosen && 'bg-theme-soft text-theme-text hover:bg-theme-soft',
        row.kind === 'error' && 'text-danger-text',
        drop === 'into' && 'bg-theme-soft',
      )}
      onClick={onPress}
    >
      <Chevron isOpen={row.isOpen} onToggle={onToggle} />
      {check && <Box check={check} isDisabled={isDisabled || !canAct} onCheck={onCheck} />}
      <News kind={row.kind} />
      {icon !== undefined && (
        <span className="grid size-4 shrink-0 place-items-center text-fg-muted [&_svg]:size-4 [&_svg]:stroke-[1.5]">{icon}</span>
      )}
      <span id={`${id}-label`} className="min-w-0 flex-1 truncate py-1" title={isNode && !isDisabled ? row.node.label : undefined}>
        {isNode ? <Highlighted text={row.node.label} words={query === '' ? [] : [query]} /> : newsText(row, error, words)}
      </span>
      {isChosen && <Check aria-hidden className="size-4 shrink-0 stroke-[1.5]" />}
      {/* Keeps label and badge apart where they are read. */}{' '}
      {badge !== undefined && (
        <span id={`${id}-badge`} className="shrink-0 text-xs text-fg-muted">
          {badge}
        </span>
      )}
      {actions.length > 0 && <Acts items={actions} isStop={isStop} />}
      {(drop === 'before' || drop === 'after') && (
        <span
          aria-hidden
          style={{ insetInlineStart: (row.level - 1) * 20 + 24 }}
          className={cn('pointer-events-none absolute end-0 h-0.5 rounded-full bg-theme', drop === 'before' ? '-top-px' : '-bottom-px')}
        />
      )}
    </li>
  );
}

const ariaChecked = { checked: true, mixed: 'mixed', unchecked: false } as const;

function Chevron({ isOpen, onToggle }: { isOpen: boolean | undefined; onToggle: () => void }) {
  return (
    <span
      aria-hidden
      className="grid size-6 shrink-0 cursor-pointer place-items-center rounded-control text-fg-muted pointer-coarse:size-11"
      onClick={(event) => {
        if (isOpen === undefined) return;
        event.stopPropagation();
        onToggle();
      }}
    >
      {isOpen !== undefined && <ChevronRight className={cn('size-4 stroke-[1.5] transition-transform', isOpen && 'rotate-90')} />}
    </span>
  );
}

function Box({ check, isDisabled, onCheck }: { check: CheckState; isDisabled: boolean; onCheck: () => void }) {
  return (
    <span
      aria-hidden
      className="-my-1 mr-1 -ml-1 grid size-6 shrink-0 place-items-center pointer-coarse:size-11"
      onClick={(event) => {
        event.stopPropagation();
        onCheck();
      }}
    >
      <span
        className={cn(
          'grid size-4 place-items-center rounded-[4px] border border-border-strong bg-surface text-theme-fg transition-colors',
          check !== 'unchecked' && 'border-ring bg-theme',
          isDisabled && 'opacity-50',
        )}
      >
        {check === 'checked' && <Check className="size-3.5 stroke-3" />}
        {check === 'mixed' && <Minus className="size-3.5 stroke-3" />}
      </span>
    </span>
  );
}

function News({ kind }: { kind: TreeRow['kind'] }) {
  if (kind === 'loading') return <LoaderCircle aria-hidden className="size-4 shrink-0 animate-spin stroke-[1.5]" />;
  if (kind === 'error') return <CircleAlert aria-hidden className="size-4 shrink-0 stroke-[1.5]" />;
  return null;
}

function newsText(row: TreeRow, error: string, words: Words): ReactNode {
  if (row.kind === 'loading') return words.loading;
  if (row.kind === 'empty') return words.nothingBeneath;
  return (
    <>
      <span>{error || words.errorTitle}</span> <span className="font-medium underline underline-offset-2">{words.retry}</span>
    </>
  );
}

/** The menu of a row: seen on hover and focus, always on a touch screen. It does not press the row. */
function Acts({ items, isStop }: { items: readonly MenuEntry[]; isStop: boolean }) {
  const words = useWords();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keeps the menu's clicks from the row
    <span className="-mr-1 shrink-0" onClick={(event) => event.stopPropagation()}>
      <DropdownMenu
        items={[...items]}
        trigger={
          <IconButton
            label={words.actions}
            size="small"
            tabIndex={isStop ? 0 : -1}
            className="opacity-0 group-hover/row:opacity-100 group-focus-within/row:opacity-100 focus-visible:opacity-100 data-[state=open]:opacity-100 pointer-coarse:opacity-100"
          >
            <Ellipsis aria-hidden />
          </IconButton>
        }
      />
    </span>
  );
}
