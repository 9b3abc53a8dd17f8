import { X } from 'lucide-react';
import { useState } from 'react';
import { cn } from '../cn.ts';
import type { ComboboxFieldProps, ComboboxOption, OptionSource } from '../combobox/combobox-option.ts';
import { OptionPopup } from '../combobox/option-popup.tsx';
import { useListbox, type ListEntry } from '../combobox/use-listbox.ts';
import { FormValue } from '../form/form-value.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { attributesOf } from '../own-props.ts';
import { chipBoxClass, chipInputClass } from '../tags-input/chip-box-class.ts';
import { Chip } from '../tags-input/chip.tsx';
import { useChipKeys } from '../tags-input/use-chip-keys.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { useWords } from '../words.tsx';
import { OptionToggle } from '../combobox/option-toggle.tsx';
import { useComposingKeys } from '../composing-keys.ts';

export type MultiSelectProps<Value extends string = string> = OptionSource<Value> &
  ComboboxFieldProps & {
    value: readonly Value[] | null | undefined;
    onValueChange: (value: Value[]) => void;
    /** Options of chosen values, where those that were loaded do not hold them: their labels. */
    chosen?: readonly ComboboxOption<Value>[] | undefined;
    /** No more than these; the list says so when they are reached. */
    max?: number | undefined;
    /** Chips that show while the box has no focus; the rest is a number that names them. Default 5. */
    maxShown?: number | undefined;
    /** Given, a typed text that no option bears can be made a new one. The caller then sets the value. */
    onCreate?: ((text: string) => void) | undefined;
  };

/** A choice of several from a list, found by typing; on the server too, with `load`. What is chosen stands in the box as chips. */
export function MultiSelect<Value extends string>(props: MultiSelectProps<Value>) {
  const { ref, onValueChange, onCreate, max = Infinity, maxShown = 5, className } = props;
  useComposingKeys();
  const words = useWords();
  const value = props.value ?? [];
  const [known, setKnown] = useState<ReadonlyMap<Value, string>>(new Map());
  const [isInside, setIsInside] = useState(false);
  const isFixed = props.disabled === true || props.readOnly === true;
  const isFull = value.length >= max;
  const labels = labelsOf([props.chosen ?? [], props.options ?? []], value, known);
  const change = (next: readonly Value[], options: readonly ComboboxOption<Value>[] = []) => {
    setKnown(new Map([...known, ...options.map((option) => [option.value, option.label] as const)]));
    onValueChange([...next]);
  };
  const choose = (entry: Exclude<ListEntry<Value>, { kind: 'retry' }>) => {
    if (entry.kind === 'create') return onCreate?.(entry.text);
    const options = entry.kind === 'all' ? entry.options : [entry.option];
    const values = options.map((option) => option.value);
    const isTaken = entry.kind === 'all' ? entry.isChosen : value.includes(entry.option.value);
    change(isTaken ? value.filter((other) => !values.includes(other)) : [...new Set([...value, ...values])], options);
  };
  /** Nothing is offered that would choose more than is allowed, or than anybody sees. */
  const actOnAll = (options: readonly ComboboxOption<Value>[], hasMore: boolean): ListEntry<Value> | null => {
    const free = options.filter((option) => option.isDisabled !== true);
    const isChosen = free.every((option) => value.includes(option.value));
    const count = new Set([...value, ...free.map((option) => option.value)]).size;
    return free.length < 2 || hasMore || (!isChosen && count > max) ? null : { kind: 'all', options: free, isChosen };
  };
  const listbox = useListbox<Value>({
    source: props,
    shownText: '',
    isMultiple: true,
    inputId: props.id,
    canCreate: onCreate !== undefined && !isFull,
    actOnAll,
    isDisabled: (option) => option.isDisabled === true || (isFull && !value.includes(option.value)),
    onChoose: choose,
  });
  const { setBox, onKeyDown, removeAt } = useChipKeys((index) => change(value.filter((_, at) => at !== index)));
  const shown = isInside || value.length <= maxShown ? value : value.slice(0, maxShown);
  const hidden = value.slice(shown.length).map((one) => labels.get(one) ?? one);
  const label = { 'aria-label': props['aria-label'], 'aria-labelledby': props['aria-labelledby'] };
  return (
    <div data-slot="multi-select" className={cn('relative w-full', className)}>
      <OptionPopup
        listbox={listbox}
        isChosen={(candidate) => value.includes(candidate)}
        isMultiple
        label={label['aria-labelledby'] ? label : { ...label, 'aria-label': label['aria-label'] ?? words.choose }}
        note={isFull ? words.chosenMost(max) : undefined}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys bubble up from chips and input */}
        <div
          ref={setBox}
          data-state={isFixed ? 'disabled' : 'enabled'}
          data-invalid={props['aria-invalid'] || undefined}
          className={cn(chipBoxClass, 'pr-9', value.length > 0 && !isFixed && 'pr-16')}
          onKeyDown={onKeyDown}
          onFocus={() => setIsInside(true)}
          onBlur={(event) => {
            if (event.currentTarget.contains(event.relatedTarget)) return;
            setIsInside(false);
            listbox.forget();
            props.onBlur?.();
          }}
          onMouseDown={(event) => {
            if (event.target !== event.currentTarget) return;
            event.preventDefault();
            event.currentTarget.querySelector('input')?.focus();
          }}
        >
          {shown.map((one, index) => (
            <Chip key={one} label={labels.get(one) ?? one} onRemove={isFixed ? undefined : () => removeAt(index)} />
          ))}
          {hidden.length > 0 && (
            <Tooltip text={hidden.join('、')}>
              <button
                type="button"
                aria-label={`${words.moreChosen(hidden.length)}: ${hidden.join('、')}`}
                className="h-6 rounded-small px-1.5 text-fg-muted tabular-nums focus-ring hover:text-fg pointer-coarse:h-11"
                onFocus={(event) => !isFixed && event.currentTarget.parentElement?.querySelector('input')?.focus()}
              >
                +{hidden.length}
              </button>
            </Tooltip>
          )}
          <input
            // oxlint-disable-next-line react/refs -- downshift joins it with its own and reads neither while rendering
            {...listbox.downshift.getInputProps({ ...listbox.inputProps, ref, disabled: isFixed })}
            {...attributesOf(props)}
            {...label}
            disabled={props.disabled}
            readOnly={props.readOnly}
            required={props.required && value.length === 0}
            placeholder={value.length === 0 ? (props.placeholder ?? words.choose) : undefined}
            spellCheck={false}
            className={chipInputClass}
          />
        </div>
      </OptionPopup>
      {value.length > 0 && !isFixed && (
        <IconButton
          label={words.clear}
          size="small"
          className="absolute top-0 right-8 h-6 text-fg-subtle mt-[calc((var(--control-height)-24px)/2)] pointer-coarse:h-11 pointer-coarse:mt-0"
          onClick={(event) => {
            // The button goes with the last chip.
            event.currentTarget.parentElement?.querySelector('input')?.focus();
            change([]);
          }}
        >
          <X />
        </IconButton>
      )}
      <FormValue name={props.name} disabled={props.disabled} value={value} texts={value} onReset={change} />
      <OptionToggle {...listbox.downshift.getToggleButtonProps({ disabled: isFixed })} className="h-control" />
    </div>
  );
}

/** What the chosen values are called: by the caller's options, else by those chosen here before. */
function labelsOf<Value extends string>(
  sources: readonly (readonly ComboboxOption<Value>[])[],
  value: readonly Value[],
  known: ReadonlyMap<Value, string>,
): ReadonlyMap<Value, string> {
  const wanted = new Set(value);
  const labels = new Map(known);
  for (const option of sources.flat()) if (wanted.has(option.value)) labels.set(option.value, option.label);
  return labels;
}
