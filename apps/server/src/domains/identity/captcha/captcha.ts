import type { Context } from '../../../core/context.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { seedTenantId } from '../../../core/tenants.ts';
import { type Captcha, captchaTries, checkCaptcha } from './check-captcha.ts';
import { giveCaptcha } from './give-captcha.ts';
import { tryOneTime } from '../password/one-time.ts';

export const captchaHandlers = {
  'captcha.image': (ctx, { query }) => giveCaptcha(ofAll(ctx), ofKey(query.key)),
  'captcha.check': async (ctx, { query }) => (await tryOneTime(ofAll(ctx), ofKey(query.key), query.code, captchaTries)).kind === 'right',
} satisfies Partial<Handlers>;

/** Takes the answer to the picture beside a password, as `checkCaptcha` does. */
export function checkSignInCaptcha(ctx: Context, key: string, answer: string | null | undefined): Promise<void> {
  return checkCaptcha(ofAll(ctx), ofKey(key), answer);
}

/** A picture is drawn before somebody has named a tenant: those beside a password are kept for all tenants together, with the first. */
function ofAll(ctx: Context): Context {
  return { ...ctx, tenant: { ...ctx.tenant, id: seedTenantId } };
}

function ofKey(key: string): Captcha {
  return { purpose: 'CAPTCHA', subject: key };
}
