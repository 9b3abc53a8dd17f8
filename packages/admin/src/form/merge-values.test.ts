import { expect, test } from 'vitest';
import { mergeValues } from './merge-values.ts';

test('what was changed here stays, what was changed elsewhere comes', () => {
  const opened = { name: 'a', describe: 'b', orgs: ['1'], words: { title: 't', text: 'x' } };
  const mine = { ...opened, describe: 'mine', words: { title: 'mine', text: 'x' } };
  const theirs = { name: 'theirs', describe: 'theirs', orgs: ['1', '2'], words: { title: 't', text: 'theirs' } };
  expect(mergeValues(mine, opened, theirs)).toEqual({
    name: 'theirs',
    describe: 'mine',
    orgs: ['1', '2'],
    words: { title: 'mine', text: 'theirs' },
  });
});

test('a list that was changed on both sides is taken as it stands here', () => {
  expect(mergeValues({ orgs: ['1', '3'] }, { orgs: ['1'] }, { orgs: ['1', '2'] })).toEqual({ orgs: ['1', '3'] });
});
