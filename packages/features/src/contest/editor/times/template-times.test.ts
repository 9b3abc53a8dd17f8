import { contestSave } from '@saiwu/openapi';
import { expect, test } from 'vitest';
import { newContest } from '../contest-values.ts';
import { oneStage } from './story-template.ts';
import { datesFrom, distancesFrom } from './template-times.ts';

test('the days of a template are counted from the day on which a contest is begun, over a leap day and the end of a year', () => {
  expect(datesFrom('2028-02-28', { ...oneStage, appealStart: '0401 08:00:00' })).toMatchObject({
    registrationStart: '2028-02-28 08:00:00',
    registrationEnd: '2028-03-29 23:59:00',
    stages: [{ kind: 'SCHOOL', reviewStart: '2028-03-30 08:00:00', reviewEnd: '2028-04-13 23:59:00' }],
    appealStart: '2029-04-04 08:00:00',
  });
});

test.each(['0401 08:00:00', null])('the way back leads to the same distances', (appeal) => {
  const given = { ...oneStage, appealStart: appeal, appealEnd: appeal };
  const { describe: _, tracks: _tracks, setup: _setup, ...times } = given;
  expect(distancesFrom('2026-11-23', datesFrom('2026-11-23', given))).toEqual(times);
});

test('a new contest lacks nothing but what nobody can guess', () => {
  const values = newContest('2026-11-23', { content: oneStage });
  expect(values.edition).toBe(2026);
  const { error } = contestSave.safeParse(values);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['title', 'tracks']);
});
