import type { ComponentProps } from 'react';
import { PickerInput } from './picker-input.tsx';
import { readDate } from './read-date.ts';

export interface DateInputProps extends Omit<ComponentProps<'input'>, 'value' | 'type' | 'min' | 'max' | 'onChange'> {
  /** `YYYY-MM-DD`; `null` or empty where there is none. */
  value: string | null | undefined;
  /** Called with `YYYY-MM-DD`, with empty text when it was taken out, and with the text itself while it is no date yet: the schema refuses it. */
  onValueChange: (value: string) => void;
  /** Bounds of the calendar, `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
}

/** A day, typed or chosen in the browser's calendar. */
export function DateInput({ value, onValueChange, min, max, ...props }: DateInputProps) {
  const text = value ?? '';
  return (
    <PickerInput
      data-slot="date-input"
      placeholder="YYYY-MM-DD"
      {...props}
      type="date"
      text={readDate(text.slice(0, 10), false) ?? text}
      native={{ value: readDate(text.slice(0, 10), false) ?? '', min, max }}
      onText={(typed) => onValueChange(readDate(typed, false) ?? typed)}
    />
  );
}
