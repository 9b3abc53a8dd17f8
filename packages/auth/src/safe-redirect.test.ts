import { expect, test } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

test.each([
  null,
  undefined,
  '',
  ' ',
  'contests',
  'https://evil.example/',
  'http:evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\u0000/evil',
  ' //evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/%2E%2e//evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'blob:http://saiwu.invalid/x',
  '@evil.example',
  '.evil.example',
  'http://saiwu.invalid.evil.example/',
  '/login',
  '/login?redirect=/login',
])('%j leads nowhere', (path) => {
  expect(safeRedirect(path)).toBe('/');
  expect(safeRedirect(path, '/dashboard')).toBe('/dashboard');
});

test.each([
  '/',
  '/contests',
  '/contests/12?tab=stages&q=%E8%B5%9B#top',
  '/a?next=//evil.example',
  '/@evil.example',
  '/:80',
  '/a//b',
  '/login/help',
  '/%2f/evil.example',
  '/%5cevil.example',
])('%s stays', (path) => {
  expect(safeRedirect(path)).toBe(path);
  // What a browser makes of it is still ours.
  expect(new URL(safeRedirect(path), 'http://saiwu.test').origin).toBe('http://saiwu.test');
});
