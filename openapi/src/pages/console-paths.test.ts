import { expect, expectTypeOf, test } from 'vitest';
import { type ConsoleLink, consolePaths, linkTo, profilePath } from './console-paths.ts';

test('a link has what its path asks for, which cannot lead elsewhere', () => {
  expectTypeOf(linkTo<typeof consolePaths.project>)
    .parameter(1)
    .toEqualTypeOf<Record<'id' | 'projectId', string>>();
  expect(linkTo(consolePaths.project, { id: '1', projectId: '../2' })).toBe('/contests/1/projects/..%2F2');
  expect(profilePath('social')).toBe('/profile?section=social');
});

test('no text is a link', () => expectTypeOf<string>().not.toExtend<ConsoleLink>());
