import { draftKey, readDraft, removeDraft } from '@saiwu/admin';
import { useSession } from '@saiwu/auth';
import { useMemo } from 'react';
import { tellLying, useLying } from '../../../lib/kept/use-lying.ts';

/** What somebody typed into a part on this device that was never saved. */
interface Left {
  values: unknown;
  /** Gives it up. */
  drop: () => void;
}

/** What of a part that is read only lies on this device still: it is put back into no form, and not lost. Null where nothing does. */
export function useLeft(name: string, isReadOnly: boolean): Left | null {
  const key = draftKey(useSession().user?.id ?? '', name);
  const lies = useLying(isReadOnly ? [key] : []);
  const values = useMemo(() => (lies === '' ? null : valuesUnder(key)), [lies, key]);
  if (values === null) return null;
  return {
    values,
    drop() {
      removeDraft(key);
      tellLying();
    },
  };
}

function valuesUnder(key: string): unknown {
  return readDraft(key, Date.now())?.values ?? null;
}
