/** A dialog with a form is there to be filled in: the first field has the focus, not the cross. A finger would get the keyboard over it unasked. */
export function focusFirstField(event: Event): void {
  if (!(event.target instanceof HTMLElement) || !matchMedia('(pointer: fine)').matches) return;
  const field = event.target.querySelector<HTMLElement>(
    ':is([data-slot=form-field] :is(input:not([aria-hidden]), textarea, [role=combobox]), [data-slot=upload] button):enabled',
  );
  if (field === null) return;
  event.preventDefault();
  field.focus();
}
