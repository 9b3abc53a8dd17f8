import type { MessageDescriptor } from '@lingui/core';
import type { Selectable } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { TenantSchema } from '../../schema/tenant-schema.ts';
import type { JobOutcome } from '../../services/jobs/define-job.ts';
import { tenantDb } from '../../rows/tenant-db.ts';

export type JobRow = Selectable<TenantSchema['job']>;

/** The job, held until the transaction ends: only one attempt, or whoever cancels, decides at a time. */
export async function lockJob(ctx: Context, id: string): Promise<JobRow | undefined> {
  return tenantDb(ctx).selectFrom('job').where('id', '=', id).selectAll().forUpdate().executeTakeFirst();
}

/** Whether it has ended, well or not. */
export function isOver({ state }: Pick<JobRow, 'state'>): boolean {
  return state !== 'WAITING' && state !== 'RUNNING';
}

/** How a job ends. */
export type JobEnd = ({ state: 'SUCCEEDED' } & JobOutcome) | { state: 'FAILED'; error: MessageDescriptor } | { state: 'CANCELLED' };

/** Tells every process where a job stands, when the transaction commits. */
export async function tellJob(ctx: Context, { id, userId, state, done, total }: JobRow): Promise<void> {
  await ctx.host.bus.publish(ctx.db, 'job', { tenantId: ctx.tenant.id, id, userId, state, done, total });
}
