import type { Host } from './host.ts';
import { createQueue, type Queue } from './queue.ts';

const queues = new WeakMap<Host, Queue>();

/** The line in front of all operations of a host. */
export function operationQueue(host: Host): Queue {
  const known = queues.get(host);
  if (known) return known;
  const queue = host.database.kind === 'embedded' ? createQueue(32, 256) : createQueue(200, 2000);
  queues.set(host, queue);
  return queue;
}
