import { expect, test } from 'vitest';
import { inside, several } from './english-nouns.ts';

test('titles are small inside a sentence, unless they are abbreviations', () => {
  expect(['User', 'SMS template', 'slide', '角色'].map(inside)).toEqual(['user', 'SMS template', 'slide', '角色']);
});

test('several of them are plural, once', () => {
  expect(['User', 'Dictionary', 'Survey', 'Address', 'Branch', 'Projects'].map(several)).toEqual([
    'users',
    'dictionaries',
    'surveys',
    'addresses',
    'branches',
    'projects',
  ]);
});
