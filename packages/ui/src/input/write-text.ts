/** Writes into a box past React's own `value` property, and tells React as if it had been typed. */
export function writeText(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  setText(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The first half alone, for a handler of the very event that React is dispatching. */
export function setText(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text);
}
