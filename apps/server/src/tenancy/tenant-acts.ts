import { msg } from '@lingui/core/macro';
import { invalid, isReadonly, notNow } from '../core/common-refusals.ts';
import type { Context } from '../core/context.ts';
import type { Handlers } from '../core/handlers.ts';
import { oneTimePassword } from '../domains/identity/password/password.ts';
import { answerOnce } from '../rows/answer-once.ts';
import { passOver } from '../rows/pass-over.ts';
import { scoped } from '../rows/scope.ts';
import { inTransaction } from '../rows/transaction.ts';
import { addSuperUser } from './add-super-user.ts';
import { dropFilesOf, dropTenants } from './drop-tenants.ts';
import { endSessionsOf } from './end-sessions.ts';
import { makeTenant } from './make-tenant.ts';
import { addTenant, readTenant } from './tenant.ts';
import { everyTenant } from '../rows/every-tenant.ts';

/** What becomes of a tenant. */
export const tenantActHandlers = {
  'tenant.status': async (ctx, { body: { ids, status } }) => {
    const held = await holdTenants(ctx, ids, ({ name, state }) => {
      if (state === 'NORMAL' || state === 'FORBIDDEN') return;
      throw notNow(msg`企业「${name}」还没有初始化`);
    });
    await scoped(ctx, 'tenant')
      .update()
      .set((eb) => ({ state: status, updateTime: ctx.now, version: eb('version', '+', 1) }))
      .where('tenant.id', 'in', held)
      .execute();
    if (status === 'FORBIDDEN') await endSessionsOf(ctx, held);
    return true;
  },

  'tenant.removeAll': async (ctx, { body: ids }) => {
    const dropped = await inTransaction(ctx, async (ctx) => {
      const held = await holdTenants(ctx, ids);
      await dropTenants(everyTenant(ctx), held);
      return held;
    });
    await dropFilesOf(ctx.host, dropped);
    return true;
  },

  'tenant.initConnect': async (ctx, { body: { id, tenant: code, connectType } }) => {
    if (connectType === 'REMOTE') throw invalid({ connectType: msg`所有企业的数据都在同一个数据库里，请选择本地` });
    await holdTenants(ctx, [id], (row) => {
      if (row.code !== code) throw invalid({ tenant: msg`不是这个企业的编码` });
      if (row.state !== 'WAIT_INIT') throw notNow(msg`企业「${row.name}」已经初始化过了`);
    });
    await open(ctx, id);
    return true;
  },

  'tenant.init': async (ctx, { body: { account, mobile, password, confirmPassword: _repeated, ...tenant } }) => {
    const given = await oneTimePassword(ctx, password, { account, mobile });
    return answerOnce(ctx, async (ctx) => {
      const id = await addTenant(ctx, { ...usual, ...tenant });
      await open(ctx, id);
      await addSuperUser(ctx, id, { account, name: account, mobile: mobile || null, passwordHash: given.hash });
      return { tenant: await readTenant(ctx, id), oneTimePassword: given.shown };
    });
  },
} satisfies Partial<Handlers>;

/** As `tenant.save` has it where nothing is said. */
const usual = { passwordExpire: 0, isMultipleLogin: true, passwordErrorNum: 5, passwordErrorLockTime: 15 };

async function open(ctx: Context, id: string): Promise<void> {
  await makeTenant(everyTenant(ctx), id);
  await scoped(ctx, 'tenant')
    .update()
    .set((eb) => ({ state: 'NORMAL', connectType: 'LOCAL', updateTime: ctx.now, version: eb('version', '+', 1) }))
    .where('tenant.id', '=', id)
    .execute();
}

/**
 * Holds tenants until the transaction ends, if none is ours, and `refuse` has nothing against one; those that are gone are passed over.
 * Answers their ids.
 */
async function holdTenants(
  ctx: Context,
  ids: readonly string[],
  refuse: (row: { code: string; name: string; state: string }) => void = () => undefined,
): Promise<string[]> {
  const rows = await scoped(ctx, 'tenant')
    .select()
    .where('tenant.id', 'in', ids)
    .orderBy('tenant.id')
    .select(['tenant.id', 'tenant.code', 'tenant.name', 'tenant.state', 'tenant.readonly'])
    .forUpdate()
    .execute();
  passOver(ctx, ids, rows.length);
  if (rows.some((row) => row.readonly)) throw isReadonly();
  rows.forEach(refuse);
  return rows.map(({ id }) => id);
}
