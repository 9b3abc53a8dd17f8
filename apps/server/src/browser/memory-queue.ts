import type { Bus } from '../core/bus.ts';
import type { JobQueue, JobTicket, RunTicket } from '../core/host.ts';

/** How many jobs run at once: of those that somebody waits for, and of all others. */
const atOnce = { soon: 2, others: 4 };

/** Longest pause between two tries, in milliseconds. */
const longestPause = 300_000;

interface Waiting {
  ticket: JobTicket;
  /** Epoch milliseconds. */
  due: number;
  failures: number;
}

export interface MemoryQueue extends JobQueue {
  /** Runs what is due at the clock's instant, one after the other, with what that puts in line: for tests. */
  runDue(run: RunTicket): Promise<void>;
}

/** A line that lives as long as its process, for the one connection of an embedded database: in a browser worker, and in tests. */
export function memoryQueue(bus: Bus, now: () => number = Date.now): MemoryQueue {
  const line = new Map<string, Waiting>();
  const running = { soon: new Set<Promise<void>>(), others: new Set<Promise<void>>() };
  const stopping = new AbortController();
  let runner: RunTicket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  // what stands in line is told over the bus, which belongs to its transaction: of one that is undone nothing is heard
  const unsubscribe = bus.subscribe('jobQueued', ({ tenantId, id, startAfter, isSoon }) => {
    const ticket = { tenantId, id, isSoon, startAfter: startAfter === null ? null : new Date(startAfter) };
    line.set(`${tenantId}:${id}`, { ticket, due: startAfter ?? 0, failures: 0 });
    pump();
  });

  /** The next that is due, of all or of those of a kind. */
  function takeDue(kind?: keyof typeof atOnce): [string, Waiting] | undefined {
    const instant = now();
    const asked = [...line].filter(([, { ticket }]) => kind === undefined || ticket.isSoon === (kind === 'soon'));
    const found = asked.filter(([, { due }]) => due <= instant).toSorted(([, a], [, b]) => a.due - b.due)[0];
    if (found) line.delete(found[0]);
    return found;
  }

  async function attempt([key, { ticket, failures }]: [string, Waiting], run: RunTicket): Promise<void> {
    try {
      await run(ticket, stopping.signal);
    } catch {
      const pause = Math.min(1000 * 2 ** failures, longestPause);
      // it may stand in line anew meanwhile
      if (!line.has(key)) line.set(key, { ticket, due: now() + pause, failures: failures + 1 });
    }
  }

  function pump(): void {
    clearTimeout(timer);
    if (!runner || stopping.signal.aborted) return;
    for (const kind of ['soon', 'others'] as const)
      while (running[kind].size < atOnce[kind]) {
        const next = takeDue(kind);
        if (!next) break;
        const one = attempt(next, runner).finally(() => {
          running[kind].delete(one);
          pump();
        });
        running[kind].add(one);
      }
    // what is due already is taken up by whoever is done
    const soonest = Math.min(...[...line.values()].map(({ due }) => due).filter((due) => due > now()));
    // a timer holds 24.8 days at most
    if (Number.isFinite(soonest)) timer = setTimeout(pump, Math.min(Math.max(soonest - now(), 0), 86_400_000));
  }

  return {
    send: (db, { tenantId, id, startAfter, isSoon }) =>
      bus.publish(db, 'jobQueued', { tenantId, id, startAfter: startAfter?.getTime() ?? null, isSoon }),
    open: async () => undefined,
    async work(run) {
      runner = run;
      pump();
    },
    async stop() {
      unsubscribe();
      stopping.abort();
      clearTimeout(timer);
      await Promise.allSettled([...running.soon, ...running.others]);
    },
    async runDue(run) {
      for (let next = takeDue(); next; next = takeDue()) await attempt(next, run);
    },
  };
}
