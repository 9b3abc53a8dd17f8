/**
 * Keeps from everything on the page the keys with which an input method composes a word: its Enter takes the word, its Escape drops it, its arrows
 * choose among candidates. None of them is a command to a form, a dialog or a list. The input method itself and the text field get them as ever.
 * Returns what ends it.
 */
export function keepComposingKeys(): () => void {
  addEventListener('keydown', keep, true);
  return () => removeEventListener('keydown', keep, true);
}

function keep(event: KeyboardEvent): void {
  // Safari ends the composition before it reports the key that ended it, and marks that key with 229 alone.
  if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation();
}
