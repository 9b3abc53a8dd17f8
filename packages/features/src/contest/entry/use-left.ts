import { draftKey, readDraft, removeDraft } from '@saiwu/admin';
import { useSession } from '@saiwu/auth';
import { useEffect, useState } from 'react';

/** What somebody typed into a part on this device that was never saved. */
export interface Left {
  values: unknown;
  /** Gives it up. */
  drop: () => void;
}

/** What of a part that is read only lies on this device still: it is put back into no form, and not lost. Null where nothing does. */
export function useLeft(name: string, isReadOnly: boolean): Left | null {
  const key = draftKey(useSession().user?.id ?? '', name);
  const [values, setValues] = useState<unknown>(null);
  // not before the form that was filled in until now has put there what was typed last
  useEffect(() => setValues(isReadOnly ? (readDraft(key, Date.now())?.values ?? null) : null), [key, isReadOnly]);
  if (values === null) return null;
  return {
    values,
    drop() {
      removeDraft(key);
      setValues(null);
    },
  };
}
