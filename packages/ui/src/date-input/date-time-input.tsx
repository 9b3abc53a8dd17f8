import { cn } from '../cn.ts';
import { inputClass } from '../input/input-class.ts';
import type { DateInputProps } from './date-input.tsx';

/** A moment to the second, in the tenant's zone: value, bounds and what is reported are `YYYY-MM-DD HH:mm:ss`. */
export function DateTimeInput({ value, onValueChange, min, max, className, ...props }: DateInputProps) {
  return (
    <input
      data-slot="date-time-input"
      step={1}
      {...props}
      type="datetime-local"
      value={toNative(value) ?? ''}
      min={toNative(min)}
      max={toNative(max)}
      onChange={(event) => onValueChange(fromNative(event.target.value))}
      className={cn(inputClass, 'tabular-nums', className)}
    />
  );
}

function toNative(text: string | null | undefined): string | undefined {
  return text?.replace(' ', 'T');
}

/** Browsers leave out seconds that are zero. */
function fromNative(text: string): string {
  const padded = text.length === 'YYYY-MM-DDTHH:mm'.length ? `${text}:00` : text;
  return padded.replace('T', ' ');
}
