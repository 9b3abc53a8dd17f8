import { msg } from '@lingui/core/macro';
import { endsWithService, type Operation } from '@saiwu/openapi';
import { forbidden, notNow } from '../../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../../core/context.ts';
import { mayCall } from '../../../../core/may-call.ts';
import type { Refusal } from '../../../../core/refusal.ts';
import { changePasswordFirst } from '../../password/password-duty.ts';
import { mustEnrolTotp } from '../../totp/totp-policy.ts';
import { expiryBar } from './expiry.ts';

/** One thing that is asked of whoever is signed in before an operation. */
export interface Condition {
  kind: 'PASSWORD' | 'INVITATION' | 'SECOND_FACTOR' | 'PERMISSION' | 'SERVICE';
  /** Why the caller is turned away, or null. */
  bar: (ctx: Context, operation: Operation) => Refusal | null | Promise<Refusal | null>;
}

/** All that is asked, in its order. Whoever explains why somebody may not do something asks the same. */
export const conditions: readonly Condition[] = [
  {
    kind: 'PASSWORD',
    bar(ctx, { evenFor = [] }) {
      const caller = callerOf(ctx);
      return caller.mustChangePassword && !evenFor.includes('oneTimePassword') ? changePasswordFirst(caller) : null;
    },
  },
  {
    kind: 'INVITATION',
    bar: (ctx, { evenFor = [] }) =>
      callerOf(ctx).boundContestId !== null && !evenFor.includes('invited') ? forbidden(msg`通过邀请链接登录，只能评审`) : null,
  },
  {
    kind: 'SECOND_FACTOR',
    async bar(ctx, { evenFor = [] }) {
      const { userId, roleCodes } = callerOf(ctx);
      const isBarred = !evenFor.includes('enrolling') && (await mustEnrolTotp(ctx, userId, roleCodes));
      return isBarred ? notNow(msg`请先设置两步验证`, { mustEnrolTotp: true }) : null;
    },
  },
  {
    kind: 'PERMISSION',
    bar: (ctx, operation) => (mayCall(ctx, operation) ? null : forbidden()),
  },
  { kind: 'SERVICE', bar: (ctx, operation) => (endsWithService(operation) ? expiryBar(ctx, callerOf(ctx)) : null) },
];

/** Turns away whoever is signed in and may not. */
export async function admit(ctx: Context, operation: Operation): Promise<void> {
  for (const { bar } of conditions) {
    const refusal = await bar(ctx, operation);
    if (refusal) throw refusal;
  }
}
