import { expect, test } from 'vitest';
import { isOpenPath, openPaths } from './open-paths.ts';

test.each([
  '/login',
  '/login/',
  '/Login',
  '/redirect',
  '/invite/aB3',
  '/social/github',
  '/redirect/a/b',
  '/public/contests/7',
  '/dashboard',
  '/banners',
  '/error/404',
])('%s is open', (path) => expect(isOpenPath(path)).toBe(true));

test.each(['/', '/contests', '/loginx', '/invite', '/invite/a/b', '/dashboard/x', '/social', '/error', '/banners/new'])(
  '%s needs a session',
  (path) => expect(isOpenPath(path)).toBe(false),
);

test('no pattern is named twice', () => expect(new Set(openPaths).size).toBe(openPaths.length));
