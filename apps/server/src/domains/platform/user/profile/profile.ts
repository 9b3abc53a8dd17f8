import { msg } from '@lingui/core/macro';
import type { AnswerOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import { callerOf, type Context } from '../../../../core/context.ts';
import type { Handlers } from '../../../../core/handlers.ts';
import { maskPhone } from '../../../../services/parameters/mask-phone.ts';
import { invalid, stale } from '../../../../core/common-refusals.ts';
import { keptPhone } from './kept-phone.ts';
import { refuseUnknownCodes } from '../user-codes.ts';
import { readUser } from '../user.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

export const profileHandlers = {
  'user.mine': (ctx) => showMine(ctx),

  // a built-in user is nobody else's to change, but one's own name and address are
  'user.updateBase': async (ctx, { body: { id, version, ...fields } }) => {
    if (id !== callerOf(ctx).userId) throw invalid({ id: msg`只能修改自己的资料` }, msg`只能修改自己的资料`);
    await refuseUnknownCodes(ctx, id, fields);
    const current = await readMine(ctx);
    if (version !== undefined && version !== current.version) throw stale(current);
    const mobile = keptPhone(fields.mobile, current.mobile);
    const given = Object.fromEntries(Object.entries({ ...fields, mobile }).map(([key, value]) => [key, value === '' ? null : value]));
    // a number of one's own word signs nobody in until it has been shown
    const claimed = given['mobile'] !== undefined && (given['mobile'] ?? '') !== current.mobile ? { claimedMobile: given['mobile'] } : {};
    const done = await tenantDb(ctx)
      .updateTable('user')
      .set({ ...given, ...claimed, updatedBy: id, updateTime: ctx.now, version: sql<number>`version + 1` })
      .where('id', '=', id)
      .where('version', '=', current.version)
      .executeTakeFirst();
    if (done.numUpdatedRows === 0n) throw stale(await readMine(ctx));
    return readMine(ctx);
  },
} satisfies Partial<Handlers>;

/** The caller as the caller is shown. */
export async function showMine(ctx: Context): Promise<AnswerOf<'user.mine'>> {
  const me = await readMine(ctx);
  // a link may have come into other hands
  return callerOf(ctx).boundContestId === null ? me : { ...me, mobile: me.mobile && maskPhone(me.mobile) };
}

/** The caller's own row is always in scope, whatever the roles. */
export function readMine(ctx: Context): Promise<AnswerOf<'user.mine'>> {
  return readUser(ctx, callerOf(ctx).userId);
}
