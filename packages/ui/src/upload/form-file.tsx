import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormReset } from '../form/use-form-reset.ts';

export interface FormFileProps {
  name: string;
  disabled: boolean | undefined;
  value: File | null;
  onReset: (first: File | null) => void;
}

/**
 * Gives a file to the form around it when that is sent. What the file button chose last is not it: it may have been dropped, refused or
 * taken out.
 */
export function FormFile({ name, disabled, value, onReset }: FormFileProps) {
  const anchor = useRef<HTMLInputElement>(null);
  useFormReset(anchor, value, onReset);
  const give = useEffectEvent(({ target, formData }: FormDataEvent) => {
    if (target === anchor.current?.form && value !== null && disabled !== true) formData.append(name, value);
  });
  useEffect(() => {
    const listen = (event: FormDataEvent) => give(event);
    document.addEventListener('formdata', listen);
    return () => document.removeEventListener('formdata', listen);
  }, []);
  return <input ref={anchor} type="hidden" disabled />;
}
