import { useRef, type Ref, type RefCallback } from 'react';
import { useFormReset } from '../form/use-form-reset.ts';
import { useMergedRef } from '../use-merged-ref.ts';
import { writeText } from './write-text.ts';

/**
 * A box whose value its caller holds gets back its first text when the form is reset, as if it had been typed; one without `value` is reset
 * by the browser.
 */
export function useTextReset<Box extends HTMLInputElement | HTMLTextAreaElement>(props: {
  value?: string | number | null | undefined;
  ref?: Ref<Box> | undefined;
}): RefCallback<Box> {
  const box = useRef<Box>(null);
  useFormReset(box, props.value, (first) => {
    if ('value' in props && box.current) writeText(box.current, String(first ?? ''));
  });
  return useMergedRef(box, props.ref);
}
