import { expect, test } from 'vitest';
import type { Contest } from '../answers.ts';
import { isRegistrationOver, momentOf } from './moment.ts';

type Facts = Partial<Contest['stages'][number]> & {
  contest?: Contest['state']['code'];
  stage?: Contest['stages'][number]['state']['code'];
};

function contestWith({ contest = 'PUBLISHED', stage = 'NOT_STARTED', ...numbers }: Facts = {}): Contest {
  return {
    registrationStart: '2026-03-01 08:00:00',
    registrationEnd: '2026-03-31 18:00:00',
    state: { code: contest, desc: '' },
    stages: [
      {
        state: { code: stage, desc: '' },
        projectCount: 4,
        judgesPerProject: 3,
        sheetCount: 0,
        submittedCount: 0,
        reviewEnd: '2026-04-20 18:00:00',
        ...numbers,
      },
    ],
  } as unknown as Contest; // the rest says nothing about what comes next
}

const at = (time: string) => new Date(time).getTime();
const after = at('2026-04-02T09:00:00');

test.each<[name: string, contest: Contest, now: number, moment: unknown]>([
  ['a draft', contestWith({ contest: 'DRAFT' }), after, { kind: 'draft' }],
  ['a cancelled one', contestWith({ contest: 'CANCELLED', stage: 'IN_REVIEW' }), after, { kind: 'cancelled' }],
  ['before registration', contestWith(), at('2026-02-26T07:00:00'), { kind: 'beforeRegistration', left: { days: 3, hours: 73 } }],
  [
    'registering',
    contestWith({ contest: 'REGISTERING' }),
    at('2026-03-19T12:00:00'),
    { kind: 'registration', left: { days: 12, hours: 294 } },
  ],
  [
    'registering, by a clock that is fast',
    contestWith({ contest: 'REGISTERING' }),
    at('2026-03-31T20:00:00'),
    { kind: 'registration', left: { days: 0, hours: 0 } },
  ],
  ['without projects', contestWith({ projectCount: 0 }), after, { kind: 'noProjects' }],
  ['without judges', contestWith(), after, { kind: 'unassigned', projects: 4 }],
  ['with some judges', contestWith({ sheetCount: 9 }), after, { kind: 'assigning', missing: 3 }],
  ['with all judges', contestWith({ sheetCount: 12 }), after, { kind: 'ready' }],
  [
    'under review',
    contestWith({ contest: 'REVIEWING', stage: 'IN_REVIEW', sheetCount: 12, submittedCount: 5 }),
    at('2026-04-20T16:30:00'),
    { kind: 'review', open: 7, left: { days: 0, hours: 1 } },
  ],
  [
    'under review past its deadline',
    contestWith({ contest: 'REVIEWING', stage: 'IN_REVIEW', sheetCount: 12, submittedCount: 5 }),
    at('2026-04-21T00:00:00'),
    { kind: 'review', open: 7, left: null },
  ],
  ['scored', contestWith({ contest: 'REVIEWING', stage: 'SCORED' }), after, { kind: 'scored' }],
  ['sealed', contestWith({ contest: 'PUBLICITY', stage: 'CLOSED' }), after, { kind: 'sealed' }],
])('%s', (_name, contest, now, moment) => expect(momentOf(contest, now)).toEqual(moment));

test('registration is over when the server says that it is not open and most of it is past', () => {
  expect(isRegistrationOver(contestWith(), at('2026-03-31T17:00:00'))).toBe(true);
  expect(isRegistrationOver(contestWith(), at('2026-03-01T09:00:00'))).toBe(false);
  expect(isRegistrationOver(contestWith({ contest: 'REGISTERING' }), after)).toBe(false);
  expect(isRegistrationOver(contestWith({ contest: 'REVIEWING' }), at('2026-03-01T09:00:00'))).toBe(true);
});
