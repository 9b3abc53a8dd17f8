import { createContext, use, useLayoutEffect, useRef, type ComponentProps, type FormEvent, type KeyboardEvent } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { cn } from '../cn.ts';
import { useMergedRef } from '../use-merged-ref.ts';
import { FormAlert } from './form-alert.tsx';
import { focusFirstWrong, registerForm } from './wrong-fields.ts';

export interface FormFrameProps<Values extends FieldValues, Context, Submitted> extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  form: UseFormReturn<Values, Context, Submitted>;
  /** Checks and hands over. While it runs no second one starts. */
  submit: (event: FormEvent<HTMLFormElement>, element: HTMLFormElement) => Promise<void>;
  isReadOnly?: boolean | undefined;
  /** Brings the first of these wrong fields into sight and gives it the focus. */
  onWrong?: ((element: HTMLFormElement, paths: readonly string[]) => void) | undefined;
}

/** What `Form` and `FormSteps` share: the form's context, its keys, one submission at a time, and errors that belong to no field. */
export function FormFrame<Values extends FieldValues, Context, Submitted>(props: FormFrameProps<Values, Context, Submitted>) {
  const { form, submit, isReadOnly = false, onWrong = focusFirstWrong, className, children, onKeyDown, ref, ...rest } = props;
  const isSubmitting = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const shown = element.current;
    return shown === null ? undefined : registerForm(form.control, shown, (paths) => onWrong(shown, paths));
  });

  async function start(event: FormEvent<HTMLFormElement>, element: HTMLFormElement) {
    if (isSubmitting.current || isBarred(element)) return;
    isSubmitting.current = true;
    try {
      await submit(event, element);
    } finally {
      isSubmitting.current = false;
    }
  }

  function press(event: KeyboardEvent<HTMLFormElement>) {
    onKeyDown?.(event);
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    if (event.repeat || event.defaultPrevented) return;
    event.preventDefault();
    event.currentTarget.requestSubmit(event.currentTarget.querySelector<HTMLElement>('[type=submit][data-main]'));
  }

  return (
    <FormProvider {...form}>
      <ReadOnlyContext value={isReadOnly}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys bubble up from the fields */}
        <form
          data-slot="form"
          noValidate
          {...rest}
          ref={useMergedRef(element, ref)}
          onKeyDown={press}
          onSubmit={(event) => {
            event.preventDefault();
            // A form in a dialog's portal must not submit the form around the dialog.
            event.stopPropagation();
            void start(event, event.currentTarget);
          }}
          className={cn('flex max-w-[720px] flex-col gap-4', className)}
        >
          <FormAlert control={form.control} />
          {children}
        </form>
      </ReadOnlyContext>
    </FormProvider>
  );
}

/** Whether the form around shows its values only. */
export function useIsReadOnly(): boolean {
  return use(ReadOnlyContext);
}

const ReadOnlyContext = createContext(false);

/** A button that shows progress, or may not be pressed, bars every other way to submit too. */
function isBarred(element: HTMLFormElement): boolean {
  return [...element.elements].some((one) => one.matches('[type=submit]:is(:disabled, [aria-disabled=true])'));
}
