import { msg } from '@lingui/core/macro';
import type { Context } from '../../../core/context.ts';
import { invalid } from '../../../core/common-refusals.ts';
import { redeemOneTime } from '../password/one-time.ts';
import { codeTries } from './code-rules.ts';
import type { SmsPurpose } from './offers.ts';

/** Uses a code up. Throws a refusal that does not tell a wrong code from one that ran out, was never sent, or belongs to nobody. */
export async function redeemCode(ctx: Context, purpose: SmsPurpose, { phone, code }: { phone: string; code: string }): Promise<void> {
  const { kind } = await redeemOneTime(ctx, { purpose: `SMS_${purpose}`, subject: phone }, code, codeTries);
  if (kind !== 'right') throw wrongCode();
}

/** What a wrong code is told, and a right one that opens nothing. */
export function wrongCode() {
  return invalid({ code: msg`验证码不正确或已过期` }, msg`验证码不正确或已过期`);
}
