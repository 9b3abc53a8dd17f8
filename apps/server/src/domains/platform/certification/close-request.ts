import { callerOf, type Context } from '../../../core/context.ts';
import { settleAsked } from './certification-messages.ts';
import type { CertificationRow } from './present-certification.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Writes down what was decided about a request that is held, and who has decided. */
export async function closeRequest(
  ctx: Context,
  request: CertificationRow,
  outcome: { state: 'APPROVED' | 'REJECTED'; reason: string | null },
): Promise<void> {
  await tenantDb(ctx)
    .updateTable('certification')
    .set({ ...outcome, decidedBy: callerOf(ctx).userId, decideTime: ctx.now })
    .where('id', '=', request.id)
    .execute();
  await settleAsked(ctx, request);
}
