import type { FileAnswer } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import { takeRoom } from '../password/address-limit.ts';
import { captchaQuestion } from './captcha-question.ts';
import { captchaSeconds, type Captcha } from './check-captcha.ts';
import { keepOneTime } from '../password/one-time.ts';

/**
 * Draws a question for somebody to answer, and keeps the answer for `checkCaptcha`. Pictures of every purpose count together for an
 * address.
 */
export async function giveCaptcha(ctx: Context, captcha: Captcha): Promise<FileAnswer> {
  await takeRoom(ctx, 'captcha', { most: picturesPerMinute, seconds: 60 });
  const { text, answer } = captchaQuestion();
  await keepOneTime(ctx, captcha, { secret: answer, seconds: captchaSeconds });
  return { fileName: 'captcha.png', contentType: 'image/png', content: await ctx.host.workers.captcha(text), isInline: true };
}

/** For one address: a class that signs in behind one address gets by, and no caller fills the table. */
const picturesPerMinute = 120;
