import { toNestErrors } from '@hookform/resolvers';
import { useMemo } from 'react';
import { get, useForm, type DefaultValues, type FieldError, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { useAdmin } from '../admin-provider.tsx';
import { useKeptForm } from '../drafts/kept-form.ts';
import type { FieldCheck } from './field-check.ts';

export interface ZodFormOptions<Values extends FieldValues> {
  defaultValues: DefaultValues<Values>;
  /** Fills the form anew whenever it changes, as after loading. */
  values?: Values;
  /** The questions about single fields once the schema accepts them, by path. The same object every time. */
  checks?: FieldChecks | undefined;
}

/** Any schema of a form. */
export type FormSchema = z.ZodType<FieldValues, FieldValues>;

export type FieldChecks = Readonly<Record<string, FieldCheck>>;

/** A form checked by a schema, with the application's words for each rule. Submitting hands over the schema's output. */
export function useZodForm<Schema extends z.ZodType<FieldValues, FieldValues>>(
  schema: Schema,
  { checks = noChecks, ...options }: ZodFormOptions<z.input<Schema>>,
): UseFormReturn<z.input<Schema>, unknown, z.output<Schema>> {
  const { explainIssue = messageOf } = useAdmin();
  const resolver = useMemo<Resolver<z.input<Schema>, unknown, z.output<Schema>>>(
    () => async (values, _context, fields) => {
      const parsed = await schema.safeParseAsync(values);
      const errors: Record<string, FieldError> = {};
      for (const issue of parsed.error?.issues ?? [])
        errors[issue.path.join('.')] ??= { type: issue.code ?? 'invalid', message: explainIssue(issue) };
      for (const [path, reason] of await reasonsOf(checks, values, errors, fields.names ?? []))
        errors[path] = { type: 'check', message: reason };
      if (parsed.success && Object.keys(errors).length === 0) return { values: parsed.data, errors: {} };
      return { values: {}, errors: toNestErrors(errors, fields) };
    },
    [schema, checks, explainIssue],
  );
  // the form's own part shows and focuses the first wrong field
  const form = useForm({ resolver, mode: 'onTouched', shouldFocusError: false, ...options });
  useKeptForm(form, Object.keys(options.defaultValues));
  return form;
}

const noChecks: FieldChecks = {};

/** The words that the schema itself has for it. */
export function messageOf({ message }: z.core.$ZodIssue): string {
  return message;
}

/**
 * The server is asked about a field that changed, and about all fields when the form is sent and nothing else is wrong with it; otherwise
 * the known answer is given again.
 */
async function reasonsOf(
  checks: FieldChecks,
  values: FieldValues,
  errors: Readonly<Record<string, FieldError>>,
  names: readonly string[],
): Promise<[path: string, reason: string][]> {
  const isRight = Object.keys(errors).length === 0;
  const answers = await Promise.all(
    Object.entries(checks).map(async ([path, check]) => {
      const value: unknown = get(values, path);
      if (errors[path] !== undefined || !names.includes(path)) return [path, null] as const;
      return [path, names.length === 1 || isRight ? await check.ask(value) : check.known(value)] as const;
    }),
  );
  return answers.flatMap(([path, reason]) => (reason === null ? [] : [[path, reason]]));
}
