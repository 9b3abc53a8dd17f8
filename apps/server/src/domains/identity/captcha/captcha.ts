import type { Handlers } from '../../../core/handlers.ts';
import { type Captcha, captchaTries } from './check-captcha.ts';
import { giveCaptcha } from './give-captcha.ts';
import { tryOneTime } from '../password/one-time.ts';

export const captchaHandlers = {
  'captcha.image': (ctx, { query }) => giveCaptcha(ctx, ofKey(query.key)),
  'captcha.check': async (ctx, { query }) => (await tryOneTime(ctx, ofKey(query.key), query.code, captchaTries)).kind === 'right',
} satisfies Partial<Handlers>;

function ofKey(key: string): Captcha {
  return { purpose: 'CAPTCHA', subject: key };
}
