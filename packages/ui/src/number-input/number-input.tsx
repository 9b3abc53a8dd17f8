import {
  useId,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentProps,
  type CompositionEvent,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { cn } from '../cn.ts';
import { inputClass } from '../input/input-class.ts';
import { useTextReset } from '../input/use-text-reset.ts';
import { setText, writeText } from '../input/write-text.ts';
import { useWords } from '../words.tsx';
import { addTo, cleanNumber, groupDigits, readNumber } from './number-text.ts';
import { useComposingKeys } from '../composing-keys.ts';

export interface NumberInputProps extends Omit<ComponentProps<'input'>, 'value' | 'type' | 'min' | 'max' | 'step'> {
  value?: string | number | null | undefined;
  /** Called with the number, `null` when empty, where given; else the native `onChange` gets the text. Text such as `-` waits. */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** Bounds for the keys, Home and End go to them; what is typed beyond them is for validation to answer. */
  min?: number | undefined;
  max?: number | undefined;
  /** What ArrowUp and ArrowDown add or take (default 1); ten times as much with Shift, and with PageUp and PageDown. */
  step?: number | undefined;
  /** Shows `1,234,567` while the box has no focus. For amounts; not for years and numbers of things. */
  isGrouped?: boolean | undefined;
}

/**
 * A number as text, so that nothing is lost to the browser's own parsing and the wheel changes nothing; a spin button to the keyboard.
 * Takes full-width figures, as Chinese keyboards send them. What is no number is not taken, and a line says so.
 */
export function NumberInput(props: NumberInputProps) {
  const {
    className,
    min,
    max,
    step = 1,
    isGrouped = false,
    value,
    onChange,
    onValueChange,
    onKeyDown,
    onFocus,
    onBlur,
    onPaste,
    name,
    ...rest
  } = props;
  useComposingKeys();
  const words = useWords();
  const noteId = useId();
  // The number alone cannot hold `89.` or `-`: what is being typed stands until it means another number than the value.
  const [draft, setDraft] = useState<string | null>(null);
  const [isFocused, setIsFocused] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const isControlled = 'value' in props;
  const ref = useTextReset(props);
  const plain = draft !== null && means(draft, value) ? draft : String(value ?? '');
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const isUnfinished = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true;
    const given = event.target.value;
    const text = isUnfinished ? given : cleanNumber(given);
    if (text !== given) setText(event.target, text);
    setRefused(readNumber(given) === null && text.length < given.length ? given : null);
    setDraft(text);
    if (!onValueChange) onChange?.(event);
    else if (text === '') onValueChange(null);
    else if (Number.isFinite(Number(text))) onValueChange(Number(text));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || props.readOnly || event.ctrlKey || event.metaKey || event.altKey) return;
    const input = event.currentTarget;
    const next = nextOf(event, cleanNumber(input.value));
    if (next === null) return;
    event.preventDefault();
    writeText(input, next);
  };
  const nextOf = (event: KeyboardEvent, text: string): string | null => {
    const by = (steps: number) => addTo(text, steps * step, { min, max });
    if (event.key === 'ArrowUp') return by(event.shiftKey ? 10 : 1);
    if (event.key === 'ArrowDown') return by(event.shiftKey ? -10 : -1);
    if (event.key === 'PageUp') return by(10);
    if (event.key === 'PageDown') return by(-10);
    // With Shift they mark text, as everywhere.
    if (event.key === 'Home' && min !== undefined && !event.shiftKey) return String(min);
    if (event.key === 'End' && max !== undefined && !event.shiftKey) return String(max);
    return null;
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    const text = event.clipboardData.getData('text').trim();
    if (event.defaultPrevented || props.readOnly || text === '' || readNumber(text) !== null) return;
    // `约 50 万` is not 50.
    event.preventDefault();
    setRefused(text);
  };
  // A Chinese keyboard has finished a word: only now may it be cleaned.
  const settle = (event: CompositionEvent<HTMLInputElement>) => {
    const given = event.currentTarget.value;
    writeText(event.currentTarget, cleanNumber(given));
    if (given !== '' && readNumber(given) === null) setRefused(given);
  };
  const focus = (event: FocusEvent<HTMLInputElement>) => {
    setIsFocused(true);
    onFocus?.(event);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setIsFocused(false);
    setDraft(null);
    setRefused(null);
    onBlur?.(event);
  };
  return (
    <span data-slot="number-input" className={cn('block w-full min-w-0', className)}>
      <input
        inputMode="decimal"
        autoComplete="off"
        {...rest}
        ref={ref}
        // What is shown in groups is no number to whoever gets the form.
        name={isControlled && isGrouped ? undefined : name}
        {...(isControlled && { value: isGrouped && !isFocused ? groupDigits(plain) : plain })}
        {...(isControlled && plain !== '' && Number.isFinite(Number(plain)) && { 'aria-valuenow': Number(plain) })}
        type="text"
        role="spinbutton"
        aria-valuemin={min}
        aria-valuemax={max}
        aria-describedby={[rest['aria-describedby'], refused === null ? undefined : noteId].filter(Boolean).join(' ') || undefined}
        onChange={change}
        onKeyDown={press}
        onPaste={paste}
        onFocus={focus}
        onBlur={leave}
        onCompositionEnd={settle}
        className={cn(inputClass, 'tabular-nums')}
      />
      {isControlled && isGrouped && name !== undefined && <input type="hidden" name={name} value={plain} disabled={rest.disabled} />}
      <output id={noteId} className={cn('block text-xs text-danger-text', refused !== null && 'mt-1')}>
        {refused === null ? '' : words.notANumber(refused)}
      </output>
    </span>
  );
}

/** Whether what is being typed may stand for the value: it means the same, or nothing yet. */
function means(draft: string, value: string | number | null | undefined): boolean {
  const isEmpty = value === null || value === undefined || value === '';
  if (draft === '') return isEmpty;
  return !Number.isFinite(Number(draft)) || (!isEmpty && Number(draft) === Number(value));
}
