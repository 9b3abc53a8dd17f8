import { CalendarDays } from 'lucide-react';
import { useRef, useState, type ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { inputClass } from '../input/input-class.ts';
import { useWords } from '../words.tsx';

export interface PickerInputProps extends Omit<ComponentProps<'input'>, 'value' | 'type' | 'min' | 'max' | 'onChange'> {
  type: 'date' | 'datetime-local';
  /** What the field shows. */
  text: string;
  /** Value and bounds of the browser's calendar, in its format; empty text where there is none. */
  native: { value: string; min: string | undefined; max: string | undefined };
  /** Typed text, or what was chosen in the calendar. */
  onText: (text: string) => void;
}

/** A text field in the house's own format, whatever the browser's language, with the browser's calendar behind a button. */
export function PickerInput({ type, text, native, onText, className, onBlur, ...props }: PickerInputProps) {
  const words = useWords();
  const calendar = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <span className={cn('relative block w-full', className)}>
      <input
        autoComplete="off"
        inputMode="text"
        {...props}
        type="text"
        value={draft ?? text}
        onChange={(event) => {
          setDraft(event.target.value);
          onText(event.target.value);
        }}
        onBlur={(event) => {
          setDraft(null);
          onBlur?.(event);
        }}
        className={cn(inputClass, 'pr-10 tabular-nums')}
      />
      <input
        ref={calendar}
        aria-hidden
        tabIndex={-1}
        type={type}
        step={type === 'date' ? undefined : 1}
        {...native}
        onChange={(event) => {
          setDraft(null);
          onText(event.target.value);
        }}
        className="pointer-events-none absolute right-0 bottom-0 h-full w-8 opacity-0"
      />
      <IconButton
        label={words.openCalendar}
        size="small"
        disabled={props.disabled === true || props.readOnly === true}
        className="absolute inset-y-0 right-0.5 my-auto text-fg-muted"
        onClick={() => openCalendar(calendar.current)}
      >
        <CalendarDays aria-hidden />
      </IconButton>
    </span>
  );
}

/** A browser may forbid it (in a frame of another origin): then typing remains. */
function openCalendar(input: HTMLInputElement | null) {
  try {
    input?.showPicker();
  } catch {
    if (input?.previousElementSibling instanceof HTMLElement) input.previousElementSibling.focus();
  }
}
