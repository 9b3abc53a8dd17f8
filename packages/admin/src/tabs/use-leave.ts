import { use } from 'react';
import { useAdmin } from '../admin-provider.tsx';
import { TabContext } from '../unsaved/dirty.ts';
import { useNavigate } from '../use-router.ts';

/**
 * Leaves a page for good: its tab goes, and the reader is back where they came from, or at `otherwise` where they came from nowhere. Ask
 * before about unsaved input, as `giveUp` of `useSaveForm` does. A reader who has gone to another tab stays there.
 */
export function useLeave(otherwise: string): () => void {
  const { historyPlace } = useAdmin().router;
  const navigate = useNavigate();
  const tab = use(TabContext);
  return () => {
    if (tab !== null && !tab.marks.isFront(tab.key)) return tab.drop(tab.key);
    // the page at the other address takes the place of the tab
    if (historyPlace() === 0) navigate(otherwise, { replace: true });
    else {
      navigate(-1);
      tab?.drop(tab.key);
    }
  };
}
