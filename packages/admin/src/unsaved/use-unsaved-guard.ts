import { confirm } from '@saiwu/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAdmin } from '../admin-provider.tsx';
import { createDirtyMarks } from './dirty.ts';

/**
 * Which tabs hold unsaved input, and the one question about it. Reloading and leaving for another site are asked about by the browser
 * itself. Going back to another page of the application asks nothing where pages are kept alive: nothing is lost by it.
 */
export function useUnsavedGuard() {
  const { words } = useAdmin();
  const [marks] = useState(createDirtyMarks);
  const dirty = useSyncExternalStore(marks.subscribe, marks.getSnapshot);

  useEffect(() => {
    if (dirty.size === 0) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [dirty]);

  /** Asks once about everything unsaved; true when it may go. */
  async function mayLose(titles: readonly string[]): Promise<boolean> {
    if (titles.length === 0) return true;
    return confirm({
      title: words.unsaved,
      description: words.unsavedIn(titles),
      confirmLabel: words.leaveUnsaved,
      cancelLabel: words.stay,
      isDanger: true,
    });
  }

  return { marks, dirty, mayLose };
}
