import { useId, type ChangeEvent, type ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { inputClass } from '../input/input-class.ts';
import { textValue } from '../input/input.tsx';
import { TextCount } from '../input/text-count.tsx';
import { useTextReset } from '../input/use-text-reset.ts';
import { useTypedText } from '../input/use-typed-text.ts';
import { useComposingKeys } from '../composing-keys.ts';

export interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'value'> {
  value?: string | null | undefined;
  /** Called with the text where no `onChange` is given. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Shows how much of it is used. Nothing typed is cut off: that it is too long is the schema's to say. */
  limit?: number | undefined;
}

/** Several lines of text; grows with them up to half the window. */
export function Textarea(props: TextareaProps) {
  const { className, onValueChange, onChange, limit, value: _, ...rest } = props;
  useComposingKeys();
  const countId = useId();
  const ref = useTextReset(props);
  const [text, setText] = useTypedText(props);
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setText(event.target.value);
    if (onChange) onChange(event);
    else onValueChange?.(event.target.value);
  };
  const hasLimit = limit !== undefined;
  const area = (
    <textarea
      data-slot="textarea"
      rows={3}
      {...rest}
      {...textValue(props)}
      ref={ref}
      aria-describedby={[rest['aria-describedby'], hasLimit ? countId : undefined].filter(Boolean).join(' ') || undefined}
      onChange={change}
      className={cn(inputClass, 'block field-sizing-content h-auto max-h-[50vh] min-h-20 py-1.5', !hasLimit && className)}
    />
  );
  if (!hasLimit) return area;
  return (
    <span className={cn('block w-full', className)}>
      {area}
      <TextCount id={countId} text={text} limit={limit} />
    </span>
  );
}
