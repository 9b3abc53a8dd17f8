import type { SessionStore } from '@saiwu/auth';
import { accessMarkKey } from '../settings/session-keys.ts';
import type { Api } from './api.tsx';

/**
 * Fetches anew what the reader may do, who they are and the menu, unless they are as the mark says: gates, badge and menu follow without
 * signing in again.
 */
export async function renewAccess(call: Api['call'], store: SessionStore, mark: string): Promise<void> {
  const { user } = store.getSnapshot();
  const known = `${user?.id} ${mark}`;
  if (user === null || localStorage.getItem(accessMarkKey) === known) return;
  try {
    const [resource, menu, session] = await Promise.all([call('resource.visible'), call('menu.router'), call('session.verify')]);
    // somebody else may have signed in meanwhile
    if (store.getSnapshot().user?.id !== user.id) return;
    // the tokens stay as they are
    store.setUser({ ...session, refreshToken: '' });
    store.setResources(resource);
    store.setRouter(menu);
    localStorage.setItem(accessMarkKey, known);
  } catch {
    // the next event, or the next load, brings it
  }
}
