import { callerOf } from '../../../core/context.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { notFound } from '../../../core/common-refusals.ts';
import { inTransaction } from '../../../rows/transaction.ts';
import { bindAccount } from './bind-account.ts';
import { connectionOf, connectionsOf } from './connections.ts';
import { bindLogin, signLogin } from './enter-with-ticket.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { startSocial } from './start.ts';
import { takeReturn } from './take-return.ts';
import { unbind } from './unbind.ts';

export const socialHandlers = {
  'social.start': (ctx, { body }) => startSocial(ctx, body, 'SIGN_IN'),
  'social.startBind': (ctx, { body }) => startSocial(ctx, body, 'BIND'),
  'social.finish': (ctx, { body }) => finishSignIn(ctx, body),

  'social.bind': async (ctx, { body }) => {
    const { provider, person } = await takeReturn(ctx, body, 'BIND');
    const account = { provider: provider.code, ...person };
    await inTransaction(ctx, (ctx) => bindAccount(ctx, callerOf(ctx).userId, account));
    return connectionOf(ctx, { ...account, createTime: ctx.now });
  },

  'social.bindLogin': (ctx, { body }) => bindLogin(ctx, body),
  'social.signLogin': (ctx, { body }) => signLogin(ctx, body),

  'social.unbind': async (ctx, { query }) => {
    if (!isOwn(callerOf(ctx).account, query.bindUsername)) throw notFound();
    await unbind(ctx, query.oauthType);
    return true;
  },

  'social.connections': async (ctx, { params }) => {
    if (!isOwn(callerOf(ctx).account, params.username)) throw notFound();
    return connectionsOf(ctx);
  },
} satisfies Partial<Handlers>;

/** Accounts are told apart without regard to case. */
function isOwn(account: string, named: string): boolean {
  return account.toLowerCase() === named.toLowerCase();
}
