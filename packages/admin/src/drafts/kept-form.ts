import { toast } from '@saiwu/ui';
import { use, useEffect, useEffectEvent, type ContextType } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useAdmin } from '../admin-provider.tsx';
import { TabContext } from '../unsaved/dirty.ts';
import { draftKey, fitting, isKept, readDraft, removeDraft, writeDraft } from './draft-store.ts';

/**
 * Keeps the input of a form when the session ends, under its page and its fields, and puts it back when the same person opens the page
 * again; a toast says so and can undo it. Passwords and files are never kept, and nothing of a form that keeps a draft of its own.
 */
export function useKeptForm<Values extends FieldValues, Context, Submitted>(
  form: UseFormReturn<Values, Context, Submitted>,
  fields: readonly string[],
): void {
  const { words, userId } = useAdmin();
  const tab = use(TabContext);
  const name = fields.toSorted().join();

  const begin = useEffectEvent((key: string) => {
    if (userId !== null) giveBack(form, draftKey(userId, key), words.foundKept);
  });

  useEffect(() => {
    const key = `page:${tab?.key ?? location.pathname}:${name}`;
    const keeper: Keeper = { key, tab, read: () => (drafted.has(form.control) ? null : changedValues(form)) };
    asleep.delete(key);
    begin(key);
    awake.add(keeper);
    return () => {
      awake.delete(keeper);
      // the page may only be hidden behind another tab
      const values = keeper.read();
      if (values !== null && tab !== null) asleep.set(key, { tab, values });
    };
  }, [form, tab, name]);
}

/** Keeps the person's unsaved input, in all tabs of the application; answers whether there was any, drafts included. */
export function keepForms(userId: string): boolean {
  const unsaved = new Map<string, Unsaved>(asleep);
  for (const { key, tab, read } of awake) {
    const values = read();
    if (values !== null) unsaved.set(key, { tab, values });
  }
  for (const [key, { tab, values }] of unsaved) {
    // a closed tab, or a form that the reader left on purpose
    if (tab !== null && !tab.marks.getSnapshot().has(tab.key)) unsaved.delete(key);
    else writeDraft(draftKey(userId, key), { savedAt: Date.now(), writer: 'session', version: null, values });
  }
  return unsaved.size > 0 || [...awake].some(({ tab }) => tab !== null && tab.marks.getSnapshot().size > 0);
}

/** Takes the input under a key into a form, and says so with a way back. */
export function giveBack<Values extends FieldValues, Context, Submitted>(
  form: UseFormReturn<Values, Context, Submitted>,
  key: string,
  words: string,
): void {
  const draft = readDraft(key, Date.now());
  if (draft === null) return;
  removeDraft(key);
  form.reset(fitting(draft.values, form.getValues()), { keepDefaultValues: true });
  toast.info(words, { undo: () => form.reset() });
}

/** This form keeps a draft of its own. */
export function leaveToDraft(control: object): void {
  drafted.add(control);
}

/** The fields that differ from the first values of the form. */
export function changedIn(values: FieldValues, opened: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(opened[field])));
}

type Tab = NonNullable<ContextType<typeof TabContext>>;

interface Unsaved {
  /** Null for a form outside of the tabs. */
  tab: Tab | null;
  values: FieldValues;
}

interface Keeper {
  key: string;
  tab: Tab | null;
  /** The values, where some of those that may be kept have changed. */
  read: () => FieldValues | null;
}

const awake = new Set<Keeper>();
/** Forms of pages that are hidden, by key. */
const asleep = new Map<string, Unsaved>();
const drafted = new WeakSet<object>();

function changedValues<Values extends FieldValues, Context, Submitted>(
  form: UseFormReturn<Values, Context, Submitted>,
): FieldValues | null {
  const values: FieldValues = form.getValues();
  const changed = changedIn(values, form.formState.defaultValues ?? {});
  return Object.keys(changed).some((field) => isKept(field, values[field])) ? values : null;
}
