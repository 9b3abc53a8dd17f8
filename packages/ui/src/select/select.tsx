import { Check, ChevronDown, X } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { cn } from '../cn.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { inputClass } from '../input/input-class.ts';
import { attributesOf } from '../own-props.ts';
import { useWords } from '../words.tsx';
import { groupOptions, type SelectOption } from './select-option.ts';
import type { ControlProps } from '../form/control-props.ts';

export interface SelectProps<Value extends string = string> extends ControlProps<HTMLButtonElement> {
  options: readonly SelectOption<Value>[];
  /** `null`, `undefined` or empty: nothing is chosen. */
  value: Value | '' | null | undefined;
  onValueChange: (value: Value) => void;
  /** Given, a chosen value can be taken back by a button. */
  onClear?: (() => void) | undefined;
  placeholder?: string | undefined;
}

/** A choice of one from a short list. Above some fifty options, `Combobox` finds them by typing. */
export function Select<Value extends string>({ options, value, onValueChange, onClear, placeholder, ref, ...props }: SelectProps<Value>) {
  const words = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const hasTabbed = useRef(false);
  const isFixed = props.disabled === true || props.readOnly === true;
  const canClear = onClear !== undefined && Boolean(value) && !isFixed;
  const choose = (next: string) => {
    const option = options.find((candidate) => candidate.value === next);
    if (option && !isFixed) onValueChange(option.value);
    // A form that is reset, and had nothing chosen at first.
    if (next === '') onClear?.();
  };
  const focusBox = () => box.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
  /** The primitive holds Tab in its list; in the APG's select-only combobox it takes what is highlighted and goes on from the box. */
  const tab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    event.stopPropagation();
    const option = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="option"]') : null;
    hasTabbed.current = true;
    flushSync(() => {
      if (option?.dataset.value !== undefined && option.dataset.value !== value) choose(option.dataset.value);
      setIsOpen(false);
    });
    // Where the browser goes on from.
    focusBox();
  };
  const chosen = options.find((option) => option.value === value);
  return (
    <span ref={box} data-slot="select" className={cn('relative block w-full', props.className)}>
      <Radix.Root
        name={props.name}
        required={props.required}
        value={value ?? ''}
        onValueChange={choose}
        open={isOpen && !isFixed}
        onOpenChange={setIsOpen}
        disabled={props.disabled}
      >
        <Radix.Trigger
          ref={ref}
          id={props.id}
          // its own list takes the focus: nobody has left the field
          onBlur={() => (isOpen ? undefined : props.onBlur?.())}
          {...attributesOf(props)}
          aria-readonly={props.readOnly || undefined}
          className={cn(
            inputClass,
            'flex items-center justify-between gap-2 text-left data-placeholder:text-fg-subtle aria-readonly:cursor-default aria-readonly:border-border aria-readonly:bg-bg-subtle [&>span]:truncate',
            canClear && '[&>span]:mr-7',
          )}
        >
          {/* the words are an element's: as texts of its own Radix would exchange them */}
          <Radix.Value placeholder={<span>{placeholder ?? words.choose}</span>}>{chosen && <span>{chosen.label}</span>}</Radix.Value>
          <Radix.Icon asChild>
            <ChevronDown className="size-4 shrink-0 stroke-[1.5] text-fg-muted" />
          </Radix.Icon>
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            data-slot="select-panel"
            onKeyDownCapture={tab}
            onCloseAutoFocus={(event) => {
              if (hasTabbed.current) event.preventDefault();
              hasTabbed.current = false;
            }}
            position="popper"
            sideOffset={4}
            className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) animate-pop-in rounded-card border border-border bg-surface-raised text-fg shadow-2"
          >
            <Radix.Viewport className="max-h-80 p-1">
              {groupOptions(options).map((run, index) =>
                run.group === undefined ? (
                  run.options.map((option) => <Item key={option.value} option={option} />)
                ) : (
                  <Radix.Group key={run.group} className={cn(index > 0 && 'mt-1')}>
                    <Radix.Label className="px-2 pt-1 pb-1 text-xs text-fg-muted">{run.group}</Radix.Label>
                    {run.options.map((option) => (
                      <Item key={option.value} option={option} />
                    ))}
                  </Radix.Group>
                ),
              )}
            </Radix.Viewport>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
      {canClear && (
        <IconButton
          label={words.clear}
          size="small"
          className="absolute inset-y-0 right-8 my-auto h-6 text-fg-subtle pointer-coarse:h-11"
          onClick={() => {
            // This button goes with the choice.
            focusBox();
            onClear();
          }}
        >
          <X />
        </IconButton>
      )}
    </span>
  );
}

function Item({ option }: { option: SelectOption }) {
  return (
    <Radix.Item
      value={option.value}
      data-value={option.value}
      textValue={option.label}
      disabled={option.isDisabled === true}
      className="flex min-h-control items-center gap-2 rounded-control px-2 py-1 text-sm outline-none select-none data-disabled:text-fg-subtle data-disabled:opacity-60 data-highlighted:bg-bg-subtle data-[state=checked]:text-theme-text"
    >
      <Radix.ItemText>
        <span className="block">{option.label}</span>
        {option.description && <span className="block text-xs text-fg-muted">{option.description}</span>}
      </Radix.ItemText>
      <Radix.ItemIndicator className="ml-auto">
        <Check className="size-4 stroke-[1.5]" />
      </Radix.ItemIndicator>
    </Radix.Item>
  );
}
