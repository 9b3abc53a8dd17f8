import { oneOf, rules } from '@saiwu/openapi';
import { createForm, type FieldProps, type FormFieldProps } from '@saiwu/ui';
import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { z } from 'zod';
import type { ListOf, PageId, RowIn } from './resource.ts';
import { useLabels } from './use-labels.ts';

/**
 * A field of a resource's form. Its label, whether it has to be filled in and how long its text may be are known, unless it says otherwise.
 */
interface KnownFieldProps<Values, Name extends keyof Values & string> extends Pick<
  FormFieldProps<FieldValues, string>,
  'help' | 'isRequired' | 'isAsked' | 'className'
> {
  name: Name;
  label?: ReactNode;
  children: (field: FieldProps<Values[Name]> & { maxLength?: number }) => ReactNode;
}

/** The fields of a resource's form, and its first values, from its labels and the contract's schema of a new row. */
export function formOf<Id extends PageId, Labels, Filters, Save extends z.ZodObject>(list: ListOf<Id, Labels, Filters>, save: Save) {
  type Values = z.input<Save>;
  const { FormField: Field } = createForm();
  const shape: z.core.$ZodShape = save.shape;

  function FormField<Name extends keyof Values & keyof Labels & string>({ name, children, ...props }: KnownFieldProps<Values, Name>) {
    const label = useLabels(list);
    const { isRequired, maxLength } = rulesOf(shape[name]);
    return (
      <Field<string> name={name} label={label(name)} isRequired={isRequired} {...props}>
        {(field) => children({ ...field, ...(maxLength !== null && { maxLength }) })}
      </Field>
    );
  }

  /** The row's own values; empty ones, or the schema's defaults, for a new one. */
  function valuesOf(row: RowIn<Id> | null): DefaultValues<Values> {
    const values = Object.entries(shape).map(([name, field]) => [name, valueIn(row, name) ?? blankOf(field)]);
    return Object.fromEntries(values) as never; // each value is read by its own schema
  }

  return { FormField, valuesOf };
}

function rulesOf(field: z.core.$ZodType | undefined) {
  const one = field && oneOf(field);
  return {
    isRequired: field !== undefined && !z.safeParse(field, undefined).success,
    // an item of a dictionary is chosen, not typed
    maxLength: one instanceof z.ZodString && one.meta()?.['x-dictionary'] === undefined ? one.maxLength : null,
  };
}

/** A value as a form holds it: of an enumeration its code. */
function valueIn(row: object | null, name: string): unknown {
  const value: unknown = row && Reflect.get(row, name);
  return typeof value === 'object' && value !== null && 'code' in value ? value.code : value;
}

/** Text starts empty, a field that is chosen by id starts without a choice. */
function blankOf(field: z.core.$ZodType): unknown {
  const { data } = z.safeParse(field, undefined);
  const one = oneOf(field);
  return data ?? ((one instanceof z.ZodString || one instanceof z.ZodEmail) && one !== rules.id ? '' : null);
}
