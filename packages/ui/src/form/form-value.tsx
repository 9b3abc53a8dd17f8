import { useRef } from 'react';
import { useFormReset } from './use-form-reset.ts';

export interface FormValueProps<Value> {
  /** Absent: the control is no part of a form. */
  name: string | undefined;
  disabled: boolean | undefined;
  /** Lets the browser refuse an empty one; the focus goes to the combobox beside it. */
  required?: boolean | undefined;
  value: Value;
  /** What is sent, an entry each: of one value an empty text when there is none, of several none. */
  texts: readonly string[];
  /** Gets the value that the control had at first. */
  onReset: (first: Value) => void;
}

/**
 * What a control that is more than an input gives to the form around it: its value when the form is sent, and the value of the beginning
 * when it is reset.
 */
export function FormValue<Value>(props: FormValueProps<Value>) {
  return props.name === undefined ? null : <NamedValue {...props} />;
}

function NamedValue<Value>({ name, disabled, required, value, texts, onReset }: FormValueProps<Value>) {
  const anchor = useRef<HTMLInputElement>(null);
  useFormReset(anchor, value, onReset);
  return (
    <>
      <input ref={anchor} type="hidden" disabled />
      {texts.map((text, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- an entry is its place in the order
        <input key={index} type="hidden" name={name} value={text} disabled={disabled} />
      ))}
      {required && (
        <input
          required
          disabled={disabled}
          aria-hidden
          tabIndex={-1}
          value={texts.join('')}
          // Not read-only: that would not be checked.
          onChange={() => undefined}
          onFocus={(event) => event.currentTarget.parentElement?.querySelector<HTMLElement>('[role=combobox]')?.focus()}
          className="pointer-events-none absolute inset-x-0 bottom-0 h-0 opacity-0"
        />
      )}
    </>
  );
}
