import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useAdmin } from '../admin-provider.tsx';
import { createDraftKeeper, type DraftNews } from './draft-keeper.ts';
import { draftKey, fitting } from './draft-store.ts';
import { leaveToDraft } from './kept-form.ts';

export interface DraftOptions<Values extends FieldValues, Context, Submitted> {
  /** Which form: `contest:12`, `user:new`. */
  key: string;
  form: UseFormReturn<Values, Context, Submitted>;
  /** The version of the row the form was opened with; null for a new one. */
  version: number | null;
  /** Called with the version a restored draft was typed over. */
  onRestore?: (version: number | null) => void;
}

export interface OfferedDraft {
  /** A draft to offer back; null when there is none. */
  news: DraftNews | null;
  /** When what is typed was last kept on this device, in milliseconds of its clock; null while nothing is. */
  savedAt: number | null;
  /** Puts it into the form. */
  restore: () => void;
  /** Leaves the form as it is; what an earlier visit left is removed. */
  discard: () => void;
  /** The form was saved or given up. */
  clear: () => void;
}

/**
 * Keeps a form's unsaved input on this device, so that it survives a crash, and offers it back for seven days. Show the answer with
 * `<DraftNotice>`, and clear it after saving. Passwords and files are never kept.
 */
export function useDraft<Values extends FieldValues, Context, Submitted>(options: DraftOptions<Values, Context, Submitted>): OfferedDraft {
  const { key, form, version, onRestore } = options;
  const { userId } = useAdmin();
  const [keeper] = useState(() => createDraftKeeper(draftKey(userId ?? '', key), Math.random().toString(36)));
  const news = useSyncExternalStore(keeper.subscribe, keeper.getSnapshot);
  const savedAt = useSyncExternalStore(keeper.subscribe, keeper.getSavedAt);
  const { isDirty, defaultValues } = useFormState({ control: form.control });
  const wasDirty = useRef(false);
  const read = useEffectEvent(() => ({ version, values: form.getValues() }));

  useEffect(() => keeper.watch(), [keeper]);
  useEffect(() => leaveToDraft(form.control), [form.control]);

  useEffect(() => {
    if (!isDirty) {
      // saved, or taken back by hand
      if (wasDirty.current) keeper.clear();
      wasDirty.current = false;
      return undefined;
    }
    wasDirty.current = true;
    const keep = () => keeper.touch(() => read());
    keep();
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [isDirty, form, keeper]);

  return {
    news,
    savedAt,
    restore() {
      if (news === null) return;
      form.reset(fitting(news.draft.values, { ...form.getValues(), ...(defaultValues as Partial<Values>) }), { keepDefaultValues: true }); // the form's own values
      keeper.accept();
      onRestore?.(news.draft.version);
    },
    discard: keeper.refuse,
    clear: keeper.clear,
  };
}
