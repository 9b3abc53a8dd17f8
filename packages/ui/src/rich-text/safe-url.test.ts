import { expect, test } from 'vitest';
import { isSafeImage, isSafeLink, readLink } from './safe-url.ts';

test.each(['https://a.cn/x?y#z', 'http://a.cn', 'mailto:a@b.cn', 'tel:+8610', '/contests/1', 'HTTPS://A.CN', '//a.cn/x'])(
  'a link may lead to %j',
  (href) => expect(isSafeLink(href)).toBe(true),
);

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://a.cn/1',
  'file:///etc/passwd',
  'contests/1',
  '',
  'https://',
])('a link may not lead to %j', (href) => expect(isSafeLink(href)).toBe(false));

test.each(['https://a.cn/x.png', '/files/1.png', 'blob:https://a.cn/1', 'data:image/png;base64,AAAA'])(
  'a picture may come from %j',
  (src) => expect(isSafeImage(src)).toBe(true),
);

test.each(['javascript:alert(1)', 'x', '1.png', 'data:text/html,x', 'data:image/svg+xml,<svg onload=alert(1)>', 'file:///c:/x.png'])(
  'a picture may not come from %j',
  (src) => expect(isSafeImage(src)).toBe(false),
);

test.each([
  ['saiwu.example', 'https://saiwu.example'],
  ['saiwu.example/规则?x=1', 'https://saiwu.example/规则?x=1'],
  [' http://a.cn ', 'http://a.cn'],
  ['judge@school.edu.cn', 'mailto:judge@school.edu.cn'],
  ['tel:010-1234', 'tel:010-1234'],
  ['javascript:alert(1)', null],
  ['java\tscript:alert(1)', null],
  ['ftp://a.cn', null],
  ['两个 词', null],
  ['https://', null],
  ['', null],
])('%j is read as %j', (typed, href) => expect(readLink(typed)).toBe(href));
