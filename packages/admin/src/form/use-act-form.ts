import { applyFieldErrors } from '@saiwu/ui';
import { flushSync } from 'react-dom';
import type { DefaultValues } from 'react-hook-form';
import type { z } from 'zod';
import type { Operation } from '../acts/operation.ts';
import { useAct, type ActOptions } from '../acts/use-act.ts';
import { useAdmin } from '../admin-provider.tsx';
import { useActDraft } from '../drafts/use-act-draft.ts';
import { useDirty } from '../unsaved/dirty.ts';
import { useZodForm, type FormSchema } from './use-zod-form.ts';

export interface ActFormOptions<Schema extends FormSchema, Answer> extends Pick<ActOptions<Answer>, 'success' | 'invalidates'> {
  schema: Schema;
  defaultValues: DefaultValues<z.input<Schema>>;
  /**
   * Which act, and on which record where no field tells: input about one record does not come back in the form about another. Default:
   * the operation.
   */
  about?: string | undefined;
  /** The values of the form afterwards. Default: its first values. */
  resetTo?: (answer: Answer) => z.input<Schema>;
  onDone?: ((answer: Answer) => void) | undefined;
}

/**
 * The form of one act: a reason, an invitation, a password. A refusal of the server is shown at its field; the tab is marked while there
 * is unsent input. The input comes back when the page was lost, except passwords and codes; reset the form where the reader gives it up.
 */
export function useActForm<Schema extends FormSchema, Answer>(
  operation: Operation<z.output<Schema>, Answer>,
  { schema, defaultValues, about = operation.id, resetTo, onDone, ...options }: ActFormOptions<Schema, Answer>,
) {
  const { explain } = useAdmin();
  const form = useZodForm(schema, { defaultValues });
  const act = useAct(operation, options);
  const dropDraft = useActDraft(form, about + JSON.stringify(defaultValues));
  const settle = useDirty(form.formState.isDirty, dropDraft);
  return {
    form,
    isPending: act.isPending,
    /** The answer of the act. */
    answer: act.data,
    /** Ends when the answer has come: a second press meanwhile is none. */
    submit: async (values: z.output<Schema>) => {
      try {
        const answer = await act.mutateAsync(values);
        // clean before anybody leads away
        flushSync(() => form.reset(resetTo?.(answer)));
        dropDraft();
        settle();
        onDone?.(answer);
      } catch (error) {
        const { fieldErrors } = explain(error);
        if (fieldErrors !== undefined) applyFieldErrors(form, fieldErrors);
      }
    },
  };
}
