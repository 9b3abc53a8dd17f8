import { X } from 'lucide-react';
import { useState, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react';
import { cn } from '../cn.ts';
import { inputClass } from '../input/input-class.ts';
import { useWords } from '../words.tsx';

export interface TagsInputProps {
  value: readonly string[] | null | undefined;
  onValueChange: (value: string[]) => void;
  placeholder?: string | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  className?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
  'aria-required'?: boolean | undefined;
}

/** Several short texts. Enter or a comma ends one, Backspace in the empty box takes the last back, a pasted list is split. No text stands twice. */
export function TagsInput({ value, onValueChange, className, ref, ...props }: TagsInputProps) {
  const words = useWords();
  const [draft, setDraft] = useState('');
  const tags = value ?? [];
  const isFixed = props.disabled === true || props.readOnly === true;
  const add = (text: string) => {
    const next = [...new Set([...tags, ...partsOf(text)])];
    setDraft('');
    if (next.length > tags.length) onValueChange(next);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' && draft.trim() !== '') {
      event.preventDefault();
      add(draft);
    } else if (event.key === 'Backspace' && draft === '' && tags.length > 0) {
      onValueChange(tags.slice(0, -1));
    }
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (partsOf(text).length < 2) return;
    event.preventDefault();
    add(draft + text);
  };
  const leave = () => {
    add(draft);
    props.onBlur?.();
  };
  return (
    <div
      data-slot="tags-input"
      data-state={isFixed ? 'disabled' : 'enabled'}
      data-invalid={props['aria-invalid'] || undefined}
      className={cn(
        inputClass,
        'flex h-auto min-h-control cursor-text flex-wrap items-center gap-1 py-0.5 pr-1 pl-1',
        'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ring',
        'data-invalid:border-danger-text data-[state=disabled]:border-border data-[state=disabled]:bg-bg-subtle',
        className,
      )}
    >
      {tags.map((tag) => (
        <span
          key={tag}
          className="inline-flex max-w-full items-center gap-0.5 rounded-[4px] border border-border bg-bg-subtle pl-2 text-fg in-data-[state=disabled]:pr-2"
        >
          <span className="truncate">{tag}</span>
          {!isFixed && (
            <button
              type="button"
              aria-label={words.remove(tag)}
              className="grid size-6 place-items-center rounded-[4px] text-fg-muted focus-ring hover:text-fg pointer-coarse:size-11"
              onClick={() => onValueChange(tags.filter((other) => other !== tag))}
            >
              <X className="size-3.5" />
            </button>
          )}
        </span>
      ))}
      <input
        ref={ref}
        id={props.id}
        value={draft}
        placeholder={tags.length === 0 ? props.placeholder : undefined}
        disabled={props.disabled}
        readOnly={props.readOnly}
        aria-label={props['aria-label']}
        aria-labelledby={props['aria-labelledby']}
        aria-describedby={props['aria-describedby']}
        aria-invalid={props['aria-invalid']}
        aria-required={props['aria-required']}
        className="h-6 min-w-20 flex-1 bg-transparent px-2 outline-none placeholder:text-fg-subtle disabled:cursor-not-allowed"
        onChange={(event) => (isCommaTyped(event.target.value, event.nativeEvent) ? add(event.target.value) : setDraft(event.target.value))}
        onKeyDown={press}
        onPaste={paste}
        onBlur={leave}
      />
    </div>
  );
}

function partsOf(text: string): string[] {
  return text
    .split(/[,，;；、\n\t]/)
    .map((part) => part.trim())
    .filter(Boolean);
}

function isCommaTyped(text: string, event: Event): boolean {
  return /[,，]/.test(text) && !(event instanceof InputEvent && event.isComposing);
}
