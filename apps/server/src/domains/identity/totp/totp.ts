import { msg } from '@lingui/core/macro';
import { callerOf, type Context } from '../../../core/context.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { invalid, isReadonly, isSelf, notFound, notNow } from '../../../core/common-refusals.ts';
import { readParameter } from '../../../services/parameters/read-parameter.ts';
import { scoped } from '../../../rows/scope.ts';
import { encryptText, decryptText } from '../../../core/encrypt-text.ts';
import { toWireOrNull } from '../../../core/wire-time.ts';
import { knowsOwnPassword } from '../password/check-password.ts';
import { refuseUsersBeyond } from '../reach/users-within-reach.ts';
import { makeTotpSecret, stepOf, totpUri } from './authenticator.ts';
import { finishSecondFactor } from './finish-second-factor.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { placeOfSecret, takeSecondFactor } from './take-second-factor.ts';
import { tellTotpReset } from './totp-messages.ts';
import { isTotpDemanded } from './totp-policy.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

export const totpHandlers = {
  'session.secondFactor': (ctx, { body }) => finishSecondFactor(ctx, body.ticket, body.code),

  'totp.state': async (ctx) => {
    const { roleCodes } = callerOf(ctx);
    const own = await ownTotp(ctx).where('confirmedTime', 'is not', null).executeTakeFirst();
    return {
      isEnrolled: own !== undefined,
      canEnrol: (await readParameter(ctx, 'TotpPolicy')) !== 'OFF',
      mustEnrol: await isTotpDemanded(ctx, roleCodes),
      confirmedTime: toWireOrNull(own?.confirmedTime ?? null, ctx.tenant.timeZone),
      recoveryCodesLeft: own?.recoveryHashes.length ?? 0,
    };
  },

  'totp.enrol': async (ctx) => {
    if ((await readParameter(ctx, 'TotpPolicy')) === 'OFF') throw notNow(msg`这里没有启用两步验证`);
    const { userId, account } = callerOf(ctx);
    const secret = makeTotpSecret();
    const fresh = { sealedSecret: await encryptText(ctx.host.secret, placeOfSecret(ctx, userId), secret), createTime: ctx.now };
    const kept = await tenantDb(ctx)
      .insertInto('totp')
      .values({ userId, ...fresh })
      .onConflict((conflict) => conflict.columns(['userId']).doUpdateSet(fresh).where('totp.confirmedTime', 'is', null))
      .returning('userId')
      .executeTakeFirst();
    if (!kept) throw notNow(alreadyOn);
    return { secret, uri: totpUri(secret, account) };
  },

  'totp.confirm': async (ctx, { body }) => {
    const { userId } = callerOf(ctx);
    const own = await ownTotp(ctx).forUpdate().executeTakeFirst();
    if (!own) throw notNow(msg`请先扫描二维码`);
    if (own.confirmedTime) throw notNow(alreadyOn);
    const secret = await decryptText(ctx.host.secret, placeOfSecret(ctx, userId), own.sealedSecret);
    const step = secret === null ? null : stepOf(secret, body.code.replaceAll(' ', ''), ctx.now);
    if (step === null) throw invalid({ code: msg`验证码不正确，请核对手机上的时间` });
    const { codes, hashes } = await makeRecoveryCodes();
    await tenantDb(ctx)
      .updateTable('totp')
      .set({ confirmedTime: ctx.now, lastStep: String(step), recoveryHashes: hashes, errorNum: 0 })
      .where('userId', '=', userId)
      .execute();
    return { recoveryCodes: codes };
  },

  'totp.remove': async (ctx, { body }) => {
    const { userId } = callerOf(ctx);
    if (!(await knowsOwnPassword(ctx, body.password))) throw invalid({ password: msg`密码不正确` }, msg`密码不正确`);
    const outcome = await takeSecondFactor(ctx, userId, body.code);
    const reason = outcome === 'locked' ? msg`验证码错误次数太多，请稍后再试` : msg`验证码不正确`;
    if (outcome !== 'right') throw invalid({ code: reason }, reason);
    await forget(ctx, userId);
    return true;
  },

  'totp.reset': async (ctx, { body }) => {
    const user = await scoped(ctx, 'user')
      .select()
      .where('user.id', '=', body.userId)
      .select(['user.id', 'user.readonly'])
      .executeTakeFirst();
    if (!user) throw notFound();
    if (user.readonly) throw isReadonly();
    if (user.id === callerOf(ctx).userId) throw isSelf();
    await refuseUsersBeyond(ctx, [user.id]);
    if (!(await forget(ctx, user.id))) throw notNow(msg`这个用户没有设置两步验证`);
    await tenantDb(ctx)
      .updateTable('session')
      .set({ endedTime: ctx.now, endReason: 'SECOND_FACTOR_RESET' })
      .where('userId', '=', user.id)
      .where('endedTime', 'is', null)
      .execute();
    await tellTotpReset(ctx, user.id);
    return true;
  },
} satisfies Partial<Handlers>;

const alreadyOn = msg`两步验证已经启用，要换手机请先停用`;

function ownTotp(ctx: Context) {
  return tenantDb(ctx).selectFrom('totp').where('userId', '=', callerOf(ctx).userId).selectAll();
}

async function forget(ctx: Context, userId: string): Promise<boolean> {
  const gone = await tenantDb(ctx).deleteFrom('totp').where('userId', '=', userId).executeTakeFirst();
  return gone.numDeletedRows > 0n;
}
