import { use } from 'react';
import { TabContext } from '../unsaved/dirty.ts';
import { useNavigate } from '../use-router.ts';

/**
 * Leads on after an act has succeeded, to the record it made. A reader who has gone to another tab before the answer came stays there;
 * the tab of the page goes where the next page was to take its place, as there is nothing left to do on it.
 */
export function useGoOn(): (to: string, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  const tab = use(TabContext);
  return (to, options) => {
    if (tab === null || tab.marks.isFront(tab.key)) navigate(to, options);
    else if (options?.replace === true) tab.drop(tab.key);
  };
}
