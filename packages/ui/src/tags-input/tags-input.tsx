import { useId, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { cn } from '../cn.ts';
import { useWords } from '../words.tsx';
import { chipBoxClass, chipInputClass } from './chip-box-class.ts';
import { Chip } from './chip.tsx';
import { useChipKeys } from './use-chip-keys.ts';
import type { ControlProps } from '../form/control-props.ts';
import { FormValue } from '../form/form-value.tsx';
import { attributesOf } from '../own-props.ts';
import { useComposingKeys } from '../composing-keys.ts';

export interface TagsInputProps extends ControlProps<HTMLInputElement> {
  value: readonly string[] | null | undefined;
  onValueChange: (value: string[]) => void;
  /** No more tags than these. What does not fit stays in the box, and a line says why. */
  max?: number | undefined;
  placeholder?: string | undefined;
}

/**
 * Several short texts. Enter or a comma ends one, a pasted list is split at commas (also 、，；) and line ends. Backspace in the empty box
 * takes the last back, ArrowLeft goes among them. A text that stands there already is refused, and the refusal is said.
 */
export function TagsInput({ value, onValueChange, max = Infinity, className, ref, ...props }: TagsInputProps) {
  useComposingKeys();
  const words = useWords();
  const noteId = useId();
  const [draft, setDraft] = useState('');
  const [refused, setRefused] = useState<{ note: string; duplicate: string | null } | null>(null);
  const tags = value ?? [];
  const isFixed = props.disabled === true || props.readOnly === true;
  const { setBox, onKeyDown, removeAt } = useChipKeys((index) => {
    setRefused(null);
    onValueChange(tags.filter((_, at) => at !== index));
  });
  const add = (text: string) => {
    const parts = partsOf(text);
    const fresh = [...new Set(parts)].filter((part) => !tags.includes(part));
    const fitting = fresh.slice(0, Math.max(0, max - tags.length));
    const duplicate = parts.find((part, at) => tags.includes(part) || parts.indexOf(part) !== at) ?? null;
    // What does not fit is not lost: it waits in the box.
    setDraft(fresh.slice(fitting.length).join('，'));
    if (fresh.length > fitting.length) setRefused({ note: words.chosenMost(max), duplicate: null });
    else setRefused(duplicate === null ? null : { note: words.alreadyThere(duplicate), duplicate });
    if (fitting.length > 0) onValueChange([...tags, ...fitting]);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey || event.key !== 'Enter' || draft.trim() === '') return;
    event.preventDefault();
    add(draft);
  };
  const type = (text: string, event: Event) => {
    if (isCommaTyped(text, event)) return add(text);
    setDraft(text);
    setRefused(null);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (isFixed || partsOf(text).length < 2) return;
    event.preventDefault();
    add(`${draft}${text}`);
  };
  const leave = () => {
    if (draft.trim() !== '' && refused === null) add(draft);
    props.onBlur?.();
  };
  return (
    <div data-slot="tags-input" className={cn('w-full', className)}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys bubble up from chips and input */}
      <div
        ref={setBox}
        data-state={isFixed ? 'disabled' : 'enabled'}
        data-invalid={props['aria-invalid'] || undefined}
        className={cn(chipBoxClass)}
        onKeyDown={onKeyDown}
        onMouseDown={(event) => {
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          event.currentTarget.querySelector('input')?.focus();
        }}
      >
        {tags.map((tag, index) => (
          <Chip key={tag} label={tag} isMarked={refused?.duplicate === tag} onRemove={isFixed ? undefined : () => removeAt(index)} />
        ))}
        <input
          ref={ref}
          id={props.id}
          {...attributesOf(props)}
          required={props.required && tags.length === 0}
          value={draft}
          autoComplete="off"
          placeholder={tags.length === 0 ? props.placeholder : undefined}
          disabled={props.disabled}
          readOnly={props.readOnly}
          aria-describedby={[props['aria-describedby'], refused ? noteId : undefined].filter(Boolean).join(' ') || undefined}
          // nobody types in it: it takes no line of its own after the last tag
          className={cn(chipInputClass, isFixed && tags.length > 0 && 'w-px min-w-0 flex-none px-0')}
          onChange={(event) => type(event.target.value, event.nativeEvent)}
          onKeyDown={press}
          onPaste={paste}
          onBlur={leave}
        />
      </div>
      <FormValue name={props.name} disabled={props.disabled} value={tags} texts={tags} onReset={(first) => onValueChange([...first])} />
      <output id={noteId} className={cn('block text-xs text-warning-text', refused && 'mt-1')}>
        {refused?.note}
      </output>
    </div>
  );
}

function partsOf(text: string): string[] {
  return text
    .split(/[,，;；、\n\r\t]/)
    .map((part) => part.trim())
    .filter(Boolean);
}

function isCommaTyped(text: string, event: Event): boolean {
  return /[,，;；、]/.test(text) && !(event instanceof InputEvent && event.isComposing);
}
