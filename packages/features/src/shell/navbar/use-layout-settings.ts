import { useSetting } from '../../lib/settings/settings.ts';

/** What the settings of this browser say about the layout. */
export function useLayoutSettings() {
  const [logo] = useSetting('SIDEBAR_LOGO');
  const [unique] = useSetting('UNIQUE_OPENED');
  const [multipage] = useSetting('MULTIPAGE');
  const [header] = useSetting('FIXED_HEADER');
  const [sidebar] = useSetting('FIXED_SIDEBAR');
  const [sidebarStyle] = useSetting('PAGE_STYLE');
  return {
    hasLogo: logo === 1,
    hasTabs: multipage === 1,
    isUniqueOpen: unique === 1,
    isHeaderFixed: header === 1,
    isSidebarFixed: sidebar === 1,
    sidebarStyle,
  };
}
