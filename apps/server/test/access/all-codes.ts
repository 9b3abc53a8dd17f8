import { seedTenantId } from '../../src/core/tenants.ts';
import type { Schema } from '../../src/schema/schema.ts';
import type { TestServer } from '../harness.ts';
import { asClient, type Somebody } from './identities.ts';
import { tenants } from './world.ts';

/** Somebody whose role holds codes that a test chooses. */
export interface Holder extends Somebody {
  /** Takes all codes but one away from the role, or that one alone, while `work` is done. */
  without<Done>(code: string, work: () => Promise<Done>): Promise<Done>;
  withOnly<Done>(code: string, work: () => Promise<Done>): Promise<Done>;
}

/** A user of an organisation with a role of their own, which holds every code that there is. */
export async function holderOfAllCodes(
  server: TestServer,
  dsType: Schema['role']['dsType'] & string,
  orgId: string | null,
): Promise<Holder> {
  const { db, host } = server;
  const tenantId = seedTenantId;
  const { passwordHash } = await db.selectFrom('user').select('passwordHash').limit(1).executeTakeFirstOrThrow();
  const role = await db
    .insertInto('role')
    .values({ tenantId, code: `HOLDER_${dsType}`, name: '全部权限', dsType } as never) // the column takes what the caller may name
    .returning('id')
    .executeTakeFirstOrThrow();
  const account = `holder_${dsType.toLowerCase()}`;
  const user = await db
    .insertInto('user')
    .values({ tenantId, account, name: account, orgId, passwordHash, mustChangePassword: false })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('userRole').values({ tenantId, userId: user.id, roleId: role.id }).execute();
  const resources = await db.selectFrom('resource').where('tenantId', '=', tenantId).select(['id', 'code']).execute();
  const grant = (ids: readonly string[]) =>
    db
      .insertInto('roleAuthority')
      .values(ids.map((authorityId) => ({ tenantId, roleId: role.id, authorityType: 'RESOURCE' as const, authorityId })))
      .execute();
  await grant(resources.map(({ id }) => id));

  async function holding<Done>(isHeld: (code: string) => boolean, work: () => Promise<Done>): Promise<Done> {
    return server.undoing(async () => {
      await db.deleteFrom('roleAuthority').where('roleId', '=', role.id).execute();
      await grant(resources.filter(({ code }) => isHeld(code)).map(({ id }) => id));
      await host.bus.publish(db, 'access', { tenantId });
      return work();
    });
  }

  return {
    headers: asClient(await server.within(tenants.first).headersOf(account)),
    userId: user.id,
    without: (code, work) => holding((one) => one !== code, work),
    withOnly: (code, work) => holding((one) => one === code, work),
  };
}
