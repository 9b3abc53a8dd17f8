import type { ChangeEvent, ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { inputClass } from './input-class.ts';
import { useTextReset } from './use-text-reset.ts';
import { useComposingKeys } from '../composing-keys.ts';

export interface InputProps extends Omit<ComponentProps<'input'>, 'value'> {
  /** `null` shows as empty, so that a record's optional text can be passed as it is. */
  value?: string | number | null | undefined;
  /** Called with the text where no `onChange` is given. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** One line of text. */
export function Input(props: InputProps) {
  const { className, onValueChange, onChange, value: _, ...rest } = props;
  useComposingKeys();
  const ref = useTextReset(props);
  return (
    <input
      data-slot="input"
      type="text"
      {...rest}
      {...textValue(props)}
      ref={ref}
      onChange={onChange ?? ((event: ChangeEvent<HTMLInputElement>) => onValueChange?.(event.target.value))}
      className={cn(inputClass, className)}
    />
  );
}

/** A control that is given `value` at all stays controlled, also when the record has none: `null` and `undefined` become empty text. */
export function textValue(props: { value?: string | number | null | undefined }): { value?: string | number } {
  return 'value' in props ? { value: props.value ?? '' } : {};
}
