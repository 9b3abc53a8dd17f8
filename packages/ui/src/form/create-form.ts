import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundFormField, type FormFieldProps } from './form-field.tsx';
import { Form, type FormProps } from './form.tsx';

/**
 * `Form` and `FormField` bound to the values of one form, so that the compiler checks every field's name without a `control`:
 * `const { Form, FormField } = createForm<Contest>()` beside the component.
 */
export function createForm<Values extends FieldValues, Submitted = Values>(): BoundForm<Values, Submitted> {
  return { Form, FormField: BoundFormField };
}

export interface BoundForm<Values extends FieldValues, Submitted = Values> {
  Form: <Context>(props: FormProps<Values, Context, Submitted>) => ReactNode;
  FormField: <Name extends FieldPath<Values>>(props: Omit<FormFieldProps<Values, Name>, 'control'>) => ReactNode;
}
