import { msg } from '@lingui/core/macro';
import type { Context } from '../../../core/context.ts';
import { invalid } from '../../../core/common-refusals.ts';
import { readParameter } from '../../../services/parameters/read-parameter.ts';
import { isCommonPassword } from './common-passwords.ts';

/** What somebody is called by everybody: no secret. */
export interface PasswordOwner {
  account: string;
  mobile?: string | null | undefined;
}

/**
 * Holds a new password to the policy: its length (parameters `PasswordMinLength` and `PasswordMaxLength`), not one of those that are tried
 * first, and not the owner's account or phone with a little around it. No rule about kinds of characters. Throws a refusal of `field`.
 */
export async function checkNewPassword(ctx: Context, password: string, owner: PasswordOwner, field = 'password'): Promise<void> {
  const [min, max] = [await readParameter(ctx, 'PasswordMinLength'), await readParameter(ctx, 'PasswordMaxLength')];
  const text = (() => {
    if (password.length < min || password.length > max) return msg`密码长度为 ${min} 到 ${max} 个字符`;
    if (isNearName(password, owner)) return msg`密码不能和账号或手机号太像`;
    if (isCommonPassword(password)) return msg`这个密码太常见，请换一个`;
    return null;
  })();
  if (text) throw invalid({ [field]: text }, text);
}

/** Fewer characters around a name of the owner's are no secret. */
const leastAround = 4;

function isNearName(password: string, { account, mobile }: PasswordOwner): boolean {
  const typed = password.toLowerCase();
  const names = [account, mobile ?? ''].filter((name) => name.length >= 3).map((name) => name.toLowerCase());
  return names.some((name) => typed.includes(name) && typed.length - name.length < leastAround);
}
