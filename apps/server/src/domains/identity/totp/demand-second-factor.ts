import { msg } from '@lingui/core/macro';
import type { Context } from '../../../core/context.ts';
import { Refusal } from '../../../core/refusal.ts';
import { randomText } from '../../../core/tokens.ts';
import type { Proof } from '../session/proof.ts';
import type { SignInUser } from '../password/check-password.ts';
import { keepOneTime } from '../password/one-time.ts';
import { hasTotp } from './totp-policy.ts';

/** Seconds that a ticket is good between the first step of a sign-in and the second. */
const seconds = 5 * 60;

/** Stops a sign-in whose first step went well where the person has a second factor, with a ticket for the second step. */
export async function demandSecondFactor(ctx: Context, user: SignInUser, { kind, applicationId }: Proof): Promise<void> {
  if (!(await hasTotp(ctx, user.id))) return;
  const [subject, secret] = [randomText(12), randomText(24)];
  await keepOneTime(ctx, { purpose: 'SECOND_FACTOR', subject }, { secret, seconds, facts: { userId: user.id, kind, applicationId } });
  throw new Refusal(400, -10, msg`请输入验证器上的六位数字`, { extra: { secondFactor: { ticket: `${subject}.${secret}`, kind: 'TOTP' } } });
}
