import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Selectable } from 'kysely';
import type { LogSchema } from '../../schema/log-schema.ts';

/** The event of a sign-in, in words. Front ends show 登录成功 in green, and nothing else. */
export function describeLogin({
  kind,
  isSuccess,
  reason,
}: Pick<Selectable<LogSchema['loginLog']>, 'kind' | 'isSuccess' | 'reason'>): MessageDescriptor {
  if (!isSuccess) return reason ? failures[reason] : msg`登录失败`;
  return successes[kind];
}

const signedIn = msg`登录成功`;

const successes = {
  PASSWORD: signedIn,
  SMS: signedIn,
  SOCIAL: signedIn,
  INVITATION: signedIn,
  REFRESH: msg`刷新登录`,
  LOGOUT: msg`退出登录`,
};

const failures = {
  UNKNOWN: msg`账号不存在`,
  DISABLED: msg`账号已被禁用`,
  LOCKED: msg`账号已锁定`,
  WRONG: msg`密码错误`,
  SECOND_FACTOR: msg`动态口令错误`,
};
