import { contestSave } from '@saiwu/openapi';
import { expect, test } from 'vitest';
import { newContest } from './contest-values.ts';
import { proposedWindows } from './contest-windows.ts';

test('a new contest is open for a month from today on, and reviewed in the two weeks after', () => {
  expect(proposedWindows('2026-11-23')).toEqual({
    registrationStart: '2026-11-23 08:00:00',
    registrationEnd: '2026-12-23 23:59:00',
    reviewStart: '2026-12-24 08:00:00',
    reviewEnd: '2027-01-07 23:59:00',
  });
});

test('windows are whole days where the clocks change and years have a day more', () => {
  expect(proposedWindows('2028-02-28')).toMatchObject({ registrationEnd: '2028-03-29 23:59:00', reviewStart: '2028-03-30 08:00:00' });
  expect(proposedWindows('2026-10-01')).toMatchObject({ registrationEnd: '2026-10-31 23:59:00', reviewStart: '2026-11-01 08:00:00' });
});

test('a new contest lacks nothing but what nobody can guess', () => {
  const rubric = { dimensions: [{ name: '创新性', weight: '100', items: [{ name: '新意', max: '100', isCounted: true }] }] };
  const values = newContest('2026-11-23', { rubric, sections: [] });
  expect(values.edition).toBe(2026);
  const { error } = contestSave.safeParse(values);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['title', 'tracks']);
});
