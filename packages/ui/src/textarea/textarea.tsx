import type { ChangeEvent, ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { inputClass } from '../input/input-class.ts';
import { textValue } from '../input/input.tsx';

export interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'value'> {
  value?: string | null | undefined;
  /** Called with the text where no `onChange` is given. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** Several lines of text; grows with them up to half the window. */
export function Textarea(props: TextareaProps) {
  const { className, onValueChange, onChange, value: _, ...rest } = props;
  return (
    <textarea
      data-slot="textarea"
      rows={3}
      {...rest}
      {...textValue(props)}
      onChange={onChange ?? ((event: ChangeEvent<HTMLTextAreaElement>) => onValueChange?.(event.target.value))}
      className={cn(inputClass, 'block field-sizing-content h-auto max-h-[50vh] min-h-20 py-1.5', className)}
    />
  );
}
