import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { TenantSchema } from '../../schema/tenant-schema.ts';
import type { SignInUser } from './password/check-password.ts';
import { passwordExpireTime } from './password/password-duty.ts';
import { tenantDb } from '../../rows/tenant-db.ts';

type Given = Pick<Insertable<TenantSchema['user']>, 'account' | 'name' | 'orgId' | 'mobile' | 'verifiedMobile' | 'mobileVerifiedTime'>;

/**
 * Adds somebody who has registered themselves, with the password of their own choice and their consent, with a role of ours (null: they
 * get one otherwise). Null where the account is taken. Belongs to the transaction around it.
 */
export async function addRegistered(
  ctx: Context,
  given: Given & { passwordHash: string },
  roleCode: 'MAKER' | null = 'MAKER',
): Promise<SignInUser | null> {
  const user = await tenantDb(ctx)
    .insertInto('user')
    .values({
      ...given,
      mustChangePassword: false,
      passwordExpireTime: passwordExpireTime(ctx),
      consentTime: ctx.now,
      createTime: ctx.now,
    })
    .onConflict((conflict) => conflict.expression(sql`tenant_id, lower(account)`).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!user) return null;
  if (roleCode === null) return user;
  await tenantDb(ctx)
    .insertInto('userRole')
    .columns(['userId', 'roleId'])
    .expression((db) =>
      db
        .selectFrom('role')
        .where('code', '=', roleCode)
        .select([(eb) => eb.val(user.id).as('userId'), 'id']),
    )
    .execute();
  return user;
}
