import { useId, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { cn } from '../../cn.ts';
import { useWords } from '../../words.tsx';
import type { CellEdit } from '../cell-edit.ts';
import { useComposingKeys } from '../../composing-keys.ts';

/** How an edit ended, and where the focus belongs then. */
export type EditEnd = 'saved' | 'cancelled' | 'left';

export interface CellFieldProps {
  title: string;
  /** What stood in the cell. */
  before: string;
  check: (text: string) => true | string;
  save: (text: string) => Promise<void>;
  options: CellEdit<unknown>['options'];
  onEnd: (end: EditEnd) => void;
}

/**
 * A field in the place of a cell: Enter saves, Escape takes back, leaving it saves too. What cannot be saved stays in the field beside the
 * reason.
 */
export function CellField({ title, before, check, save: send, options, onEnd }: CellFieldProps) {
  useComposingKeys();
  const words = useWords();
  const [text, setText] = useState(before);
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const field = useRef<HTMLElement | null>(null);
  const hasEnded = useRef(false);
  const errorId = useId();

  useLayoutEffect(() => {
    field.current?.focus();
    if (field.current instanceof HTMLInputElement) field.current.select();
  }, []);

  function end(how: EditEnd) {
    if (hasEnded.current) return;
    hasEnded.current = true;
    onEnd(how);
  }

  async function save(how: EditEnd, value = text) {
    if (isSaving || hasEnded.current) return;
    if (value === before) {
      end(how === 'left' ? 'left' : 'cancelled');
      return;
    }
    const answer = check(value);
    if (answer !== true) {
      setError(answer);
      return;
    }
    setIsSaving(true);
    try {
      await send(value);
      end(how);
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : words.notSaved);
    }
    setIsSaving(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') void save('saved');
    else if (event.key === 'Escape') end('cancelled');
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const common = {
    'aria-label': title,
    'aria-invalid': error !== null,
    'aria-describedby': error === null ? undefined : errorId,
    'aria-busy': isSaving,
    disabled: false,
    onKeyDown,
    onBlur: (event: FocusEvent) => event.relatedTarget !== event.currentTarget && void save('left'),
    className: cn(
      'h-[calc(var(--row-height)-10px)] w-full min-w-32 rounded-control border border-ring bg-surface px-2 text-left focus-ring outline-offset-0',
      error !== null && 'border-danger-text',
    ),
  };
  return (
    <div data-slot="cell-editor" className="relative -mx-2 min-w-0 max-md:mx-0 max-md:flex-1">
      {options ? (
        <select
          {...common}
          ref={(element) => void (field.current = element)}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            void save('saved', event.target.value);
          }}
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          ref={(element) => void (field.current = element)}
          value={text}
          readOnly={isSaving}
          onChange={(event) => {
            setText(event.target.value);
            setError(null);
          }}
        />
      )}
      {error !== null && (
        <p
          id={errorId}
          role="alert"
          className="absolute top-full left-0 z-30 mt-0.5 w-max max-w-72 rounded-control border border-danger-text bg-surface px-2 py-1 text-left text-xs whitespace-normal text-danger-text shadow-2"
        >
          {error}
        </p>
      )}
    </div>
  );
}
