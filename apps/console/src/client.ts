import { createClient } from '@saiwu/api-client';
import { createSessionStore } from '@saiwu/auth';
import { beginOptions, beginStart, endNotice, languageOf, readSettings } from '@saiwu/features';

/** The session of this browser. */
export const store = createSessionStore(localStorage);

/** The API behind this page. */
export const client = createClient({
  baseUrl: '/api',
  session: {
    read: store.read,
    renew: store.renew,
    end: (reason) => endNotice.end(store, reason),
  },
  language: () => languageOf(readSettings()),
  tenant: () => store.getSnapshot().tenant,
});

// the root leads to the dashboard
if (location.pathname === '/login' && !store.getSnapshot().isSignedIn) beginOptions(client);
beginStart(client, store, /^\/(dashboard)?$/.test(location.pathname));
