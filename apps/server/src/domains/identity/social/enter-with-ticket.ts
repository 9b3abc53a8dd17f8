import { msg } from '@lingui/core/macro';
import type { AnswerOf, InputOf } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import { invalid, notNow } from '../../../core/common-refusals.ts';
import { readParameter } from '../../../services/parameters/read-parameter.ts';
import { inTransaction } from '../../../rows/transaction.ts';
import { addRegistered } from '../add-registered.ts';
import { beginSession } from '../session/begin-session.ts';
import { checkApplication } from '../session/check-application.ts';
import { checkNewPassword } from '../password/check-new-password.ts';
import { checkPassword, type SignInUser } from '../password/check-password.ts';
import { hasTotp } from '../totp/totp-policy.ts';
import { bindAccount, type BoundPerson } from './bind-account.ts';
import { openTicket } from './unbound-ticket.ts';

type Session = AnswerOf<'session.signIn'>;

/**
 * Binds an unbound account to a user whose password is known, and signs them in. Guesses count as at any sign-in. Where a second factor
 * guards the user, a password alone does not bind.
 */
export async function bindLogin(ctx: Context, { ticket, ...given }: InputOf<'social.bindLogin'>['body']): Promise<Session> {
  const applicationId = await checkApplication(ctx);
  const opened = await openTicket(ctx, ticket);
  const user = await checkPassword(ctx, given.bindAccount, given.bindPassword);
  if (await hasTotp(ctx, user.id)) throw notNow(msg`这个账号有两步验证，请先登录，再到个人中心绑定`);
  await inTransaction(ctx, async (ctx) => {
    await opened.useUp(ctx);
    await bindAccount(ctx, user.id, opened.person);
  });
  return beginSession(ctx, user, { kind: 'SOCIAL', applicationId });
}

/** Makes an account for somebody who has none, as a maker, and signs them in. Only where people may register themselves. */
export async function signLogin(ctx: Context, { ticket, ...given }: InputOf<'social.signLogin'>['body']): Promise<Session> {
  const applicationId = await checkApplication(ctx);
  if (!(await readParameter(ctx, 'Registration'))) throw notNow(msg`没有开放注册`);
  await checkNewPassword(ctx, given.bindPassword, { account: given.bindAccount }, 'bindPassword');
  const opened = await openTicket(ctx, ticket);
  const passwordHash = await ctx.host.passwords.hash(given.bindPassword);
  const user = await inTransaction(ctx, async (ctx) => {
    await opened.useUp(ctx);
    return addUser(ctx, opened.person, { account: given.bindAccount, passwordHash });
  });
  return beginSession(ctx, user, { kind: 'SOCIAL', applicationId });
}

async function addUser(ctx: Context, person: BoundPerson, { account, passwordHash }: Pick<SignInUser, 'account' | 'passwordHash'>) {
  const name = (person.name ?? '').slice(0, 50) || account;
  const user = await addRegistered(ctx, { account, name, passwordHash });
  if (!user) throw invalid({ bindAccount: msg`这个账号已被使用` }, msg`这个账号已被使用`);
  await bindAccount(ctx, user.id, person);
  return user;
}
