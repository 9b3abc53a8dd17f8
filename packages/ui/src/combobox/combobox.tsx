import { X } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { cn } from '../cn.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { FormValue } from '../form/form-value.tsx';
import { inputClass } from '../input/input-class.ts';
import { attributesOf } from '../own-props.ts';
import { useWords } from '../words.tsx';
import type { ComboboxFieldProps, ComboboxOption, OptionSource } from './combobox-option.ts';
import { OptionPopup } from './option-popup.tsx';
import { useListbox } from './use-listbox.ts';
import { OptionToggle } from './option-toggle.tsx';
import { useComposingKeys } from '../composing-keys.ts';

export type ComboboxProps<Value extends string = string> = OptionSource<Value> &
  ComboboxFieldProps & {
    /** `null`, `undefined` or empty: nothing is chosen. */
    value: Value | '' | null | undefined;
    /** Called with the value, and with its option where more than the value is wanted. */
    onValueChange: (value: Value, option: ComboboxOption<Value>) => void;
    /** Given, the choice can be taken back: by a button, by Escape, by emptying the box. */
    onClear?: (() => void) | undefined;
    /** The label of the chosen value where no option that was loaded tells it. */
    valueLabel?: string | undefined;
    /** Given, a typed text that no option bears can be made a new one. The caller then sets the value. */
    onCreate?: ((text: string) => void) | undefined;
  };

/** A choice of one from a long list, found by typing; on the server too, with `load`. Short lists are better off with `Select`. */
export function Combobox<Value extends string>(props: ComboboxProps<Value>) {
  const { ref, value, onValueChange, onClear, onCreate, valueLabel, className } = props;
  useComposingKeys();
  const words = useWords();
  const [lastChosen, setLastChosen] = useState<ComboboxOption<Value> | undefined>();
  const isFixed = props.disabled === true || props.readOnly === true;
  const canClear = onClear !== undefined && Boolean(value) && !isFixed;
  const chosen = value
    ? (props.options?.find((option) => option.value === value) ?? (lastChosen?.value === value ? lastChosen : undefined))
    : undefined;
  const shownText = value ? (chosen?.label ?? valueLabel ?? value) : '';
  const clear = (event: MouseEvent<HTMLElement>) => {
    // The button goes with the choice.
    event.currentTarget.parentElement?.querySelector('input')?.focus();
    listbox.forget();
    onClear?.();
  };
  const listbox = useListbox<Value>({
    source: props,
    shownText,
    startOption: chosen,
    inputId: props.id,
    canCreate: onCreate !== undefined,
    isDisabled: (option) => option.isDisabled === true,
    onChoose: (entry) => {
      if (entry.kind === 'create') onCreate?.(entry.text);
      if (entry.kind !== 'option') return;
      setLastChosen(entry.option);
      onValueChange(entry.option.value, entry.option);
    },
    onEscape: () => {
      if (canClear) onClear();
      return canClear;
    },
  });
  const leave = () => {
    if (canClear && listbox.typed?.trim() === '') onClear();
    listbox.forget();
    props.onBlur?.();
  };
  const label = { 'aria-label': props['aria-label'], 'aria-labelledby': props['aria-labelledby'] };
  return (
    <span data-slot="combobox" data-state={listbox.isOpen ? 'open' : 'closed'} className={cn('relative block w-full', className)}>
      <OptionPopup
        listbox={listbox}
        isChosen={(candidate) => candidate === value}
        isMultiple={false}
        label={label['aria-labelledby'] ? label : { ...label, 'aria-label': label['aria-label'] ?? words.choose }}
      >
        <input
          // oxlint-disable-next-line react/refs -- downshift joins it with its own and reads neither while rendering
          {...listbox.downshift.getInputProps({ ...listbox.inputProps, onBlur: leave, ref, disabled: isFixed })}
          {...attributesOf(props)}
          {...label}
          disabled={props.disabled}
          readOnly={props.readOnly}
          required={props.required}
          placeholder={props.placeholder ?? words.choose}
          spellCheck={false}
          className={cn(inputClass, 'truncate pr-9', canClear && 'pr-16')}
        />
      </OptionPopup>
      {canClear && (
        <IconButton
          label={words.clear}
          size="small"
          className="absolute inset-y-0 right-8 my-auto h-6 text-fg-subtle pointer-coarse:h-11"
          onClick={clear}
        >
          <X />
        </IconButton>
      )}
      <FormValue
        name={props.name}
        disabled={props.disabled}
        value={value}
        texts={[value ?? '']}
        onReset={(first) => {
          if (!first) return onClear?.();
          const option = props.options?.find((candidate) => candidate.value === first);
          onValueChange(first, option ?? { value: first, label: valueLabel ?? first });
        }}
      />
      <OptionToggle {...listbox.downshift.getToggleButtonProps({ disabled: isFixed })} className="bottom-0" />
    </span>
  );
}
