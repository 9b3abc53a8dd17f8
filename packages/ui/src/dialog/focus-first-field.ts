import { firstFieldIn } from '../form/first-field.ts';

/** A dialog with a form is there to be filled in: the first field has the focus, not the cross. */
export function focusFirstField(event: Event): void {
  const field = event.target instanceof HTMLElement ? firstFieldIn(event.target) : undefined;
  if (field === undefined) return;
  event.preventDefault();
  field.focus();
}
