import type { Host } from '../src/core/host.ts';

type Process = Pick<Host, 'bus' | 'database'>;

/**
 * Resolves when every process has heard all that was told before. What is told is heard in the order in which it was committed, so each has
 * when it hears what is told now. What a process says then, it says because it was told, and not because time has passed.
 */
export async function allHeard(processes: readonly Process[]): Promise<void> {
  const [first] = processes;
  if (!first) throw new Error('there is no process');
  const mark = `mark ${crypto.randomUUID()}`;
  const hearing = processes.map(({ bus }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const stop = bus.subscribe('job', ({ id }) => id === mark && resolve());
    return promise.finally(stop);
  });
  // a job that is nobody's: no cache and no stream takes notice
  const job = { tenantId: '0', id: mark, userId: null, state: 'RUNNING', done: 0, total: null } as const;
  await first.bus.publish(first.database.kysely, 'job', job);
  await Promise.all(hearing);
}
