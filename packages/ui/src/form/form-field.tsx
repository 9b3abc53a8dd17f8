import { CircleAlert, LoaderCircle } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import {
  useController,
  useFormContext,
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RefCallBack,
  type UseFormReturn,
} from 'react-hook-form';
import { cn } from '../cn.ts';
import type { OwnProps } from '../own-props.ts';
import { useWords } from '../words.tsx';
import { useIsReadOnly } from './form-frame.tsx';

/**
 * What a control needs from its field: spread it, `<Input {...field} />`. Text-like controls take `onChange`, the others `onValueChange`.
 */
export interface FieldProps<Value> {
  id: string;
  name: string;
  value: Value;
  /** Takes an event or a value. */
  onChange: (eventOrValue: unknown) => void;
  /** `null`: taken out. */
  onValueChange: (value: Value | null) => void;
  onBlur: () => void;
  ref: RefCallBack;
  disabled: boolean | undefined;
  readOnly: boolean;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
  'aria-required': boolean | undefined;
}

export interface FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> extends OwnProps<'div'> {
  /** `form.control`: with it `name` is checked against the form's values. Fields from `createForm` do without. */
  control: Control<Values, unknown, unknown>;
  name: Name;
  label: ReactNode;
  /** One line beneath the control; the error takes its place. */
  help?: ReactNode;
  /** Marks the field; the rule itself is the schema's. */
  isRequired?: boolean | undefined;
  /** The form's check of this field asks somebody (is the name taken?): a sign in the field says while it does. */
  isAsked?: boolean | undefined;
  children: (field: FieldProps<FieldPathValue<Values, Name>>) => ReactNode;
}

export type BoundFormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = Omit<
  FormFieldProps<Values, Name>,
  'control'
> &
  Partial<Pick<FormFieldProps<Values, Name>, 'control'>>;

/** A label above, the control, and help or error beneath, tied together for the eye and for screen readers. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>>(props: FormFieldProps<Values, Name>) {
  return <BoundFormField {...props} />;
}

/** The same inside a `Form` of known values, whose control it takes: see `createForm`. */
export function BoundFormField<Values extends FieldValues, Name extends FieldPath<Values>>(props: BoundFormFieldProps<Values, Name>) {
  const { control, name, label, help, isRequired = false, isAsked = false, className, children, ...rest } = props;
  const id = useId();
  const readOnly = useIsReadOnly();
  const { field, fieldState } = useController<Values, Name, unknown>({ name, ...(control ? { control } : {}) });
  const form = useFormContext<Values>() as UseFormReturn<Values> | null; // there may be no form around
  const error = reasonOf(fieldState.error);
  const change = (eventOrValue: unknown) => {
    field.onChange(eventOrValue);
    // what a step or the server has found wrong does not outlive its mending, though nobody has left the field yet
    if (error !== undefined && !fieldState.isTouched) void form?.trigger(name);
  };
  const message = error ?? help;
  const input = children({
    ...field,
    id,
    onChange: change,
    onValueChange: change,
    disabled: field.disabled,
    readOnly,
    'aria-labelledby': `${id}-label`,
    'aria-describedby': message ? `${id}-message` : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': isRequired || undefined,
  });
  return (
    <div
      data-slot="form-field"
      data-name={name}
      data-state={error ? 'wrong' : 'fine'}
      {...rest}
      className={cn('flex min-w-0 flex-col gap-1.5', className)}
    >
      <label id={`${id}-label`} htmlFor={id} className="w-fit text-sm font-medium text-fg">
        <span>{label}</span>
        {isRequired && (
          <span aria-hidden className="ml-0.5 text-danger-text">
            *
          </span>
        )}
      </label>
      {isAsked ? <AskedControl isAsking={fieldState.isValidating}>{input}</AskedControl> : input}
      {message && (
        <p id={`${id}-message`} className={cn('flex items-start gap-1 text-xs', error ? 'text-danger-text' : 'text-fg-muted')}>
          {error && <CircleAlert aria-hidden className="mt-[calc((1lh-14px)/2)] size-3.5 shrink-0" />}
          {/* anew where the error takes its place: a text that the browser has translated cannot be taken away */}
          <span key={error === undefined ? 'help' : 'error'}>{message}</span>
        </p>
      )}
    </div>
  );
}

/** The control with a turning sign at its end while somebody is asked. */
function AskedControl({ isAsking, children }: { isAsking: boolean; children: ReactNode }) {
  const words = useWords();
  return (
    <div data-slot="asked-control" data-state={isAsking ? 'asking' : 'idle'} className="relative [&_input]:pr-9">
      {children}
      <output className="pointer-events-none absolute inset-y-0 right-2.5 flex items-center text-fg-muted">
        {isAsking && (
          <>
            <LoaderCircle aria-hidden className="size-4 animate-spin stroke-[1.5]" />
            <span className="sr-only">{words.checking}</span>
          </>
        )}
      </output>
    </div>
  );
}

/** The first reason in an error: a field that holds a list or an object may have it deeper down, at one of its parts. */
function reasonOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { message, type } = error as { message?: unknown; type?: unknown }; // an object; both are looked at in the next lines
  if (typeof message === 'string' && message !== '') return message;
  if (typeof type === 'string') return type;
  for (const [key, part] of Object.entries(error)) {
    const reason = key === 'ref' ? undefined : reasonOf(part);
    if (reason !== undefined) return reason;
  }
  return undefined;
}
