import { createContext, use, useRef, type ComponentProps, type FormEvent, type KeyboardEvent } from 'react';
import { FormProvider, type FieldValues, type SubmitHandler, type UseFormReturn } from 'react-hook-form';
import { cn } from '../cn.ts';

export interface FormProps<Values extends FieldValues, Context, Submitted> extends Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> {
  /** What `useForm` returned. */
  form: UseFormReturn<Values, Context, Submitted>;
  /** Called with valid values; what it throws or rejects with goes up to the caller's error handling. */
  onSubmit: SubmitHandler<Submitted>;
  /** Shows the values without letting them change. */
  isReadOnly?: boolean | undefined;
}

/**
 * A form on react-hook-form. Ctrl+Enter (⌘ Enter) submits; the first wrong field is focused and scrolled to; while a submission runs no second
 * one starts.
 */
export function Form<Values extends FieldValues, Context, Submitted>(props: FormProps<Values, Context, Submitted>) {
  const { form, onSubmit, isReadOnly = false, className, children, onKeyDown, ...rest } = props;
  const element = useRef<HTMLFormElement>(null);
  const isSubmitting = useRef(false);
  const submit = async (event: FormEvent) => {
    if (isSubmitting.current || isReadOnly) return;
    isSubmitting.current = true;
    try {
      await form.handleSubmit(onSubmit, () => focusFirstWrong(element.current))(event);
    } finally {
      isSubmitting.current = false;
    }
  };
  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing || event.defaultPrevented) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };
  return (
    <FormProvider {...form}>
      <ReadOnlyContext value={isReadOnly}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys bubble up from the fields */}
        <form
          data-slot="form"
          noValidate
          {...rest}
          ref={element}
          onKeyDown={press}
          onSubmit={(event) => {
            event.preventDefault();
            // A form in a dialog's portal must not submit the form around the dialog.
            event.stopPropagation();
            void submit(event);
          }}
          className={cn('flex max-w-[720px] flex-col gap-4', className)}
        >
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

/** Waits for the frame in which the errors stand on the page. */
function focusFirstWrong(form: HTMLFormElement | null) {
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const target = wrong?.matches(focusable) ? wrong : wrong?.querySelector<HTMLElement>(focusable);
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'center' });
  });
}

const focusable = 'input:not([type="hidden"]), textarea, select, button, [tabindex]';
