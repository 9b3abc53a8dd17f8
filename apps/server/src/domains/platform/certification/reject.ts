import type { Context } from '../../../core/context.ts';
import { tellRejected } from './certification-messages.ts';
import { closeRequest } from './close-request.ts';
import { holdRequest } from './hold-request.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** PENDING → REJECTED, with a reason that the person reads. Who was certified before stays so. */
export async function reject(ctx: Context, id: string, reason: string): Promise<void> {
  const { request } = await holdRequest(ctx, id, 'reject');
  await tenantDb(ctx)
    .updateTable('user')
    .set({ centifiedStatus: false })
    .where('id', '=', request.userId)
    .where('centifiedStatus', 'is not', true)
    .execute();
  await closeRequest(ctx, request, { state: 'REJECTED', reason });
  await tellRejected(ctx, request, reason);
}
