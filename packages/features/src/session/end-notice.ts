/** Remembers, until the next sign-in, that the session was ended by the server and not by the person. */
export const endNotice = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isExpired: () => hasExpired,
  expire: () => set(true),
  clear: () => set(false),
};

const listeners = new Set<() => void>();
let hasExpired = false;

function set(next: boolean) {
  hasExpired = next;
  for (const listener of listeners) listener();
}
