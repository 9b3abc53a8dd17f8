import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { administers } from './admission/org-bar.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/**
 * Ends all sessions of a user who was switched off: an account that is switched on again signs in anew, on each device. Like the functions
 * below for whatever else a session depends on, within the transaction of the change.
 */
export async function endSessionsOfUser(ctx: Context, userId: string): Promise<void> {
  await open(ctx, 'USER_OFF').where('userId', '=', userId).execute();
}

/** The same for those that an application has begun. */
export async function endSessionsOfApplication(ctx: Context, clientId: string): Promise<void> {
  await open(ctx, 'APPLICATION_OFF').where('clientId', '=', clientId).execute();
}

/** The same for the administrators of an organisation and of those beneath it. A judge who came by an invitation is none. */
export async function endSessionsOfAdministrators(ctx: Context, orgId: string): Promise<void> {
  await open(ctx, 'ORG_OFF')
    .where('invitationId', 'is', null)
    .where(
      sql<boolean>`user_id in (select "user".id from "user"
        join org own on own.tenant_id = "user".tenant_id and own.id = "user".org_id
        join org above on above.tenant_id = own.tenant_id and above.id = ${orgId} and own.tree_path like above.tree_path || '%'
        where "user".tenant_id = ${ctx.tenant.id} and ${administers})`,
    )
    .execute();
}

function open(ctx: Context, endReason: 'USER_OFF' | 'APPLICATION_OFF' | 'ORG_OFF') {
  return tenantDb(ctx).updateTable('session').set({ endedTime: ctx.now, endReason }).where('endedTime', 'is', null);
}
