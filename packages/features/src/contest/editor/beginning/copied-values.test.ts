import { contestSetup } from '@saiwu/openapi';
import { expect, test } from 'vitest';
import type { ContestDetail } from '../../answers.ts';
import { copyOf } from './copied-values.ts';

/** As far as a copy looks at it. */
function contest(registrationStart: string, registrationEnd: string): ContestDetail {
  const stage = {
    kind: { code: 'SCHOOL', desc: '' },
    mode: { code: 'ONLINE', desc: '' },
    recusal: { code: 'COLLEGE', desc: '' },
    teamSees: { code: 'SCORES', desc: '' },
    reviewStart: '2024-06-01 08:00:00',
    reviewEnd: '2024-06-15 18:00:00',
  };
  const facts = {
    title: '2024 年创新大赛（第 3 届）',
    edition: 2024,
    describe: null,
    tracks: ['科技'],
    registrationStart,
    registrationEnd,
  };
  return { ...facts, appealStart: null, appealEnd: null, setup: contestSetup.parse({}), stages: [stage] } as unknown as ContestDetail; // see above
}

test('a copy is a year later, the last of February included', () => {
  expect(copyOf(contest('2024-02-29 08:00:00', '2024-03-31 23:59:00'), '2024-12-01')).toMatchObject({
    title: '2025 年创新大赛（第 3 届）',
    edition: 2025,
    registrationStart: '2025-02-28 08:00:00',
    registrationEnd: '2025-03-31 23:59:00',
    stages: [{ reviewStart: '2025-06-01 08:00:00', reviewEnd: '2025-06-15 18:00:00' }],
  });
});

test('a copy of one of years ago can still be entered', () => {
  const { edition, registrationStart, registrationEnd } = copyOf(contest('2024-02-29 08:00:00', '2024-03-31 23:59:00'), '2028-01-10');
  expect([edition, registrationStart, registrationEnd]).toEqual([2028, '2028-02-29 08:00:00', '2028-03-31 23:59:00']);
});
