import type { Requests } from './given.ts';

const challenge = 'c'.repeat(43);
const answer = { provider: 'github', code: 'x', state: 'x', binding: 'b'.repeat(43) };
const newPassword = { password: 'secret-2', confirmPassword: 'secret-2' };
const phone = { phone: '13812345678' };

/**
 * Ways in, and what belongs to one's own account: `session.ts`, `social.ts`, `totp.ts`, `invitation.ts`, `captcha.ts`, `account.ts` of the
 * contract.
 */
export const entranceRequests: Requests = {
  'session.signIn': ({ account }) => ({ body: { grant_type: 'password', username: account, password: 'secret-1' } }),
  'session.platformSignIn': ({ account }) => ({ body: { grantType: 'password', account, password: 'secret-1' } }),
  'session.smsSignIn': () => ({ body: { ...phone, code: '123456' } }),
  'session.secondFactor': () => ({ body: { ticket: 'x', code: '123456' } }),
  'session.signOut': () => ({ body: { token: 'x' } }),
  'session.endMine': ({ session }) => ({ body: [session] }),
  'session.changePassword': ({ me }) => ({ body: { id: me, oldPassword: 'secret-1', ...newPassword } }),
  'session.start': () => ({ query: {} }),
  'greeting.mine': ({ me }) => ({ query: { userId: me } }),
  'social.start': () => ({ body: { provider: 'github', challenge } }),
  'social.startBind': () => ({ body: { provider: 'github', challenge } }),
  'social.finish': () => ({ body: answer }),
  'social.bind': () => ({ body: answer }),
  'social.bindLogin': ({ account }) => ({ body: { ticket: 'x', bindAccount: account, bindPassword: 'secret-1' } }),
  'social.signLogin': () => ({ body: { ticket: 'x', bindAccount: 'matrix', bindPassword: 'secret-1', consent: true } }),
  'social.unbind': ({ account }) => ({ query: { bindUsername: account, oauthType: 'github' } }),
  'social.connections': ({ account }) => ({ params: { username: account } }),
  'totp.confirm': () => ({ body: { code: '123456' } }),
  'totp.remove': () => ({ body: { password: 'secret-1', code: '123456' } }),
  'totp.reset': ({ user }) => ({ body: { userId: user } }),
  'invitation.open': ({ invitationCode }) => ({ body: { code: invitationCode } }),
  'invitation.accept': ({ invitationCode }) => ({ body: { code: invitationCode } }),
  'captcha.image': () => ({ query: { key: 'matrix-'.repeat(4) } }),
  'captcha.check': () => ({ query: { key: 'matrix-'.repeat(4), code: '1' } }),
  'captcha.phone': () => ({ query: phone }),
  'captcha.reset': () => ({ query: phone }),
  'smsCode.send': () => ({ body: { ...phone, purpose: 'LOGIN', captcha: '1' } }),
  'account.register': ({ college }) => ({
    body: { ...phone, code: '123456', ...newPassword, name: 'matrix', orgId: college, consent: true },
  }),
  'account.resetPassword': () => ({ body: { ...phone, code: '123456', ...newPassword } }),
  'org.ofProvince': () => ({ query: {} }),
  'org.ofSchool': ({ school }) => ({ query: { schoolId: school } }),
};
