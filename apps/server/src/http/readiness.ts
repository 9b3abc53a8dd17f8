import { sql } from 'kysely';
import type { SealedPool } from '../core/host.ts';
import type { Queue } from '../core/queue.ts';
import { everyTenant } from '../rows/every-tenant.ts';

/** Milliseconds that the database may take for the smallest question, and the first in line for its turn. */
const patience = 2000;

/** Makes the function that says whether an operation that came now would be answered soon. It answers within two seconds itself. */
export function createReadiness({ kysely }: SealedPool, queue: Pick<Queue, 'delay'>): () => Promise<boolean> {
  let asking: Promise<boolean> | null = null;
  // one question at a time, however many want to know: a database that hangs is not given more of them
  const ask = () => {
    asking ??= sql`select 1 from tenant limit 1`
      .execute(everyTenant({ db: kysely }))
      .then(
        () => true,
        () => false,
      )
      .finally(() => (asking = null));
    return asking;
  };
  return async () => queue.delay() < patience && (await Promise.race([ask(), afterPatience()]));
}

function afterPatience(): Promise<boolean> {
  return new Promise((resolve) => setTimeout(() => resolve(false), patience));
}
