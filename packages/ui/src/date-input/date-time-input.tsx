import type { DateInputProps } from './date-input.tsx';
import { PickerInput } from './picker-input.tsx';
import { readDate } from './read-date.ts';

/** A moment to the second, in the tenant's zone: value, bounds and what is reported are `YYYY-MM-DD HH:mm:ss`. Seconds show where they are not zero. */
export function DateTimeInput({ value, onValueChange, min, max, ...props }: DateInputProps) {
  const text = value ?? '';
  const moment = readDate(text, true);
  return (
    <PickerInput
      data-slot="date-time-input"
      placeholder="YYYY-MM-DD HH:mm"
      {...props}
      type="datetime-local"
      text={moment?.replace(/:00$/, '') ?? text}
      native={{ value: toNative(moment) ?? '', min: toNative(min), max: toNative(max) }}
      onText={(typed) => onValueChange(readDate(typed, true) ?? typed)}
    />
  );
}

function toNative(text: string | null | undefined): string | undefined {
  return text?.replace(' ', 'T');
}
