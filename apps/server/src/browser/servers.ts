import type { SnapshotServer } from './snapshot-server.ts';

/** Servers that pages begin and let go of, each on a database of its own. */
export interface Servers {
  /** Begins one, unless there is one of this name. Whoever needs it holds a lock of its name: with the lock goes the server. */
  begin(name: string, isLast: boolean): void;
  /** Undefined: none of this name has begun, or it is gone. */
  named(name: string): Promise<SnapshotServer> | undefined;
}

/** Milliseconds without a request, after which nobody waits for this thread. */
const rest = 300;

/** One server is opened before it is asked for; when it is taken, another one as soon as nobody waits for this thread. */
export function createServers(open: () => Promise<SnapshotServer>, locks: LockManager | undefined): Servers {
  const begun = new Map<string, Promise<SnapshotServer>>();
  let spare: Promise<SnapshotServer> | undefined;
  let areMoreToCome = true;
  let resting: ReturnType<typeof setTimeout> | undefined;
  prepare();

  function prepare(): void {
    spare ??= open();
    // whoever takes it hears of it
    spare.catch(() => undefined);
  }

  function prepareSoon(): void {
    clearTimeout(resting);
    if (!spare && areMoreToCome) resting = setTimeout(prepare, rest);
  }

  async function letGo(name: string, server: Promise<SnapshotServer>): Promise<void> {
    begun.delete(name);
    await server.then((one) => one.close()).catch(() => undefined);
  }

  return {
    begin(name, isLast) {
      if (begun.has(name)) return;
      const server = spare ?? open();
      begun.set(name, server);
      spare = undefined;
      areMoreToCome = !isLast;
      prepareSoon();
      // A page that is left says nothing any more, and a port does not say that its other end is gone. Its locks go with it everywhere.
      void locks?.request(name, () => letGo(name, server));
    },
    named(name) {
      prepareSoon();
      return begun.get(name);
    },
  };
}
