import { seedTenantId } from '../../src/core/tenants.ts';
import type { TestServer } from '../harness.ts';
import { asClient, type Somebody } from './identities.ts';
import { tenants } from './world.ts';

export type DsType = 'ALL' | 'THIS_LEVEL' | 'THIS_LEVEL_CHILDREN' | 'CUSTOMIZE' | 'SELF';

/** Somebody whose role holds codes that a test chooses. */
export interface Holder extends Somebody {
  roleId: string;
  /** Gives them another role, without any code; its id. */
  addRole(dsType: DsType): Promise<string>;
  /** Takes some codes away from the role, or all but one, while `work` is done. */
  without<Done>(codes: readonly string[], work: () => Promise<Done>): Promise<Done>;
  withOnly<Done>(code: string, work: () => Promise<Done>): Promise<Done>;
}

/** A user of an organisation with a role of their own, which holds every code that there is. */
export async function holderOfAllCodes(server: TestServer, dsType: DsType, orgId: string | null): Promise<Holder> {
  const { db, host } = server;
  const tenantId = seedTenantId;
  const { passwordHash } = await db.selectFrom('user').select('passwordHash').limit(1).executeTakeFirstOrThrow();
  const newRole = async (code: string, scope: DsType) =>
    (await db.insertInto('role').values({ tenantId, code, name: code, dsType: scope }).returning('id').executeTakeFirstOrThrow()).id;
  const roleId = await newRole(`HOLDER_${dsType}`.slice(0, 20), dsType);
  const account = `holder_${dsType.toLowerCase()}`;
  const user = await db
    .insertInto('user')
    .values({ tenantId, account, name: account, orgId, passwordHash, mustChangePassword: false })
    .returning('id')
    .executeTakeFirstOrThrow();
  const hold = (held: string) => db.insertInto('userRole').values({ tenantId, userId: user.id, roleId: held }).execute();
  await hold(roleId);
  const resources = await db.selectFrom('resource').where('tenantId', '=', tenantId).select(['id', 'code']).execute();
  const grant = (ids: readonly string[]) =>
    db
      .insertInto('roleAuthority')
      .values(ids.map((authorityId) => ({ tenantId, roleId, authorityType: 'RESOURCE' as const, authorityId })))
      .execute();
  await grant(resources.map(({ id }) => id));

  async function holding<Done>(isHeld: (code: string) => boolean, work: () => Promise<Done>): Promise<Done> {
    return server.undoing(async () => {
      await db.deleteFrom('roleAuthority').where('roleId', '=', roleId).execute();
      await grant(resources.filter(({ code }) => isHeld(code)).map(({ id }) => id));
      await host.bus.publish(db, 'access', { tenantId });
      return work();
    });
  }

  return {
    headers: asClient(await server.within(tenants.first).headersOf(account)),
    userId: user.id,
    roleId,
    async addRole(scope) {
      const further = await newRole('FURTHER', scope);
      await hold(further);
      return further;
    },
    without: (codes, work) => holding((one) => !codes.includes(one), work),
    withOnly: (code, work) => holding((one) => one === code, work),
  };
}
