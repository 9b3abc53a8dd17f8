import { isApiError, type OperationId } from '@saiwu/api-client';
import { useSession } from '@saiwu/auth';
import { applyFieldErrors } from '@saiwu/ui';
import { useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { useDirty } from '../lib/dirty.ts';
import { useAct } from '../lib/use-act.ts';
import { useDraft } from '../lib/use-draft.ts';
import { useZodForm } from '../lib/use-zod-form.ts';
import type { AnyRow } from './resource.ts';
import { useUnique, type UniqueFields } from './use-unique.ts';

export type FormSchema = z.ZodType<FieldValues, FieldValues>;

export interface RowFormOptions<Row> {
  /** Head of the operations. */
  name: string;
  /** The row that is changed, copied, or null for a new one. */
  row: Row | null;
  isNew: boolean;
  keyOf: (row: Row) => string;
  schema: FormSchema;
  valuesOf: (row: Row | null) => DefaultValues<FieldValues>;
  unique?: UniqueFields | undefined;
  /** Toast after saving. */
  success: string;
  /** After saving, with the server's answer. */
  onSaved: (answer: unknown) => void;
}

/**
 * The form over one row, wherever it stands: the input is kept as a draft, server errors land on their fields, and a stale edit offers both
 * versions (`conflict`).
 */
export function useRowForm<Row>({ name, row, isNew, keyOf, schema, valuesOf, unique, success, onSaved }: RowFormOptions<Row>) {
  const [base, setBase] = useState(row);
  const [current, setCurrent] = useState<Row | null>(null);
  const operation: string = `${name}.${isNew ? 'save' : 'update'}`;
  const write = useAct(operation as OperationId as 'parameter.save', { success }); // forms stand where the operation exists; the body is the schema's output
  const checks = useUnique(isNew ? unique : undefined);
  const keyed = (values: DefaultValues<FieldValues>, from: Row | null): DefaultValues<FieldValues> =>
    isNew || from === null ? values : { ...values, id: keyOf(from), version: versionOf(from) };
  const form = useZodForm(schema, { defaultValues: keyed(valuesOf(row), row), checks });
  useDirty(form.formState.isDirty && !(isNew && write.isSuccess));
  const draft = useDraft({
    key: `${name}:${isNew || row === null ? 'new' : keyOf(row)}`,
    userId: useSession().user?.id ?? '',
    form,
    version: isNew || base === null ? null : (versionOf(base) ?? null),
    onRestore: (version) => setBase((now) => (now === null || version === null ? now : { ...now, version })),
  });

  function submit(values: FieldValues, from = base) {
    const body = isNew || from === null ? values : { ...values, id: keyOf(from), version: versionOf(from) };
    write.mutate(
      { body: body as never },
      {
        onSuccess: (answer) => {
          draft.clear();
          if (!isNew) startFrom(answer as unknown as Row); // an update answers the row
          onSaved(answer);
        },
        onError: receive,
      },
    ); // the schema has just produced the body
  }

  function startFrom(next: Row) {
    form.reset(keyed(valuesOf(next), next));
    setBase(next);
  }

  function receive(error: unknown) {
    if (!isApiError(error)) return;
    if (error.fieldErrors !== undefined) applyFieldErrors(form, error.fieldErrors);
    else if (error.kind === 'conflict' && error.current !== undefined) setCurrent(error.current as Row); // the server sends the row as it stands
  }

  return {
    form,
    draft,
    submit: (values: FieldValues) => submit(values),
    isPending: write.isPending || form.formState.isSubmitting,
    conflict: current !== null && {
      mine: (write.variables?.body ?? {}) as Record<string, unknown>, // what the form has sent
      theirs: current,
      onMine: () => {
        setBase(current);
        setCurrent(null);
        void form.handleSubmit((values) => submit(values, current))();
      },
      onTheirs: () => {
        startFrom(current);
        setCurrent(null);
      },
    },
  };
}

function versionOf(row: unknown): number | undefined {
  return (row as AnyRow).version; // rows of every resource are read as AnyRow
}
