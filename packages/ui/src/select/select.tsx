import { Check, ChevronDown, X } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import type { Ref } from 'react';
import { cn } from '../cn.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { inputClass } from '../input/input-class.ts';
import { useWords } from '../words.tsx';

export interface SelectOption<Value extends string = string> {
  /** Not empty: what is not chosen is `null`. */
  value: Value;
  label: string;
  isDisabled?: boolean;
}

export interface SelectProps<Value extends string = string> {
  options: readonly SelectOption<Value>[];
  /** `null`, `undefined` or empty: nothing is chosen. */
  value: Value | '' | null | undefined;
  onValueChange: (value: Value) => void;
  /** Given, a chosen value can be taken back by a button. */
  onClear?: (() => void) | undefined;
  placeholder?: string | undefined;
  id?: string | undefined;
  name?: string | undefined;
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

/** A choice of one from a short list. */
export function Select<Value extends string>({ options, value, onValueChange, onClear, placeholder, ref, ...props }: SelectProps<Value>) {
  const words = useWords();
  const isFixed = props.disabled === true || props.readOnly === true;
  const canClear = onClear !== undefined && Boolean(value) && !isFixed;
  const choose = (next: string) => {
    const option = options.find((candidate) => candidate.value === next);
    if (option) onValueChange(option.value);
  };
  return (
    <span data-slot="select" className={cn('relative block w-full', props.className)}>
      <Radix.Root value={value ?? ''} onValueChange={choose} disabled={isFixed}>
        <Radix.Trigger
          ref={ref}
          id={props.id}
          name={props.name}
          onBlur={props.onBlur}
          aria-label={props['aria-label']}
          aria-labelledby={props['aria-labelledby']}
          aria-describedby={props['aria-describedby']}
          aria-invalid={props['aria-invalid']}
          aria-required={props['aria-required']}
          className={cn(
            inputClass,
            'flex items-center justify-between gap-2 text-left data-placeholder:text-fg-subtle [&>span]:truncate',
            canClear && '[&>span]:mr-7',
          )}
        >
          <Radix.Value placeholder={placeholder ?? words.choose} />
          <Radix.Icon asChild>
            <ChevronDown className="size-4 shrink-0 stroke-[1.5] text-fg-muted" />
          </Radix.Icon>
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            position="popper"
            sideOffset={4}
            className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) animate-pop-in rounded-card border border-border bg-surface-raised text-fg shadow-2"
          >
            <Radix.Viewport className="max-h-80 p-1">
              {options.map((option) => (
                <Radix.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.isDisabled === true}
                  className="flex min-h-control items-center gap-2 rounded-control px-2 text-sm outline-none select-none data-disabled:text-fg-subtle data-disabled:opacity-60 data-highlighted:bg-bg-subtle data-[state=checked]:text-theme-text"
                >
                  <Radix.ItemText>{option.label}</Radix.ItemText>
                  <Radix.ItemIndicator className="ml-auto">
                    <Check className="size-4 stroke-[1.5]" />
                  </Radix.ItemIndicator>
                </Radix.Item>
              ))}
            </Radix.Viewport>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
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
