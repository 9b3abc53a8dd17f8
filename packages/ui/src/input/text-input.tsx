import { X } from 'lucide-react';
import { useId, useRef, type ChangeEvent, type KeyboardEvent, type ReactNode } from 'react';
import { cn } from '../cn.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useWords } from '../words.tsx';
import { inputClass } from './input-class.ts';
import { textValue, type InputProps } from './input.tsx';
import { TextCount } from './text-count.tsx';
import { useTextReset } from './use-text-reset.ts';
import { useTypedText } from './use-typed-text.ts';
import { writeText } from './write-text.ts';
import { useComposingKeys } from '../composing-keys.ts';

export interface TextInputProps extends InputProps {
  /** Stands in the box before the text: an icon, `https://`. */
  before?: ReactNode;
  /** Stands in the box after the text: a unit, a button. */
  after?: ReactNode;
  /** A button empties the box. */
  isClearable?: boolean | undefined;
  /** Shows how much of it is used. Nothing typed is cut off: that it is too long is the schema's to say. */
  limit?: number | undefined;
  /** Enter was pressed, and not to end a word of an input method. */
  onEnter?: ((text: string) => void) | undefined;
}

/** One line of text with something around it. `Input` is the bare box. */
export function TextInput(props: TextInputProps) {
  const { before, after, isClearable = false, limit, onEnter, className, onValueChange, onChange, onKeyDown, value: _, ...rest } = props;
  useComposingKeys();
  const words = useWords();
  const ref = useTextReset(props);
  const countId = useId();
  const box = useRef<HTMLSpanElement>(null);
  const [text, setText] = useTypedText(props);
  const canClear = isClearable && text !== '' && rest.disabled !== true && rest.readOnly !== true;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setText(event.target.value);
    if (onChange) onChange(event);
    else onValueChange?.(event.target.value);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    onEnter?.(event.currentTarget.value);
  };
  const clear = () => {
    const input = box.current?.querySelector('input');
    if (!input) return;
    writeText(input, '');
    input.focus();
  };
  return (
    <span data-slot="text-input" className={cn('block w-full min-w-0', className)}>
      <span
        ref={box}
        data-state={rest.disabled === true || rest.readOnly === true ? 'disabled' : 'enabled'}
        data-invalid={rest['aria-invalid'] || undefined}
        className={cn(
          inputClass,
          'flex items-center gap-2 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ring',
          'data-[state=disabled]:border-border data-[state=disabled]:bg-bg-subtle [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.5]',
          (after || canClear) && 'pr-1.5',
        )}
      >
        {before && <span className="flex shrink-0 items-center text-fg-muted">{before}</span>}
        <input
          type="text"
          {...rest}
          {...textValue(props)}
          ref={ref}
          aria-describedby={[rest['aria-describedby'], limit === undefined ? undefined : countId].filter(Boolean).join(' ') || undefined}
          onChange={change}
          onKeyDown={press}
          className="h-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-fg-subtle disabled:cursor-not-allowed disabled:text-fg-muted"
        />
        {canClear && (
          <IconButton label={words.clear} size="small" className="h-6 text-fg-subtle pointer-coarse:h-11" onClick={clear}>
            <X />
          </IconButton>
        )}
        {after && <span className="flex shrink-0 items-center pr-1.5 text-fg-muted">{after}</span>}
      </span>
      {limit !== undefined && <TextCount id={countId} text={text} limit={limit} />}
    </span>
  );
}
