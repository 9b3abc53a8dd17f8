import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { session } from '../../entities/identity/session.ts';
import { secondFactor, totpConfirm, totpRemove, totpSecret, totpState } from '../../entities/identity/totp.ts';
import { operations } from '../../operation.ts';
import { id, secret } from '../../rules.ts';

/** The second factor: codes of an authenticator (RFC 6238), and recovery codes for users who have lost it. */
export const totpOperations = operations({
  'session.secondFactor': {
    method: 'POST',
    path: '/oauth/anno/second-factor',
    client: 'authority',
    access: 'open',
    effect: 'staged',
    says: msg`登录的两步验证`,
    summary: 'The second step of a sign-in that was refused with `extra.secondFactor`',
    encoding: 'form',
    body: secondFactor,
    answer: session,
  },
  'totp.state': {
    method: 'GET',
    path: '/authority/totp',
    client: 'platform',
    access: 'session',
    evenFor: ['enrolling'],
    effect: 'read',
    says: msg`查看自己的两步验证`,
    summary: "The caller's second factor",
    answer: totpState,
  },
  'totp.enrol': {
    method: 'POST',
    path: '/authority/totp',
    client: 'platform',
    access: 'session',
    evenFor: ['enrolling'],
    effect: 'write',
    says: msg`开始设置两步验证`,
    summary: 'Make a secret for an authenticator; it counts once a code was confirmed',
    answer: totpSecret,
  },
  'totp.confirm': {
    method: 'POST',
    path: '/authority/totp/confirm',
    client: 'platform',
    access: 'session',
    evenFor: ['enrolling'],
    effect: 'write',
    says: msg`启用两步验证`,
    summary: 'Switch the second factor on with a first code; the recovery codes are shown this once',
    encoding: 'form',
    body: totpConfirm,
    answer: z.object({ recoveryCodes: secret(z.array(z.string())) }),
  },
  'totp.remove': {
    method: 'POST',
    path: '/authority/totp/remove',
    client: 'platform',
    access: 'session',
    effect: 'staged',
    says: msg`停用两步验证`,
    summary: "Switch one's own second factor off",
    encoding: 'form',
    body: totpRemove,
    answer: z.boolean(),
  },
  'totp.reset': {
    method: 'POST',
    path: '/authority/totp/reset',
    client: 'platform',
    access: 'authority:user:resetPassword',
    effect: 'write',
    says: msg`重置用户的两步验证`,
    summary: 'Take the second factor from a user who has lost it, and end their sessions',
    encoding: 'form',
    body: z.object({ userId: id }),
    answer: z.boolean(),
  },
});
