import type { InputOf } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import { sendSms } from '../../../services/sms/send-sms.ts';
import { inTransaction } from '../../../rows/transaction.ts';
import { checkCaptcha } from '../captcha/check-captcha.ts';
import { keepOneTime } from '../password/one-time.ts';
import { codeMinutes, makeCode } from './code-rules.ts';
import { countCode } from './count-code.ts';
import { findOwner } from './find-owner.ts';
import { refuseUnlessOffered, templateCodes, templateValues } from './offers.ts';

/**
 * Sends a code, and keeps it. Nobody learns whether a phone is known: for one that is not, the same is done, and then undone, so that the
 * answer takes the same time, and nothing is sent.
 */
export async function sendCode(ctx: Context, { phone, purpose, captcha }: InputOf<'smsCode.send'>['body']): Promise<boolean> {
  await refuseUnlessOffered(ctx, purpose);
  await checkCaptcha(ctx, { purpose: purpose === 'RESET' ? 'RESET_CAPTCHA' : 'PHONE_CAPTCHA', subject: phone }, captcha, 'captcha');
  await countCode(ctx, phone);
  const code = makeCode();
  await keepOneTime(ctx, { purpose: `SMS_${purpose}`, subject: phone }, { secret: code, seconds: codeMinutes * 60 });
  const owner = await findOwner(ctx, phone);
  // whoever registers is not known yet; whoever is known already reads it at the end, with the code in hand
  const isSent = purpose === 'REGISTER' || owner?.state === true;
  await inTransaction(ctx, async (ctx) => {
    await sendSms(ctx, templateCodes[purpose], phone, templateValues(code));
    if (!isSent) throw new Undone();
  }).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return true;
}

class Undone extends Error {}
