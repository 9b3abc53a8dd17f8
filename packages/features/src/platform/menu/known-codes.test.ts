import { expect, test } from 'vitest';
import { unknownCodes } from './known-codes.ts';

test('a code of the server is known, one with a wildcard and several too', () => {
  expect(unknownCodes('authority:user:view; authority:org:*;Authority:User:Add')).toEqual([]);
});

test('a mistyped code comes with the one that was meant', () => {
  expect(unknownCodes('authority:user:view;authority:usre:view')).toEqual([{ code: 'authority:usre:view', near: 'authority:user:view' }]);
});

test('one that is like none comes without', () => {
  expect(unknownCodes('library:book:lend')).toEqual([{ code: 'library:book:lend', near: undefined }]);
});

test('what is still being typed is not told', () => {
  expect(unknownCodes('auth')).toEqual([]);
});
