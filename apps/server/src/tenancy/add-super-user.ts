import { callerOf, type Context } from '../core/context.ts';
import { giveRole } from '../seed/seed.ts';
import { everyTenant } from '../rows/every-tenant.ts';

interface SuperUser {
  account: string;
  name: string;
  mobile?: string | null | undefined;
  email?: string | null | undefined;
  sex?: 'M' | 'W' | 'N';
  /** Of a password that is good once. Absent: nobody can sign in before one is given. */
  passwordHash?: string;
}

/** Adds somebody to a tenant who may do everything there, and answers the id. */
export async function addSuperUser(ctx: Context, tenantId: string, user: SuperUser): Promise<string> {
  const { userId } = callerOf(ctx);
  const { id } = await everyTenant(ctx)
    .insertInto('user')
    .values({ ...user, tenantId, mustChangePassword: true, ...(tenantId === ctx.tenant.id && { createdBy: userId, updatedBy: userId }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await giveRole(everyTenant(ctx), id, 'SUPER_ADMIN', tenantId);
  return id;
}
