import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/**
 * When the form around the element is reset, `onReset` gets the value that the control had at first: what is controlled is not the
 * browser's to reset.
 */
export function useFormReset<Value>(
  element: RefObject<{ readonly form: HTMLFormElement | null } | null>,
  value: Value,
  onReset: (first: Value) => void,
): void {
  const [first] = useState(value);
  const reset = useEffectEvent((event: Event) => {
    const form = element.current?.form ?? null;
    if (form !== null && event.target === form && !event.defaultPrevented) onReset(first);
  });
  useEffect(() => {
    // Heard on the document, where it is known whether somebody has prevented it.
    const listen = (event: Event) => reset(event);
    document.addEventListener('reset', listen);
    return () => document.removeEventListener('reset', listen);
  }, []);
}
