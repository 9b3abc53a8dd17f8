import { useInsertionEffect } from 'react';

/**
 * Keeps from everything on the page, while the caller is there, the keys with which an input method composes a word: its Enter takes the
 * word, its Escape drops it, its arrows choose among candidates. None of them is a command to a form, a dialog or a list. The input method
 * itself and the text field get them as ever. For all that takes text, and for what closes by a key around fields that are not the kit's.
 */
export function useComposingKeys(): void {
  // before any other effect: what listens on the window in one is to listen after it
  useInsertionEffect(() => {
    callers += 1;
    // what listens already is added no second time
    addEventListener('keydown', keep, true);
    return () => {
      callers -= 1;
      if (callers === 0) removeEventListener('keydown', keep, true);
    };
  }, []);
}

let callers = 0;

function keep(event: KeyboardEvent): void {
  // Safari ends the composition before it reports the key that ended it, and marks that key with 229 alone.
  if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation();
}
