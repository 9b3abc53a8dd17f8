import { expect, test } from 'vitest';
import { errorPaths, stepOf } from './error-paths.ts';

test('names every field that holds an error', () => {
  const errors = {
    title: { type: 'too_small', message: '不能为空', ref: { type: 'text' } },
    stages: [{ reviewEnd: { type: 'custom', message: '晚' }, rubric: { dimensions: [undefined, { weight: { type: 'custom' } }] } }],
  };
  expect(errorPaths(errors)).toEqual(['title', 'stages.0.reviewEnd', 'stages.0.rubric.dimensions.1.weight']);
});

const steps = [
  { key: 'basics', fields: ['title', 'edition'] },
  { key: 'stage', fields: ['stages'] },
  { key: 'rubric', fields: ['stages.0.rubric'] },
];

test.each([
  ['title', 'basics'],
  ['stages.0.reviewStart', 'stage'],
  ['stages.0.rubric', 'rubric'],
  ['stages.0.rubric.dimensions.0.items.1.max', 'rubric'],
  ['stages.0', 'stage'],
  ['titles', undefined],
  ['root.server', undefined],
])('%s stands on the step %s', (path, key) => {
  expect(stepOf(steps, path)?.key).toBe(key);
});

test('what is wrong above the fields of a step belongs to the first that has such fields', () => {
  expect(
    stepOf(
      [
        { key: 'a', fields: ['x'] },
        { key: 'b', fields: ['leader.phone'] },
        { key: 'c', fields: ['leader.name'] },
      ],
      'leader',
    )?.key,
  ).toBe('b');
});
