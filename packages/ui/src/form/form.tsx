import type { ComponentProps, FormEvent } from 'react';
import type { FieldValues, SubmitHandler, UseFormReturn } from 'react-hook-form';
import { errorPaths } from './error-paths.ts';
import { FormFrame } from './form-frame.tsx';
import { focusFirstWrong } from './wrong-fields.ts';

export interface FormProps<Values extends FieldValues, Context, Submitted> extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** What `useForm` returned. */
  form: UseFormReturn<Values, Context, Submitted>;
  /** Called with valid values; what it throws or rejects with goes up to the caller's error handling. */
  onSubmit: SubmitHandler<Submitted>;
  /** Shows the values without letting them change. */
  isReadOnly?: boolean | undefined;
}

/**
 * A form on react-hook-form. Ctrl+Enter (⌘ Enter) submits; the first wrong field is focused and scrolled to; while a submission runs, or
 * its button shows progress, no second one starts. Errors of no field stand above the fields.
 */
export function Form<Values extends FieldValues, Context, Submitted>({ onSubmit, ...props }: FormProps<Values, Context, Submitted>) {
  const submit = async (event: FormEvent, element: HTMLFormElement) => {
    if (props.isReadOnly !== true) await props.form.handleSubmit(onSubmit, (errors) => focusFirstWrong(element, errorPaths(errors)))(event);
  };
  return <FormFrame {...props} submit={submit} />;
}
