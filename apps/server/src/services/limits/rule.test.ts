import { describe, expect, it } from 'vitest';
import { addressRange, parseAddress } from './address-range.ts';
import { askedPath } from './asked-path.ts';
import { clientAddressBehind } from './client-address.ts';
import { pathPattern } from './path-pattern.ts';
import { isWithin } from './time-window.ts';

describe('a path pattern', () => {
  it.each([
    ['/authority/user/page', '/authority/user/page', true],
    ['/authority/user/page', '/authority/user/pages', false],
    ['/authority/user', '/authority/user/page', false],
    ['/authority/user/pag?', '/authority/user/page', true],
    ['/authority/user/pag?', '/authority/user/pag', false],
    ['/authority/us?r/*', '/authority/user/1', true],
    ['/authority/*', '/authority/user/page', false],
    ['/authority/*', '/authority', false],
    ['/authority/**', '/authority', true],
    ['/authority/**', '/authority/user/page', true],
    ['/authority/**', '/authorities/user', false],
    ['/**', '/', true],
    ['**', '/any/thing', true],
    ['/**/page', '/page', true],
    ['/**/page', '/a/b/c/page', true],
    ['/**/page', '/a/b/c/pages', false],
    ['/**/user/**/page', '/a/user/user/b/page', true],
    ['/*/user/*e', '/a/user/page', true],
    ['/a*b*c', '/aXbYbZc', true],
    ['/a*b*c', '/aXbYbZ', false],
    ['/a**c', '/abc', true],
    ['/a**c', '/a/c', false],
    ['/学校/?*', '/学校/一', true],
    ['/学校/?*', '/学校', false],
    ['/(a+)+$', '/(a+)+$', true],
    ['/[a-z]{1}', '/a', false],
  ])('%s on %s: %s', (pattern, path, expected) => {
    expect(pathPattern(pattern)(path)).toBe(expected);
  });

  it('comes to an end over any pattern', () => {
    // a matcher that tried every way to share the path among the stars would not
    expect(pathPattern(`/${'*a'.repeat(127)}`)(`/${'a'.repeat(16_000)}b`)).toBe(false);
    expect(pathPattern('/**/a'.repeat(50))(`${'/a'.repeat(8000)}/b`)).toBe(false);
  });

  it.each([
    ['/api//authority///user/', '/api/authority/user'],
    ['/api/authority/%75ser', '/api/authority/user'],
    ['/api%2Fauthority', '/api/authority'],
    ['/api/%zz', '/api/%zz'],
    ['/', '/'],
  ])('is held against the one spelling of a path: %s is %s', (given, expected) => {
    expect(askedPath(given)).toBe(expected);
  });
});

describe('a range of addresses', () => {
  it.each([
    ['', '203.0.113.7', true],
    [null, '203.0.113.7', true],
    ['203.0.113.7', '203.0.113.7', true],
    ['203.0.113.7', '203.0.113.8', false],
    ['203.0.113.7', '::ffff:203.0.113.7', true],
    ['::ffff:203.0.113.7', '203.0.113.7', true],
    ['203.0.113.0/24', '203.0.113.255', true],
    ['203.0.113.0/24', '203.0.114.0', false],
    ['203.0.113.99/24', '203.0.113.1', true],
    ['::ffff:203.0.113.0/120', '203.0.113.9', true],
    ['::ffff:203.0.113.0/120', '203.0.114.9', false],
    ['0.0.0.0/0', '8.8.8.8', true],
    ['0.0.0.0/0', '2001:db8::1', false],
    ['::/0', '2001:db8::1', true],
    ['::/0', '8.8.8.8', false],
    ['2001:db8::/32', '2001:db8:ffff::1', true],
    ['2001:db8::/32', '2001:db9::1', false],
    ['2001:DB8:0:0::1', '2001:db8::1', true],
    ['10.0.0.0/31', '10.0.0.1', true],
    ['10.0.0.0/31', '10.0.0.2', false],
    ['nonsense', '10.0.0.1', false],
    ['10.0.0.0/33', '10.0.0.1', false],
    ['10.0.0.0/8', 'unknown', false],
  ])('%s has %s: %s', (range, address, expected) => {
    expect(addressRange(range)(parseAddress(address))).toBe(expected);
  });
});

describe('a window', () => {
  it.each([
    [null, null, '12:00:00', true],
    ['08:00:00', '18:00:00', '08:00:00', true],
    ['08:00:00', '18:00:00', '18:00:00', true],
    ['08:00:00', '18:00:00', '18:00:01', false],
    ['22:00:00', '06:00:00', '23:59:59', true],
    ['22:00:00', '06:00:00', '00:00:00', true],
    ['22:00:00', '06:00:00', '06:00:00', true],
    ['22:00:00', '06:00:00', '06:00:01', false],
    ['22:00:00', '06:00:00', '21:59:59', false],
    ['22:00:00', null, '22:30:00', true],
    ['22:00:00', null, '00:30:00', false],
    [null, '06:00:00', '05:00:00', true],
    [null, '06:00:00', '07:00:00', false],
  ])('%s to %s holds at %s: %s', (start, end, time, expected) => {
    expect(isWithin(time, start, end)).toBe(expected);
  });
});

describe('the address of a client', () => {
  const proxies = ['10.0.0.0/8', '2001:db8::1'];

  it.each([
    ['without proxies the header counts for nothing', [], '198.51.100.1', '203.0.113.9', '198.51.100.1'],
    ['a stranger may not name another', proxies, '198.51.100.1', '203.0.113.9', '198.51.100.1'],
    ['our proxy names its caller', proxies, '10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['in whichever dress it calls', proxies, '::ffff:10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['what the client has put in front is passed over', proxies, '10.0.0.1', '1.2.3.4, 203.0.113.9', '203.0.113.9'],
    ['two proxies of ours', proxies, '10.0.0.1', '1.2.3.4, 203.0.113.9, 2001:db8::1', '203.0.113.9'],
    ['nobody but proxies', proxies, '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['an entry that is no address ends the list', proxies, '10.0.0.1', '203.0.113.9, unknown', '10.0.0.1'],
    ['ports are passed over', proxies, '10.0.0.1', '203.0.113.9:51234', '203.0.113.9'],
    ['also after an address of IPv6', proxies, '10.0.0.1', '[2001:db8::7]:51234', '2001:db8::7'],
    ['no header', proxies, '10.0.0.1', undefined, '10.0.0.1'],
    ['an empty one', proxies, '10.0.0.1', ' , ', '10.0.0.1'],
    ['a connection that is gone', proxies, '', '203.0.113.9', ''],
  ])('%s', (_, trusted, socket, forwarded, expected) => {
    expect(clientAddressBehind(trusted)(socket, forwarded)).toBe(expected);
  });
});
