import { forgetTabs } from '@saiwu/admin';
import { accessMarkKey, menuLanguageKey } from '../lib/settings/session-keys.ts';
import { forgetRecent } from '../lib/settings/recent.ts';

/**
 * Forgets what a session has left in this browser beside itself: pages that were visited and tabs of this window, which name people and
 * projects, and of which state its menu and permissions are. What a person has set, pinned or typed stays theirs.
 */
export function forgetTraces(userId: string): void {
  forgetRecent(userId);
  forgetTabs(userId);
  localStorage.removeItem(accessMarkKey);
  localStorage.removeItem(menuLanguageKey);
}
