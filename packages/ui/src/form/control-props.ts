import type { AriaAttributes, Ref } from 'react';
import type { DataAttributes } from '../own-props.ts';

/**
 * What every control takes from `FormField`, or from whoever names and describes it otherwise. `ref`, `id`, `aria-*` and `data-*` belong to
 * the element that takes the focus (of a group of several: the group, and `ref` to the first), `className` to the outermost, which has the
 * place on the page.
 */
export interface ControlProps<Focused extends HTMLElement> extends AriaAttributes, DataAttributes {
  id?: string | undefined;
  /** Given, the value goes with the form it stands in, and is what it was at first when the form is reset. */
  name?: string | undefined;
  disabled?: boolean | undefined;
  /** Lets the browser refuse to send an empty one. In a form on react-hook-form that is the schema's, and `aria-required` says it. */
  required?: boolean | undefined;
  readOnly?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<Focused> | undefined;
  className?: string | undefined;
  'aria-invalid'?: boolean | undefined;
  'aria-required'?: boolean | undefined;
}
