import { msg } from '@lingui/core/macro';
import type { Context } from '../../../core/context.ts';
import { invalid } from '../../../core/common-refusals.ts';
import { redeemOneTime, type OneTime, type OneTimePurpose } from '../password/one-time.ts';

/** Seconds for which an answer is good, and how often one may try. */
export const captchaSeconds = 300;
export const captchaTries = 3;

/** What a picture was drawn for. `subject`: the key that it was asked for with, or the phone. */
export interface Captcha extends OneTime {
  purpose: Extract<OneTimePurpose, `${string}CAPTCHA`>;
}

/**
 * Takes the answer to a picture, which is used up when it is right. Throws a refusal of the field `code` for one that is missing, wrong, or
 * too late.
 */
export async function checkCaptcha(ctx: Context, captcha: Captcha, answer: string | null | undefined, field = 'code'): Promise<void> {
  if (!answer?.trim()) throw invalid({ [field]: msg`请输入验证码` }, msg`请输入验证码`);
  const { kind } = await redeemOneTime(ctx, captcha, answer, captchaTries);
  if (kind === 'gone') throw invalid({ [field]: msg`验证码已过期` }, msg`验证码已过期`);
  if (kind === 'wrong') throw invalid({ [field]: msg`验证码不正确` }, msg`验证码不正确`);
}
