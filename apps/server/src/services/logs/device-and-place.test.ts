import { expect, it } from 'vitest';
import { ipLocation } from '../../node/ip-location.ts';
import { sayIn } from '../../core/language.ts';
import { locationOf, showLocation } from './location.ts';
import { deviceOf } from './user-agent.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'Chrome', '120.0.0.0', 'Windows 10'],
  [`Mozilla/5.0 (Windows NT 6.1) ${chrome} Safari/537.36 Edg/120.0.0.0`, 'Microsoft Edge', '120.0.0.0', 'Windows 7'],
  [`Mozilla/5.0 (Windows NT 6.3; Win64; x64) ${chrome} Safari/537.36 OPR/106.0.0.0`, 'Opera', '106.0.0.0', 'Windows 8'],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:121.0) Gecko/20100101 Firefox/121.0', 'Firefox', '121.0', 'Ubuntu'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.1 Safari/605.1.15',
    'Safari',
    '17.1',
    'Mac OS X',
  ],
  [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${chrome} Mobile Safari/537.36`, 'Chrome', '120.0.0.0', 'Android'],
  ['', null, null, null],
  ['=cmd|calc', null, null, null],
])('%s is %s %s on %s', (userAgent, browser, browserVersion, operatingSystem) => {
  expect(deviceOf(userAgent)).toEqual({ browser, browserVersion, operatingSystem });
});

it.each([
  ['127.0.0.1', '本机'],
  ['::1', '本机'],
  ['192.168.1.9', '内网'],
  ['::ffff:10.0.0.1', '内网'],
  ['fd00::1', '内网'],
  ['fe80::1%eth0', '内网'],
  ['202.120.2.102', '上海市 教育网'],
  ['::ffff:114.114.114.114', '江苏省 南京市'],
  ['2001:da8:8000:1::1', '上海市 上海交通大学'],
  ['203.0.113.7', null],
  ['not an address', null],
  ['', null],
])('%s is at %s', (address, place) => {
  expect(locationOf(ipLocation(), address)).toBe(place);
});

it.each([
  ['本机', 'Localhost'],
  ['内网', 'Private network'],
  ['上海市 教育网', '上海市 教育网'],
  [null, null],
])('%s is %s in English', (place, shown) => {
  expect(showLocation(place, sayIn('en'))).toBe(shown);
});
