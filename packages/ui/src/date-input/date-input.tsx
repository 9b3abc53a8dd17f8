import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { inputClass } from '../input/input-class.ts';

export interface DateInputProps extends Omit<ComponentProps<'input'>, 'value' | 'type' | 'min' | 'max' | 'onChange'> {
  /** `YYYY-MM-DD`; `null` or empty where there is none. */
  value: string | null | undefined;
  /** Called with `YYYY-MM-DD`, or with empty text when it was taken out. */
  onValueChange: (value: string) => void;
  /** Bounds, `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
}

/** A day. */
export function DateInput({ value, onValueChange, className, ...props }: DateInputProps) {
  return (
    <input
      data-slot="date-input"
      {...props}
      type="date"
      value={value?.slice(0, 10) ?? ''}
      onChange={(event) => onValueChange(event.target.value)}
      className={cn(inputClass, 'tabular-nums', className)}
    />
  );
}
