/**
 * The first field in sight in an element that is there to be filled in. None for a finger: it would get the keyboard over the page unasked.
 */
export function firstFieldIn(element: Element): HTMLElement | undefined {
  if (!matchMedia('(pointer: fine)').matches) return undefined;
  return [...element.querySelectorAll<HTMLElement>(fields)].find((field) => field.getClientRects().length > 0);
}

const fields = ':is([data-slot=form-field] :is(input:not([aria-hidden]), textarea, [role=combobox]), [data-slot=upload] button):enabled';
