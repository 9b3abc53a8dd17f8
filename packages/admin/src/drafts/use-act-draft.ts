import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useAdmin } from '../admin-provider.tsx';
import { draftKey, isKept, removeDraft, writeDraft } from './draft-store.ts';
import { changedIn, giveBack, leaveToDraft } from './kept-form.ts';

/**
 * Keeps the input of an act's form on this device, with every change, until it is taken back or sent: the page may be lost before. The
 * same person finds it in the same form again. A form that asks for a password or a code keeps nothing.
 *
 * @param name which form, and its first values
 * @returns removes the kept input
 */
export function useActDraft<Values extends FieldValues, Context, Submitted>(
  form: UseFormReturn<Values, Context, Submitted>,
  name: string,
): () => void {
  const { userId, words } = useAdmin();
  const key = draftKey(userId ?? '', name);

  useEffect(() => {
    leaveToDraft(form.control);
    if (userId === null || Object.keys(form.getValues()).some((field) => field === 'code' || !isKept(field, ''))) return undefined;
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues = {} }) => {
        const typed = changedIn(values, defaultValues);
        if (Object.keys(typed).length === 0) removeDraft(key);
        else writeDraft(key, { savedAt: Date.now(), writer: '', version: null, values: typed });
      },
    });
    // a page that was only hidden still holds its input
    if (!form.formState.isDirty) giveBack(form, key, words.foundKept);
    return stop;
  }, [form, userId, key, words]);

  return () => removeDraft(key);
}
