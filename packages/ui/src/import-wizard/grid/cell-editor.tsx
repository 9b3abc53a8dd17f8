import { CircleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Input } from '../../input/input.tsx';
import { Select } from '../../select/select.tsx';
import { valuesOf } from '../rows/check-row.ts';
import type { ImportField } from '../import-field.ts';

export interface CellEditorProps {
  field: ImportField;
  label: string;
  text: string;
  /** What would be wrong with this text. */
  whyWrong: (text: string) => string | undefined;
  /** `next`: on to the next problem; `stay`: the cell keeps the focus; `leave`: the focus is elsewhere already. */
  onSave: (text: string, then: 'next' | 'stay' | 'leave') => void;
  onCancel: () => void;
}

/** The field in a cell. It checks while somebody types; Enter saves what is right, leaving saves whatever is there, Escape cancels. */
export function CellEditor({ field, label, text: first, whyWrong, onSave, onCancel }: CellEditorProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  const [text, setText] = useState(first);
  const message = whyWrong(text.trim());
  const finish = (act: () => void) => {
    if (isDone.current) return;
    isDone.current = true;
    act();
  };
  const cancel = useEffectEvent(() => finish(onCancel));
  useEffect(() => {
    // A dialog around it hears Escape on the document, before React does.
    const listen = (event: globalThis.KeyboardEvent) => {
      const isInside = event.target instanceof Node && frame.current?.contains(event.target) === true;
      if (event.key !== 'Escape' || !isInside) return;
      event.stopPropagation();
      cancel();
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Tab') {
      event.preventDefault();
      finish(() => onSave(text.trim(), 'stay'));
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (message === undefined) finish(() => onSave(text.trim(), 'next'));
  };
  const described = { 'aria-label': label, 'aria-describedby': `${id}-message`, 'aria-invalid': message !== undefined };
  return (
    <div ref={frame} className="flex flex-col gap-1 py-1">
      {field.options ? (
        <Select
          {...described}
          options={field.options}
          // What stands there now is none of them, or it would be chosen.
          placeholder={text || undefined}
          value={valuesOf(field.options).get(text.toLowerCase()) ?? ''}
          onValueChange={(value) => {
            const label = field.options?.find((option) => option.value === value)?.label ?? value;
            finish(() => onSave(label, 'next'));
          }}
          onClear={field.isRequired === true ? undefined : () => finish(() => onSave('', 'next'))}
        />
      ) : (
        <Input
          {...described}
          value={text}
          onValueChange={setText}
          onKeyDown={press}
          onBlur={() => finish(() => onSave(text.trim(), 'leave'))}
        />
      )}
      <p id={`${id}-message`} aria-live="polite" className="flex items-start gap-1 px-1.5 text-xs text-danger-text empty:hidden">
        {message !== undefined && (
          <>
            <CircleAlert aria-hidden className="mt-[calc((1lh-14px)/2)] size-3.5 shrink-0 stroke-[1.5]" />
            <span className="min-w-0 wrap-anywhere">{message}</span>
          </>
        )}
      </p>
    </div>
  );
}
