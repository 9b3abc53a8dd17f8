import { msg } from '@lingui/core/macro';
import type { AnswerOf, InputOf } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import { Refusal } from '../../../core/refusal.ts';
import { readParameter } from '../../../services/parameters/read-parameter.ts';
import { beginSession } from '../session/begin-session.ts';
import { checkApplication } from '../session/check-application.ts';
import type { SignInUser } from '../password/check-password.ts';
import { recordLogin } from '../session/record-login.ts';
import { providerName } from './offered-providers.ts';
import { takeReturn } from './take-return.ts';
import { giveTicket } from './unbound-ticket.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/**
 * Signs in whoever has bound the account that the provider vouches for; anybody else gets a ticket. Nobody is found by an e-mail or a phone
 * that a provider tells: those are not proof of who somebody is here.
 */
export async function finishSignIn(ctx: Context, body: InputOf<'social.finish'>['body']): Promise<AnswerOf<'social.finish'>> {
  const applicationId = await checkApplication(ctx);
  const { provider, person } = await takeReturn(ctx, body, 'SIGN_IN');
  const user = await ownerOf(ctx, provider.code, person.subject);
  if (!user) {
    const ticket = await giveTicket(ctx, { provider: provider.code, ...person });
    const { name, avatar } = person;
    const canRegister = await readParameter(ctx, 'Registration');
    return { kind: 'UNBOUND', ticket, providerName: providerName(ctx, provider.code), name, avatar, canRegister };
  }
  if (!user.state) {
    await recordLogin(ctx, { user, account: user.account, kind: 'SOCIAL', failure: 'DISABLED' });
    throw new Refusal(400, -10, msg`账号不能登录，请联系管理员`);
  }
  return { kind: 'SIGNED_IN', session: await beginSession(ctx, user, { kind: 'SOCIAL', applicationId }) };
}

function ownerOf(ctx: Context, provider: string, subject: string): Promise<SignInUser | undefined> {
  return tenantDb(ctx)
    .selectFrom('socialAccount')
    .innerJoin('user', 'user.id', 'socialAccount.userId')
    .where('socialAccount.provider', '=', provider)
    .where('socialAccount.subject', '=', subject)
    .selectAll('user')
    .executeTakeFirst();
}
