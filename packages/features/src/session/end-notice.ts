import type { Session, SessionStore } from '@saiwu/auth';

/** Remembers, until the next sign-in, that the session was ended by the server and not by the person. */
export const endNotice = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isExpired: () => hasExpired,
  /** What the server said to it; empty where it said nothing. */
  words: () => words,
  expire: () => {
    if (!isLeaving) set(true, words);
  },
  clear: () => set(false, ''),
  /** The person signs out here: nothing is to be told any more. The page starts anew afterwards. */
  leave: () => {
    isLeaving = true;
  },
  isLeaving: () => isLeaving,
  /**
   * The server has ended the session. The storage is marked, so that every tab tells the person and none tries to renew it; the answer
   * forgets it. An open page, where nobody tells, forgets it at once.
   */
  end(store: SessionStore, reason: { message: string }): void {
    const tokens = store.read();
    if (tokens) store.renew({ token: tokens.token, refreshToken: null, expiresAt: ended });
    set(true, reason.message);
  },
};

/** Whether the server has ended a session that the storage still has. */
export function isEnded({ isSignedIn, refreshToken, expiresAt }: Session): boolean {
  return isSignedIn && refreshToken === null && expiresAt === ended;
}

/** The expiry that marks an ended session: an instant at which none can have ended. */
const ended = 0;

const listeners = new Set<() => void>();
let hasExpired = false;
let words = '';
let isLeaving = false;

function set(isExpired: boolean, said: string) {
  hasExpired = isExpired;
  words = said;
  for (const listener of listeners) listener();
}
