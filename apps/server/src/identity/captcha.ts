import type { Handlers } from '../handlers.ts';
import { captchaQuestion } from './captcha-question.ts';
import { captchaSeconds, captchaTries } from './check-captcha.ts';
import { takeFromAddress } from './address-limit.ts';
import { keepOneTime, type OneTime, tryOneTime } from './one-time.ts';

export const captchaHandlers = {
  'captcha.image': async (ctx, { query }) => {
    await takeFromAddress(ctx, 'captcha', { most: picturesPerMinute, seconds: 60 });
    const { text, answer } = captchaQuestion();
    await keepOneTime(ctx, ofKey(query.key), { secret: answer, seconds: captchaSeconds });
    return { fileName: 'captcha.png', contentType: 'image/png', content: await ctx.host.workers.captcha(text), isInline: true };
  },

  'captcha.check': async (ctx, { query }) => (await tryOneTime(ctx, ofKey(query.key), query.code, captchaTries)).kind === 'right',
} satisfies Pick<Handlers, 'captcha.image' | 'captcha.check'>;

/** For one address: a class that signs in behind one address gets by, and nobody fills the table. */
const picturesPerMinute = 120;

function ofKey(key: string): OneTime {
  return { purpose: 'CAPTCHA', subject: key };
}
