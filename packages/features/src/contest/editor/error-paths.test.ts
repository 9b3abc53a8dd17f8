import { expect, test } from 'vitest';
import { stepOf } from './contest-values.ts';
import { errorPaths } from './error-paths.ts';

test('names every field that holds an error', () => {
  const errors = {
    title: { type: 'too_small', message: '不能为空', ref: { type: 'text' } },
    stages: [{ reviewEnd: { type: 'custom', message: '晚' }, rubric: { dimensions: [undefined, { weight: { type: 'custom' } }] } }],
  };
  expect(errorPaths(errors)).toEqual(['title', 'stages.0.reviewEnd', 'stages.0.rubric.dimensions.1.weight']);
});

test.each([
  ['title', 'basics'],
  ['tracks.1', 'registration'],
  ['registrationEnd', 'registration'],
  ['stages.0.reviewStart', 'stage'],
  ['stages.0.rule.decimals', 'stage'],
  ['stages.0.rubric.dimensions.0.items.1.max', 'rubric'],
])('%s stands on the step %s', (path, step) => {
  expect(stepOf(path)).toBe(step);
});
