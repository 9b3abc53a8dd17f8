import type { Host } from '../../core/host.ts';
import { isSoon } from '../../services/jobs/job-kinds.ts';
import { everyTenant } from '../../rows/every-tenant.ts';

/**
 * Puts every open job in line that may have lost its place: the line's own tables are no part of a backup, and may be thrown away. One that
 * stands in line already stays where it is.
 */
export async function putBackOpenJobs(host: Host): Promise<void> {
  const db = host.database.kysely;
  const open = await everyTenant({ db })
    .selectFrom('job')
    .where('state', 'in', ['WAITING', 'RUNNING'])
    .select(['tenantId', 'id', 'name', 'startAfter'])
    .execute();
  for (const { name, ...ticket } of open) await host.jobQueue.send(db, { ...ticket, isSoon: isSoon(name) });
}
