import { toast } from '@saiwu/ui';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useAdmin } from '../admin-provider.tsx';
import { createDraftKeeper, type DraftKeeper, type DraftNews } from './draft-keeper.ts';
import { draftKey, fitting, type Draft } from './draft-store.ts';
import { changedIn, leaveToDraft } from './kept-form.ts';

export interface DraftOptions<Values extends FieldValues, Context, Submitted> {
  /** Which form: `contest:12`, `user:new`. Where it changes, the input goes along to the new one. */
  key: string;
  form: UseFormReturn<Values, Context, Submitted>;
  /** The version of the row the form was opened with; null for a new one. */
  version: number | null;
  /** Called with the version a draft was typed over, when the reader takes one of another version. */
  onRestore?: (version: number | null) => void;
}

export interface OfferedDraft {
  /** A draft that is back in the form, or is offered; null when there is none. */
  news: DraftNews | null;
  /** When the input was last kept on this device, in milliseconds of its clock; null while nothing is. */
  savedAt: number | null;
  /** Puts the offered draft into the form. */
  restore: () => void;
  /**
   * Takes a restored draft out of the form again, which a toast can undo; while a draft is only offered, the form stays as it is. Either
   * way the draft is removed.
   */
  discard: () => void;
  /** The form was saved. */
  clear: () => void;
  /** The input was given up. */
  drop: () => void;
}

/**
 * Keeps a form's unsaved input on this device, so that it survives a crash: for seven days it is put back when the form is opened again,
 * and offered where the row has changed since. Show the answer with `<DraftNotice>`, and clear it after saving. Passwords and files are
 * never kept.
 */
export function useDraft<Values extends FieldValues, Context, Submitted>(options: DraftOptions<Values, Context, Submitted>): OfferedDraft {
  const { key, form, version, onRestore } = options;
  const { userId, words } = useAdmin();
  const [writer] = useState(() => Math.random().toString(36));
  const keeperOf = (isTyped: boolean) => ({ key, keeper: createDraftKeeper(draftKey(userId ?? '', key), writer, version, isTyped) });
  const [kept, setKept] = useState(() => keeperOf(false));
  const { keeper } = kept;
  const news = useSyncExternalStore(keeper.subscribe, keeper.getSnapshot);
  const savedAt = useSyncExternalStore(keeper.subscribe, keeper.getSavedAt);
  const { isDirty, defaultValues } = useFormState({ control: form.control });
  if (kept.key !== key) setKept(keeperOf(isDirty));
  const lastKeeper = useRef(keeper);
  const wasDirty = useRef(false);
  const isPutBack = useRef(false);
  // untouched fields begin as the form does that the draft comes back to
  const read = useEffectEvent(() => ({ version, values: changedIn(form.getValues(), defaultValues ?? {}) }));

  function fill({ values }: Draft, begun: Values) {
    form.reset(fitting(values, begun), { keepDefaultValues: true });
  }

  const putBack = useEffectEvent((now: DraftKeeper) => {
    // the input has gone along: it is not to come back from where it was kept before
    if (lastKeeper.current !== now && isDirty) lastKeeper.current.drop();
    lastKeeper.current = now;
    const draft = now.takeBack();
    if (draft === null) return;
    isPutBack.current = true;
    // nothing is typed: the form holds its first values
    fill(draft, form.getValues());
  });

  useEffect(() => keeper.watch(), [keeper]);
  useEffect(() => leaveToDraft(form.control), [form.control]);
  useEffect(() => putBack(keeper), [keeper]);

  useEffect(() => {
    if (!isDirty) {
      // saved, or taken back by hand
      if (wasDirty.current) keeper.drop();
      wasDirty.current = false;
      return undefined;
    }
    wasDirty.current = true;
    const keep = () => keeper.touch(() => read());
    // the restored draft was kept already, since when it was typed
    if (!isPutBack.current) keep();
    isPutBack.current = false;
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [isDirty, form, keeper]);

  return {
    news: news?.kind === 'restored' && !isDirty ? null : news,
    savedAt,
    restore() {
      if (news === null) return;
      fill(news.draft, { ...form.getValues(), ...(defaultValues as Partial<Values>) }); // the form's own values
      keeper.accept();
      onRestore?.(news.draft.version);
    },
    discard() {
      if (news?.kind !== 'restored') return keeper.refuse();
      const values = form.getValues();
      form.reset();
      keeper.drop();
      toast.info(words.draftDiscarded, { undo: () => form.reset(values, { keepDefaultValues: true }) });
    },
    clear: keeper.clear,
    drop: keeper.drop,
  };
}
