import { useCallback, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useComposingKeys } from '../composing-keys.ts';

/**
 * What is typed between the press that opens the search and its field, whose code may still be on its way: kept here, instead of landing in
 * the page behind. The answer takes it, once; from then on the field has the keys.
 */
export function useTypedAhead(isOpen: boolean, onClose: () => void): () => string {
  useComposingKeys();
  const typed = useRef('');
  const isTaken = useRef(false);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    typed.current = '';
    isTaken.current = false;
    const press = (event: KeyboardEvent) => {
      if (isTaken.current || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') close();
      else if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if (Array.from(event.key).length === 1) typed.current += event.key;
      else if (event.key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [isOpen]);

  return useCallback(() => {
    isTaken.current = true;
    const text = typed.current;
    typed.current = '';
    return text;
  }, []);
}
