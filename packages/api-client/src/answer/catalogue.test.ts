import { describe, expect, test } from 'vitest';
import type { ApiErrorKind } from './api-error.ts';
import { kindOfRefusal } from './catalogue.ts';
import { envelope, heldSession, observedClient } from '../observed-fetch.ts';

const sessionCodes = [40000, 40001, 40002, 40003, 40005, 40006, 40008, 40009];

const byStatus: [number, ApiErrorKind][] = [
  [400, 'invalid'],
  [401, 'signedOut'],
  [404, 'notFound'],
  [405, 'invalid'],
  [408, 'timeout'],
  [409, 'conflict'],
  [413, 'invalid'],
  [415, 'invalid'],
  [422, 'invalid'],
  [429, 'tooMany'],
  [500, 'server'],
  [501, 'server'],
  [502, 'unavailable'],
  [503, 'unavailable'],
  [504, 'unavailable'],
];

const byCode: [number | undefined, ApiErrorKind][] = [
  [undefined, 'server'],
  [-1, 'server'],
  [-2, 'unavailable'],
  [-9, 'invalid'],
  [-10, 'invalid'],
  [401, 'signedOut'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [409, 'conflict'],
  [429, 'tooMany'],
  [500, 'server'],
  [503, 'unavailable'],
  [1001, 'invalid'],
  [40004, 'invalid'],
  [130014, 'invalid'],
];

describe.each(['authority', 'platform'] as const)('the %s client', (client) => {
  test.each(byStatus)('status %i: %s', (status, kind) => {
    expect(kindOfRefusal({ client, isOpen: false, status, code: -10 })).toBe(kind);
  });

  test.each(byCode)('status 200, code %s: %s', (code, kind) => {
    expect(kindOfRefusal({ client, isOpen: false, status: 200, code })).toBe(kind);
  });

  test.each(sessionCodes)('code %i ends the session under any status, but not for an open call', (code) => {
    for (const status of [200, 400, 401, 500]) expect(kindOfRefusal({ client, isOpen: false, status, code })).toBe('signedOut');
    expect(kindOfRefusal({ client, isOpen: true, status: 400, code })).toBe('invalid');
  });
});

test.each<['authority' | 'platform', number | undefined, ApiErrorKind]>([
  ['authority', 403, 'forbidden'],
  ['authority', undefined, 'forbidden'],
  ['platform', 403, 'forbidden'],
  ['platform', -10, 'forbidden'],
  ['platform', 401, 'signedOut'],
  ['platform', undefined, 'signedOut'],
])('status 403 of the %s client with code %s: %s', (client, code, kind) => {
  expect(kindOfRefusal({ client, isOpen: false, status: 403, code })).toBe(kind);
});

test.each(sessionCodes.filter((code) => code !== 40001))(
  'code %i ends the session with the reason, and is reported there only',
  async (code) => {
    const { call, session, failures } = observedClient(() => envelope(null, { status: 401, code, msg: '登录超时' }));
    await expect(call('org.tree')).rejects.toMatchObject({ kind: 'signedOut', code });
    expect(session.ends).toMatchObject([{ kind: 'signedOut', code, message: '登录超时' }]);
    expect(failures).toEqual([]);
  },
);

test('not allowed is reported and keeps the session', async () => {
  const session = heldSession({ token: 'T1', refreshToken: 'R1', expiresAt: Date.now() + 1_800_000 });
  const { call, failures } = observedClient(() => envelope(null, { status: 403, code: 403, msg: '无权限' }), { session });
  await expect(call('org.tree')).rejects.toMatchObject({ kind: 'forbidden', message: '无权限' });
  expect(session.ends).toEqual([]);
  expect(failures).toHaveLength(1);
});

test('a failed sign-in is reported to whoever called, and ends no session', async () => {
  const { call, session, failures } = observedClient(() => envelope(null, { status: 400, code: 40006, msg: '用户名或密码错误' }));
  const body = { grant_type: 'password' as const, username: 'a', password: 'b' };
  await expect(call('session.signIn', { body, isQuiet: true })).rejects.toMatchObject({ kind: 'invalid', message: '用户名或密码错误' });
  expect(session.ends).toEqual([]);
  expect(failures).toEqual([]);
});
