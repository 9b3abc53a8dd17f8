import { type AnswerOf, contract, dataScopeNames, mostPerPage } from '@saiwu/openapi';
import { type SelectQueryBuilder, sql } from 'kysely';
import { builtInName } from '../../../core/built-in-names.ts';
import { forbidden, notFound } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import { enumeration } from '../../../core/enumeration.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { cacheHandlers } from '../../../rows/cache-handlers.ts';
import { callerFor } from '../../../rows/caller-for.ts';
import { filterBy } from '../../../rows/filter-by.ts';
import { readList } from '../../../rows/long-reads.ts';
import { scoped } from '../../../rows/scope.ts';
import type { TenantSchema } from '../../../schema/tenant-schema.ts';
import { readHolders } from '../role/role-users.ts';
import { presentUsers, userColumns, userLabels } from './present-users.ts';
import { readGivable } from './roles/user-roles.ts';

type Users = SelectQueryBuilder<TenantSchema, 'user', object>;

/** Users all at once, as pickers of the platform's front ends ask for them; all are those of the data scope. */
export const findUserHandlers = {
  ...cacheHandlers('user'),

  'user.reload': async () => true,

  'user.givableRoles': async (ctx) =>
    (await readGivable(ctx)).map(({ id, code, name, describe, readonly, dsType }) => ({
      id,
      code,
      name: readonly ? builtInName(code, name, ctx.say) : name,
      describe,
      dsType: enumeration(ctx, dataScopeNames, dsType),
    })),

  'user.perOrg': (ctx) =>
    readList(ctx, scoped(ctx, 'user').select(), (users) =>
      users
        .groupBy('user.orgId')
        .select(['user.orgId', sql<number>`count(*)::int`.as('users')])
        .execute(),
    ),

  'user.findIds': async (ctx) => {
    const rows = await listed(ctx, scoped(ctx, 'user').select(), (users) => users.select('user.id'));
    return rows.map(({ id }) => id);
  },

  'user.findAll': (ctx) => readUsers(ctx, scoped(ctx, 'user').select()),

  'user.findByIds': async (ctx, { query: { ids } }) =>
    ids.length === 0 ? [] : readUsers(ctx, scoped(ctx, 'user').select().where('user.id', 'in', ids)),

  'user.ofRole': async (ctx, { params, query }) => {
    const kinds = { like: [], search: ['account', 'name'], keyword: ['account', 'name'], equal: [] };
    const matching = filterBy(ctx, scoped(ctx, 'user').select(), 'user', query, {}, kinds);
    return { idList: await readHolders(ctx, params.roleId), userList: await readUsers(ctx, matching) };
  },

  'user.dataScope': async (ctx, { params: { id } }) => {
    const caller = callerOf(ctx);
    if (id !== caller.userId && !caller.authority.hasPermission([contract['user.page'].access])) throw forbidden();
    const user = await scoped(ctx, 'user')
      .select()
      .where('user.id', '=', id)
      .select(['user.id', 'user.account', 'user.name', 'user.orgId', 'user.mustChangePassword', widest.as('widest')])
      .executeTakeFirst();
    if (!user) throw notFound();
    const { scope } = await callerFor(ctx, user, '');
    return { dsType: user.widest, orgIds: scope.orgIds };
  },
} satisfies Partial<Handlers>;

/** Of the roles that somebody holds, the number of the widest scope (platform-api §3.4); whoever has none reaches their own rows. */
const widest = sql<number>`(select coalesce(max(case role.ds_type when 'ALL' then 5 when 'THIS_LEVEL' then 4 when 'THIS_LEVEL_CHILDREN' then 3
    when 'CUSTOMIZE' then 2 else 1 end), 1)::int
  from user_role held join role on role.tenant_id = held.tenant_id and role.id = held.role_id
  where held.tenant_id = "user".tenant_id and held.user_id = "user".id and role.state)`;

async function readUsers(ctx: Context, matching: Users): Promise<AnswerOf<'user.findAll'>> {
  const rows = await listed(ctx, matching, (users) =>
    users.select([
      ...userColumns.map((column) => `user.${column}` as const),
      userLabels.org.as('org'),
      userLabels.station.as('station'),
      userLabels.roles.as('roles'),
    ]),
  );
  return (await presentUsers(ctx, rows)) as AnswerOf<'user.findAll'>; // `presentAudit` forgets the columns' types
}

/** As many as a page holds; whoever has more is told. */
async function listed<Row>(
  ctx: Context,
  matching: Users,
  select: (users: Users) => SelectQueryBuilder<TenantSchema, 'user', Row>,
): Promise<Row[]> {
  const rows = await readList(ctx, matching, (within) =>
    select(within)
      .orderBy('user.id')
      .limit(mostPerPage + 1)
      .execute(),
  );
  if (rows.length > mostPerPage) ctx.tell({ sizeClamped: mostPerPage });
  return rows.slice(0, mostPerPage);
}
