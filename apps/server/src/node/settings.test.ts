import { expect, it } from 'vitest';
import { readSettings, SettingError } from './settings.ts';

const secret = 's'.repeat(32);

it('reads the proxies in front, and refuses what is no address', () => {
  expect(readSettings({ SECRET: secret, TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8  2001:db8::/32,' }).trustedProxies).toEqual([
    '127.0.0.1',
    '10.0.0.0/8',
    '2001:db8::/32',
  ]);
  expect(readSettings({ SECRET: secret }).trustedProxies).toEqual([]);
  for (const wrong of ['proxy.example', '10.0.0.0/33', '10.0.0.0/8;127.0.0.1'])
    expect(() => readSettings({ SECRET: secret, TRUSTED_PROXIES: wrong }), wrong).toThrow(SettingError);
});

it('switches the limits off only by the word', () => {
  expect(readSettings({ SECRET: secret }).limits).toBe('on');
  expect(readSettings({ SECRET: secret, LIMITS: 'off' }).limits).toBe('off');
  expect(() => readSettings({ SECRET: secret, LIMITS: 'no' })).toThrow(SettingError);
});
