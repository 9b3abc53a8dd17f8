import { useState, type ChangeEvent, type ComponentProps, type CompositionEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { cn } from '../cn.ts';
import { inputClass } from '../input/input-class.ts';

export interface NumberInputProps extends Omit<ComponentProps<'input'>, 'value' | 'type' | 'min' | 'max' | 'step'> {
  value?: string | number | null | undefined;
  /** Called with the number, `null` when empty, where given; else the native `onChange` gets the text. Text such as `-` waits. */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** Bounds for the arrow keys; what is typed beyond them is for validation to answer. */
  min?: number | undefined;
  max?: number | undefined;
  /** What ArrowUp and ArrowDown add or take (default 1); ten times as much with Shift. */
  step?: number | undefined;
}

/** A number as text, so that nothing is lost to the browser's own parsing. Takes full-width figures, as Chinese keyboards send them. */
export function NumberInput(props: NumberInputProps) {
  const { className, min, max, step = 1, value, onChange, onValueChange, onKeyDown, onBlur, ...rest } = props;
  // The number alone cannot hold `89.` or `-`: what is being typed stands until it means another number than the value.
  const [draft, setDraft] = useState<string | null>(null);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const isComposing = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true;
    const text = isComposing ? event.target.value : clean(event.target.value);
    if (text !== event.target.value) write(event.target, text);
    setDraft(text);
    if (!onValueChange) onChange?.(event);
    else if (text === '') onValueChange(null);
    else if (Number.isFinite(Number(text))) onValueChange(Number(text));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0 || event.defaultPrevented || props.readOnly || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const input = event.currentTarget;
    const current = Number(clean(input.value));
    const next = (Number.isFinite(current) ? current : 0) + direction * step * (event.shiftKey ? 10 : 1);
    const bounded = Math.min(max ?? Infinity, Math.max(min ?? -Infinity, next));
    write(input, String(Number(bounded.toFixed(Math.max(decimalsOf(String(step)), decimalsOf(input.value))))));
    announce(input);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setDraft(null);
    onBlur?.(event);
  };
  return (
    <input
      data-slot="number-input"
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      {...('value' in props && { value: draft !== null && means(draft, value) ? draft : (value ?? '') })}
      type="text"
      onChange={change}
      onKeyDown={press}
      onBlur={leave}
      onCompositionEnd={settle}
      className={cn(inputClass, 'tabular-nums', className)}
    />
  );
}

/** Whether what is being typed may stand for the value: it means the same, or nothing yet. */
function means(draft: string, value: string | number | null | undefined): boolean {
  const isEmpty = value === null || value === undefined || value === '';
  if (draft === '') return isEmpty;
  return !Number.isFinite(Number(draft)) || (!isEmpty && Number(draft) === Number(value));
}

function clean(text: string): string {
  const ascii = text
    .replace(/[０-９]/g, (figure) => String(figure.charCodeAt(0) - 0xff10))
    .replace(/[。．]/g, '.')
    .replace(/[－—]/g, '-');
  return ascii
    .replace(/[^\d.-]/g, '')
    .replace(/(?!^)-/g, '')
    .replace(/(\..*)\./g, '$1');
}

/** A Chinese keyboard has finished a word: only now may it be cleaned. */
function settle(event: CompositionEvent<HTMLInputElement>) {
  write(event.currentTarget, clean(event.currentTarget.value));
  announce(event.currentTarget);
}

function decimalsOf(text: string): number {
  return text.split('.')[1]?.length ?? 0;
}

/** React only hears of a change made past its own `value` property. */
function write(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
}

function announce(input: HTMLInputElement) {
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
