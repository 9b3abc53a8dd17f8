import { type AnswerOf, authorityTypeNames } from '@saiwu/openapi';
import { sql } from 'kysely';
import { isReadonly, notFound, stale } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { enumeration } from '../../../core/enumeration.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { scoped } from '../../../rows/scope.ts';
import { refuseBeyond } from '../../identity/reach/within-reach.ts';
import { nextGrants } from './next-grants.ts';
import { effectOf } from './role-effect.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

type Kind = 'MENU' | 'RESOURCE';

/**
 * What a role allows. Those that we ship can be granted more or less as well, but for the super administrator's, which holds everything.
 */
export const roleAuthorityHandlers = {
  'role.authority': async (ctx, { params: { roleId } }) => present(await readRows(ctx, roleId)),

  'role.authorityRows': async (ctx, { params: { roleId } }) =>
    (await readRows(ctx, roleId)).map(({ authorityId, authorityType }) => ({
      roleId,
      authorityId,
      authorityType: enumeration(ctx, authorityTypeNames, authorityType),
    })),

  'role.effect': async (ctx, { body: { roleId, version, ...asked } }) => {
    const current = await readChangeable(ctx, roleId, version);
    return effectOf(ctx, roleId, current, await nextGrants(ctx, current, asked));
  },

  'role.grant': async (ctx, { body: { roleId, menuIdList, resourceIdList, version } }) => {
    const current = await readChangeable(ctx, roleId, version);
    const next = await nextGrants(ctx, current, { menuIdList, resourceIdList });
    await tenantDb(ctx).deleteFrom('roleAuthority').where('roleId', '=', roleId).execute();
    const row = (authorityType: Kind) => (authorityId: string) => ({ roleId, authorityType, authorityId });
    const rows = [...next.menuIds.map(row('MENU')), ...next.resourceIds.map(row('RESOURCE'))];
    if (rows.length > 0) await tenantDb(ctx).insertInto('roleAuthority').values(rows).execute();
    return true;
  },
} satisfies Partial<Handlers>;

/** What a role allows that the caller may change, unless somebody else has been faster. */
async function readChangeable(ctx: Context, roleId: string, version: number | undefined): Promise<AnswerOf<'role.authority'>> {
  const role = await scoped(ctx, 'role').select().where('role.id', '=', roleId).select('role.code').executeTakeFirst();
  if (!role) throw notFound();
  await refuseBeyond(ctx, [roleId]);
  if (role.code === 'SUPER_ADMIN') throw isReadonly();
  const current = present(await readRows(ctx, roleId));
  if (version !== undefined && version !== current.version) throw stale(current);
  return current;
}

/** In the order of their ids, each with what stands for all of them as they are. Throws where the role is not there. */
async function readRows(ctx: Context, roleId: string) {
  const role = await scoped(ctx, 'role').select().where('role.id', '=', roleId).select('role.id').executeTakeFirst();
  if (!role) throw notFound();
  return tenantDb(ctx)
    .selectFrom('roleAuthority')
    .where('roleId', '=', roleId)
    .orderBy('authorityType')
    .orderBy('authorityId')
    .select(['authorityType', 'authorityId'])
    .select(
      sql<number>`hashtext(string_agg(authority_type || authority_id, ',') over (order by authority_type, authority_id rows between unbounded preceding and unbounded following)) & 2147483647`.as(
        'version',
      ),
    )
    .execute();
}

type Rows = Awaited<ReturnType<typeof readRows>>;

function present(rows: Rows): AnswerOf<'role.authority'> {
  return { menuIdList: idsOf(rows, 'MENU'), resourceIdList: idsOf(rows, 'RESOURCE'), version: rows[0]?.version ?? 0 };
}

function idsOf(rows: Rows, kind: Kind): string[] {
  return rows.flatMap(({ authorityType, authorityId }) => (authorityType === kind ? [authorityId] : []));
}
