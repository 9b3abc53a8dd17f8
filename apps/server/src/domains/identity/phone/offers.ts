import { msg } from '@lingui/core/macro';
import { placeholdersOf, type smsPurposes } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import { notNow } from '../../../core/common-refusals.ts';
import { readParameter } from '../../../services/parameters/read-parameter.ts';
import { findTemplate } from '../../../services/sms/templates/find-template.ts';
import { codeMinutes } from './code-rules.ts';

export type SmsPurpose = (typeof smsPurposes)[number];

/** What the sign-in page may offer by phone. Each needs an SMS template of its own, and a provider that is reached. */
export async function readPhoneOffers(ctx: Context): Promise<{ canRegister: boolean; canSignInBySms: boolean; canResetBySms: boolean }> {
  return {
    canRegister: await isOffered(ctx, 'REGISTER'),
    canSignInBySms: await isOffered(ctx, 'LOGIN'),
    canResetBySms: await isOffered(ctx, 'RESET'),
  };
}

/** Turns away what this installation does not offer. */
export async function refuseUnlessOffered(ctx: Context, purpose: SmsPurpose): Promise<void> {
  if (!(await isOffered(ctx, purpose))) throw notNow(refusals[purpose]);
}

/** Our own codes of the templates, by which an administrator sets them up. */
export const templateCodes: Record<SmsPurpose, string> = { REGISTER: 'VERIFY_REGISTER', RESET: 'VERIFY_RESET', LOGIN: 'VERIFY_LOGIN' };

/** The values that a template may have placeholders for; numbers are the names that Tencent gives them. */
export function templateValues(code: string): Record<string, string> {
  const minutes = String(codeMinutes);
  return { code, minutes, '1': code, '2': minutes };
}

async function isOffered(ctx: Context, purpose: SmsPurpose): Promise<boolean> {
  if (purpose === 'REGISTER' && !(await readParameter(ctx, 'Registration'))) return false;
  const template = await findTemplate(ctx, { customCode: templateCodes[purpose] });
  if (!template || !ctx.host.sms[template.providerType]) return false;
  const values = templateValues('');
  return placeholdersOf(template.providerType, template.content).every((name) => Object.hasOwn(values, name));
}

const refusals = {
  REGISTER: msg`还没有开通手机注册，请联系管理员`,
  RESET: msg`还没有开通短信重置密码，请联系管理员`,
  LOGIN: msg`还没有开通短信登录`,
};
