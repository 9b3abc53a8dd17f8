import type { Entry } from '../answers.ts';

/** A part of the form. */
export type Part = Entry['missing'][number]['section'];

/** The element of one part of the form, or of one place in it. */
export function placeId(part: Part, key: string | null = null): string {
  return key === null ? `entry-${part}` : `entry-${part}-${key}`;
}

/** Leads to a place of the form: its first control has the focus, or the part itself where there is none. */
export function focusPlace(part: Part, key: string | null): void {
  const place = document.getElementById(placeId(part, key)) ?? document.getElementById(placeId(part));
  if (place === null) return;
  place.scrollIntoView({ block: 'center' });
  const control = place.querySelector<HTMLElement>('input:not([type=file]), textarea, select, [role=combobox], button');
  (control ?? place).focus({ preventScroll: true });
}
