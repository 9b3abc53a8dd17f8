import { confirm } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createDirtyMarks } from '../lib/dirty.ts';

/**
 * Which tabs hold unsaved input, and the one question about it. Reloading and leaving for another site are asked about by the browser itself.
 * Going back to another page of the console asks nothing where pages are kept alive: nothing is lost by it.
 */
export function useUnsavedGuard() {
  const { t } = useLingui();
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
    const names = titles.join(t`、`);
    return confirm({
      title: t`有未保存的内容`,
      description: t`“${names}”里填写的内容还没有保存，离开后会丢失。`,
      confirmLabel: t`不保存，离开`,
      cancelLabel: t`留在这里`,
      isDanger: true,
    });
  }

  return { marks, dirty, mayLose };
}
