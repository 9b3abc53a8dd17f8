import { msg } from '@lingui/core/macro';
import { contract, type InputOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import { invalid, notFound, notNow, stale } from '../core/common-refusals.ts';
import type { Context } from '../core/context.ts';
import { mayCall } from '../core/may-call.ts';
import type { Handlers } from '../core/handlers.ts';
import { endSessions, oneTimePassword, resetUser } from '../domains/identity/password/password.ts';
import { unlock } from '../domains/identity/password/sign-in-address.ts';
import { isSuperUser } from '../domains/identity/reach/keep-super-user.ts';
import { keptPhone } from '../domains/platform/user/profile/kept-phone.ts';
import { answerOnce } from '../rows/answer-once.ts';
import { scoped } from '../rows/scope.ts';
import { importRows } from '../rows/sheets/import-rows.ts';
import { takeTurns } from '../rows/take-turns.ts';
import { inTransaction } from '../rows/transaction.ts';
import { refuseNewerPhones } from '../services/parameters/newer-phones.ts';
import { addSuperUser } from './add-super-user.ts';
import { globalUserHeadings, globalUserSheet } from './global-user-sheet.ts';
import { holdSuperUsers, pageSuperUsers, readSuperUser, refuseLast, refuseOwnTenant } from './super-users.ts';
import { withinTenant } from './within-tenant.ts';
import { everyTenant } from '../rows/every-tenant.ts';
import { tenantDb } from '../rows/tenant-db.ts';

export const globalUserHandlers = {
  'globalUser.page': async (ctx, { body }) => pageSuperUsers(await withinTenant(ctx, body.model.tenantCode), body),

  'globalUser.get': async (ctx, { params: { id } }) => readSuperUser(await withinTenantOf(ctx, id), id),

  'globalUser.query': async (ctx, { body }) => {
    const request = { size: 1000, current: 1, sort: 'id', order: 'ascending', extra: { totalKind: 'none' } };
    return (await pageSuperUsers(await withinTenant(ctx, body.tenantCode), { ...request, model: body })).records;
  },

  'globalUser.export': async (ctx, { body }) => globalUserSheet.export(await withinTenant(ctx, body.model.tenantCode), body),

  'globalUser.preview': async (ctx, { body }) => globalUserSheet.preview(await withinTenant(ctx, body.model.tenantCode), body),

  'globalUser.check': async (ctx, { query }) => isTaken(await withinTenant(ctx, query.tenantCode), query.account),

  'globalUser.save': async (ctx, { body: { password, confirmPassword: _repeated, ...fields } }) => {
    const theirs = await withinTenant(ctx, fields.tenantCode);
    const given = await oneTimePassword(theirs, password, fields);
    return answerOnce(ctx, async (ctx) => {
      const id = await add(ctx, fields, given.hash);
      return { ...(await readSuperUser({ ...theirs, db: ctx.db }, id)), oneTimePassword: given.shown };
    });
  },

  'globalUser.import': async (ctx, { body }) => {
    const schema = contract['globalUser.save'].body;
    await importRows(ctx, body, {
      schema,
      headings: globalUserHeadings,
      add: async (row) => {
        await refuseNewerPhones(ctx, schema, row);
        return add(ctx, row);
      },
    });
    return true;
  },

  'globalUser.update': (ctx, { body }) => change(ctx, body),

  'globalUser.replace': (ctx, { body }) => change(ctx, { mobile: null, email: null, ...body }),

  'globalUser.remove': async (ctx, { body: { tenantCode, ids } }) => {
    const theirs = await withinTenant(ctx, tenantCode);
    refuseOwnTenant(ctx, theirs);
    // of two who delete each other's last one
    await takeTurns(theirs, 'role');
    await holdSuperUsers(theirs, ids);
    await refuseLast(theirs, ids);
    await scoped(theirs, 'user').delete().where('user.id', 'in', ids).execute();
    return true;
  },

  'globalUser.reset': async (ctx, { body: { tenantCode, ...body } }) => reset(ctx, await withinTenant(ctx, tenantCode), body),

  // front ends of the platform's generation send the page of super administrators here, too
  'user.reset': async (ctx, { body }) => {
    const tenantCode = mayCall(ctx, contract['globalUser.reset']) ? await tenantOfSuperUser(ctx, body.id) : undefined;
    const isElsewhere = tenantCode !== undefined && tenantCode !== ctx.tenant.code;
    return isElsewhere ? reset(ctx, await withinTenant(ctx, tenantCode), body) : resetUser(ctx, body);
  },
} satisfies Partial<Handlers>;

type Added = Omit<InputOf<'globalUser.save'>['body'], 'password' | 'confirmPassword'>;

async function add(ctx: Context, { tenantCode, account, name, mobile, email, sex }: Added, passwordHash?: string): Promise<string> {
  const theirs = await withinTenant(ctx, tenantCode);
  refuseOwnTenant(ctx, theirs);
  if (await isTaken(theirs, account)) throw invalid({ account: msg`${account} 已经存在` });
  const roles = await scoped(theirs, 'role').select().where('role.code', '=', 'SUPER_ADMIN').select('role.id').execute();
  if (roles.length === 0) throw notNow(msg`企业 ${tenantCode} 还没有初始化`);
  const user = { account, name: name || account, mobile: mobile || null, email: email || null, sex };
  return addSuperUser(ctx, theirs.tenant.id, { ...user, ...(passwordHash !== undefined && { passwordHash }) });
}

async function reset(ctx: Context, theirs: Context, { id, password }: InputOf<'user.reset'>['body']) {
  refuseOwnTenant(ctx, theirs);
  const [row] = await holdSuperUsers(theirs, [id]);
  const given = await oneTimePassword(theirs, password, row ?? { account: '' });
  await inTransaction(theirs, async (ctx) => {
    await holdSuperUsers(ctx, [id]);
    await scoped(ctx, 'user')
      .update()
      .set({ passwordHash: given.hash, mustChangePassword: true, passwordExpireTime: null })
      .where('user.id', '=', id)
      .execute();
    await unlock(ctx, id);
    await endSessions(ctx, id, null);
  });
  return { oneTimePassword: given.shown };
}

async function change(ctx: Context, { id, version, tenantCode, ...fields }: InputOf<'globalUser.update'>['body']) {
  const theirs = await withinTenant(ctx, tenantCode);
  refuseOwnTenant(ctx, theirs);
  const [row] = await holdSuperUsers(theirs, [id]);
  if (row?.version !== version) throw stale(await readSuperUser(theirs, id));
  const { name, ...others } = { ...fields, mobile: keptPhone(fields.mobile, row.mobile) };
  const given = Object.fromEntries(Object.entries(others).map(([key, value]) => [key, value === '' ? null : value]));
  await scoped(theirs, 'user')
    .update()
    .set({ ...given, ...(name && { name }), updateTime: ctx.now, version: sql<number>`version + 1` })
    .where('user.id', '=', id)
    .execute();
  return readSuperUser(theirs, id);
}

/** The same context for the tenant of a super administrator. */
async function withinTenantOf(ctx: Context, id: string): Promise<Context> {
  const tenantCode = await tenantOfSuperUser(ctx, id);
  if (tenantCode === undefined) throw notFound();
  return withinTenant(ctx, tenantCode);
}

/** The code of their tenant, if it is one: ids are one sequence for all tenants. */
async function tenantOfSuperUser(ctx: Context, id: string): Promise<string | undefined> {
  const found = await everyTenant(ctx)
    .selectFrom('user')
    .innerJoin('tenant', 'tenant.id', 'user.tenantId')
    .where('user.id', '=', id)
    .where(isSuperUser)
    .select('tenant.code')
    .executeTakeFirst();
  return found?.code;
}

async function isTaken(ctx: Context, account: string): Promise<boolean> {
  const { rows } = await sql`select 1 from "user" where tenant_id = ${ctx.tenant.id} and lower(account) = lower(${account})`.execute(
    tenantDb(ctx),
  );
  return rows.length > 0;
}
