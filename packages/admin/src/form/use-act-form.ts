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
  /** Which act, and on what where no field tells: what was typed about one record does not come back in the form about another. Default: the operation. */
  about?: string | undefined;
  /** What the form holds afterwards. Default: what it began with. */
  resetTo?: (answer: Answer) => z.input<Schema>;
  onDone?: ((answer: Answer) => void) | undefined;
}

/**
 * The form of one act: a reason, an invitation, a password. What the server has against a field stands at it; the tab is marked while something is
 * typed, and no longer once it was sent. What is typed comes back when the page was lost, except passwords and codes; reset the form where the reader gives it up.
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
    /** What the act has answered. */
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
