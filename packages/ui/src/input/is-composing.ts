import type { KeyboardEvent } from 'react';

/** Whether the key belongs to an input method that is composing a word: its Enter takes the word, its arrows choose among candidates. */
export function isComposing(event: KeyboardEvent): boolean {
  // Safari ends the composition before it reports the key that ended it, and marks that key with 229 alone.
  return event.nativeEvent.isComposing || event.keyCode === 229;
}
