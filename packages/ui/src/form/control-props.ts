import type { Ref } from 'react';

/** What every control takes from `FormField`, or from whoever names and describes it otherwise. `ref` gives the element that takes the focus. */
export interface ControlProps<Focused extends HTMLElement> {
  id?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<Focused> | undefined;
  className?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
  'aria-required'?: boolean | undefined;
}
