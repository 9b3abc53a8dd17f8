import { ChevronDown, X } from 'lucide-react';
import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from '../cn.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { inputClass } from '../input/input-class.ts';
import { useWords } from '../words.tsx';
import type { ControlProps } from '../form/control-props.ts';
import { attributesOf } from '../own-props.ts';

/** What a form gives to a control that opens a panel. */
export interface ChoiceProps extends ControlProps<HTMLButtonElement> {
  placeholder?: string | undefined;
}

export interface ChoiceTriggerProps extends ChoiceProps {
  slot: string;
  /** What is chosen; nothing: the placeholder stands there. */
  text: string;
  /** What goes with the form, a `FormValue`. */
  formValue: ReactNode;
  isOpen: boolean;
  onOpen: () => void;
  /** Id of the tree in the panel. */
  panelId: string;
  onClear: (() => void) | undefined;
  /** The panel. */
  children: ReactNode;
}

/** The box that shows what is chosen and opens the panel to choose in: by click, Enter, Space, Up and Down. Stands in a `Popover.Root`. */
export function ChoiceTrigger({ ref, ...props }: ChoiceTriggerProps) {
  const { slot, text, isOpen, onOpen, panelId, onClear, formValue, placeholder, className, children } = props;
  const words = useWords();
  const isFixed = props.disabled === true || props.readOnly === true;
  const canClear = onClear !== undefined && text !== '' && !isFixed;
  return (
    <span data-slot={slot} data-state={isOpen ? 'open' : 'closed'} className={cn('relative block w-full', className)}>
      <Popover.Trigger
        ref={ref}
        id={props.id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag opens a tree
        role="combobox"
        aria-expanded={isOpen}
        aria-haspopup="tree"
        disabled={isFixed}
        {...attributesOf(props)}
        aria-required={props['aria-required'] ?? props.required}
        aria-controls={isOpen ? panelId : undefined}
        className={cn(inputClass, 'flex items-center justify-between gap-2 text-left', canClear && '[&>span]:mr-7')}
        onBlur={() => (isOpen ? undefined : props.onBlur?.())}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          onOpen();
        }}
      >
        {/* The end of a path says most: it is cut at its beginning. */}
        {text ? <PathText text={text} /> : <span className="truncate text-fg-subtle">{placeholder ?? words.choose}</span>}
        <ChevronDown aria-hidden className="size-4 shrink-0 stroke-[1.5] text-fg-muted" />
      </Popover.Trigger>
      {canClear && (
        <IconButton
          label={words.clear}
          size="small"
          className="absolute inset-y-0 right-8 my-auto h-6 text-fg-subtle pointer-coarse:h-11"
          onClick={onClear}
        >
          <X aria-hidden />
        </IconButton>
      )}
      {formValue}
      {children}
    </span>
  );
}

/** The part of a control's props that a `FormValue` takes. */
export function formOf({ name, disabled, required }: ChoiceProps) {
  return { name, disabled, required };
}

function PathText({ text }: { text: string }) {
  return (
    <span className="truncate [direction:rtl]" title={text}>
      <bdi className="[direction:ltr]">{text}</bdi>
    </span>
  );
}
