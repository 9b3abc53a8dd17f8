import { msg } from '@lingui/core/macro';
import type { AnswerOf, InputOf } from '@saiwu/openapi';
import { isReadonly, isSelf, notFound, notNow } from '../core/common-refusals.ts';
import { callerOf, type Context } from '../core/context.ts';
import { isSuperUser } from '../domains/identity/reach/keep-super-user.ts';
import { isSuper } from '../domains/identity/reach/within-reach.ts';
import { pageUsers } from '../domains/platform/user/page-users.ts';
import { scoped } from '../rows/scope.ts';

type GlobalUser = AnswerOf<'globalUser.update'>;

/** A user of a list as a super administrator goes out. */
export function asGlobalUser({ tenant }: Context, user: AnswerOf<'user.page'>['records'][number]): GlobalUser {
  const { id, createTime, createdBy, updateTime, updatedBy, version, account, name, mobile, email, sex, state, readonly } = user;
  const audit = { id, createTime, createdBy, updateTime, updatedBy, version };
  return { ...audit, tenantCode: tenant.code, account, name, mobile, email, sex, state, readonly };
}

/** A page of them. `ctx` is that of their tenant. */
export async function pageSuperUsers(ctx: Context, body: InputOf<'globalUser.page'>['body']): Promise<AnswerOf<'globalUser.page'>> {
  const { tenantCode: _tenantCode, ...model } = body.model;
  const page = await pageUsers(ctx, { ...body, model }, (users) => users.where(isSuperUser));
  return { ...page, records: page.records.map((user) => asGlobalUser(ctx, user)) };
}

/** One of them, as lists show it. */
export async function readSuperUser(ctx: Context, id: string): Promise<GlobalUser> {
  const body = { model: {}, size: 1, current: 1, sort: 'id', order: 'descending', extra: { totalKind: 'none' } };
  const { records } = await pageUsers({ ...ctx, tell: () => undefined }, body, (users) =>
    users.where('user.id', '=', id).where(isSuperUser),
  );
  const [user] = records;
  if (!user) throw notFound();
  return asGlobalUser(ctx, user);
}

/**
 * Holds some of them until the transaction ends, if they may be changed. Those of the caller's own tenant are for super administrators
 * alone.
 */
export async function holdSuperUsers(ctx: Context, ids: readonly string[]) {
  const rows = await scoped(ctx, 'user')
    .select()
    .where('user.id', 'in', ids)
    .where(isSuperUser)
    .orderBy('user.id')
    .select(['user.id', 'user.account', 'user.mobile', 'user.readonly', 'user.version'])
    .forUpdate()
    .execute();
  if (rows.length !== new Set(ids).size) throw notFound();
  if (rows.some(({ readonly }) => readonly)) throw isReadonly();
  if (rows.some(({ id }) => id === callerOf(ctx).userId)) throw isSelf();
  return rows;
}

/** Whoever holds these permissions is no super administrator at home by that, nor becomes one. */
export function refuseOwnTenant(caller: Context, { tenant }: Context): void {
  if (tenant.id === caller.tenant.id && !isSuper(caller)) throw notNow(msg`这个用户的角色权限或数据范围超出你自己的，不能操作`);
}

/** Refuses where nobody would be left who may do everything and can sign in. */
export async function refuseLast(ctx: Context, ids: readonly string[]): Promise<void> {
  const left = await scoped(ctx, 'user')
    .select()
    .where(isSuperUser)
    .where('user.state', '=', true)
    .where('user.id', 'not in', ids)
    .select('user.id')
    .executeTakeFirst();
  const { code } = ctx.tenant;
  if (!left) throw notNow(msg`企业 ${code} 至少要留一个启用的超级管理员`);
}
