import { msg } from '@lingui/core/macro';
import type { AnswerOf } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import { Refusal } from '../../../core/refusal.ts';
import { invalid } from '../../../core/common-refusals.ts';
import { beginSession } from '../session/begin-session.ts';
import type { Proof } from '../session/proof.ts';
import { endOneTime, tryOneTime } from '../password/one-time.ts';
import { recordLogin } from '../session/record-login.ts';
import { takeSecondFactor } from './take-second-factor.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Codes that may be tried with one ticket. */
const tries = 5;

/** The second step: takes the code, and opens the session that the ticket stands for. */
export async function finishSecondFactor(ctx: Context, ticket: string, code: string): Promise<AnswerOf<'session.secondFactor'>> {
  const [subject = '', secret = ''] = ticket.split('.');
  const one = { purpose: 'SECOND_FACTOR', subject } as const;
  const tried = await tryOneTime(ctx, one, secret, tries);
  if (tried.kind !== 'right') throw tooLate();
  const { userId, kind, applicationId } = readFacts(tried.facts);
  const user = await tenantDb(ctx).selectFrom('user').where('id', '=', userId).where('state', '=', true).selectAll().executeTakeFirst();
  if (!user) throw tooLate();
  const outcome = await takeSecondFactor(ctx, user.id, code);
  if (outcome !== 'right') {
    await recordLogin(ctx, { user, account: user.account, kind, failure: 'SECOND_FACTOR' });
    throw invalid({ code: outcome === 'locked' ? lockedText : wrongText }, outcome === 'locked' ? lockedText : wrongText);
  }
  if (!(await endOneTime(ctx, one, secret))) throw tooLate();
  return beginSession(ctx, user, { kind, applicationId, hasSecondFactor: true });
}

const wrongText = msg`验证码不正确`;
const lockedText = msg`验证码错误次数太多，请稍后再试`;

function tooLate(): Refusal {
  return new Refusal(400, -10, msg`这次登录已经失效，请重新登录`);
}

function readFacts(facts: Record<string, unknown>): { userId: string; kind: Proof['kind']; applicationId: string } {
  return facts as ReturnType<typeof readFacts>; // demandSecondFactor has written them
}
