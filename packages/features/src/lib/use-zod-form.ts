import { toNestErrors } from '@hookform/resolvers';
import { useLingui } from '@lingui/react/macro';
import { explainIssue } from '@saiwu/openapi';
import { useMemo } from 'react';
import { useForm, type DefaultValues, type FieldError, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';

export interface ZodFormOptions<Values extends FieldValues> {
  defaultValues: DefaultValues<Values>;
  /** Fills the form anew whenever it changes, as after loading. */
  values?: Values;
}

/** A form checked by a schema of the contract, with the contract's words for each rule. Submitting hands over the schema's output. */
export function useZodForm<Schema extends z.ZodType<FieldValues, FieldValues>>(
  schema: Schema,
  options: ZodFormOptions<z.input<Schema>>,
): UseFormReturn<z.input<Schema>, unknown, z.output<Schema>> {
  const { i18n } = useLingui();
  const resolver = useMemo<Resolver<z.input<Schema>, unknown, z.output<Schema>>>(
    () => async (values, _context, fields) => {
      const parsed = await schema.safeParseAsync(values);
      if (parsed.success) return { values: parsed.data, errors: {} };
      const errors: Record<string, FieldError> = {};
      for (const issue of parsed.error.issues)
        errors[issue.path.join('.')] ??= { type: issue.code ?? 'invalid', message: i18n._(explainIssue(issue)) };
      return { values: {}, errors: toNestErrors(errors, fields) };
    },
    [schema, i18n],
  );
  return useForm({ resolver, mode: 'onTouched', ...options });
}
