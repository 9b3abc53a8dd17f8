import { msg } from '@lingui/core/macro';
import { notNow } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import { settleThere } from '../user/settle-there.ts';
import { giveRoles } from '../user/roles/user-roles.ts';
import { tellApproved } from './certification-messages.ts';
import { closeRequest } from './close-request.ts';
import { readDecidable } from './decidable.ts';
import { holdRequest } from './hold-request.ts';
import { type CertificationRow, placeOf } from './present-certification.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/**
 * PENDING → APPROVED: the person gets the role, comes to the school or college that they have asked for, and is certified. Whom that moves,
 * is moved once `isConfirmed`.
 */
export async function approve(ctx: Context, id: string, isConfirmed: boolean): Promise<void> {
  const { request, applicant } = await holdRequest(ctx, id, 'approve');
  const { userName: name } = request;
  const to = placeOf(request);
  if (applicant.move !== null && !isConfirmed) throw notNow(msg`通过后，${name} 会转到${to}，确认后才会通过`, { mustConfirm: true });
  const role = (await readDecidable(ctx)).find(({ code }) => code === request.roleCode);
  if (!role) throw new Error('a request that was held is for a role that can be given');
  await giveRoles(ctx, [{ userId: request.userId, roleIds: [role.id] }]);
  await settleThere(ctx, request.userId, applicant.move === null ? null : request.orgId, { centifiedStatus: true });
  if (request.roleCode === 'JUDGE') await addJudge(ctx, request);
  await closeRequest(ctx, request, { state: 'APPROVED', reason: null });
  await tellApproved(ctx, request);
}

/** Puts somebody on the school's list of judges; who stands on one already stays there. */
async function addJudge(ctx: Context, { userId, schoolId, collegeId }: CertificationRow): Promise<void> {
  await tenantDb(ctx)
    .insertInto('judge')
    .values({
      userId,
      orgId: schoolId,
      schoolId,
      collegeId,
      createTime: ctx.now,
      createdBy: callerOf(ctx).userId,
    })
    .onConflict((conflict) => conflict.columns(['userId']).doNothing())
    .execute();
}
