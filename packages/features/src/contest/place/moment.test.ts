import { expect, test } from 'vitest';
import type { Contest } from '../answers.ts';
import { isRegistrationOver, momentOf } from './moment.ts';

type Facts = Partial<Contest['stages'][number]> & {
  contest?: Contest['state']['code'];
  stage?: Contest['stages'][number]['state']['code'];
};

function contestWith({ contest = 'PUBLISHED', stage = 'NOT_STARTED', ...numbers }: Facts = {}): Contest {
  return {
    now: '2026-04-02 09:00:00',
    registrationStart: '2026-03-01 08:00:00',
    registrationEnd: '2026-03-31 18:00:00',
    projectCount: 4,
    state: { code: contest, desc: '' },
    stages: [
      {
        state: { code: stage, desc: '' },
        projectCount: 4,
        judgesPerProject: 3,
        sheetCount: 0,
        submittedCount: 0,
        assignedCount: 0,
        entries: null,
        reviewEnd: '2026-04-20 18:00:00',
        ...numbers,
      },
    ],
  } as unknown as Contest; // the rest says nothing about what comes next
}

const after = '2026-04-02 09:00:00';

test.each<[name: string, contest: Contest, now: string, moment: unknown]>([
  ['a draft', contestWith({ contest: 'DRAFT' }), after, { kind: 'draft' }],
  ['a cancelled one', contestWith({ contest: 'CANCELLED', stage: 'IN_REVIEW' }), after, { kind: 'cancelled' }],
  ['before registration', contestWith(), '2026-02-26 07:00:00', { kind: 'beforeRegistration', left: { days: 3, hours: 73 } }],
  ['registering', contestWith({ contest: 'REGISTERING' }), '2026-03-19 12:00:00', { kind: 'registration', left: { days: 12, hours: 294 } }],
  [
    'registering in the last second',
    contestWith({ contest: 'REGISTERING' }),
    '2026-03-31 18:00:00',
    { kind: 'registration', left: { days: 0, hours: 0 } },
  ],
  ['without projects', { ...contestWith({ projectCount: 0 }), projectCount: 0 }, after, { kind: 'noProjects' }],
  ['with projects that nobody has accepted', contestWith({ projectCount: 0 }), after, { kind: 'noneAccepted' }],
  [
    'with projects that wait for a decision, before judges are thought of',
    contestWith({ entries: { isOpen: false, undecided: 3, unfinished: 1 }, projectCount: 0 }),
    after,
    { kind: 'undecided', projects: 3 },
  ],
  [
    'with drafts that nobody can hand in any more',
    contestWith({ entries: { isOpen: false, undecided: 0, unfinished: 1 }, sheetCount: 12, assignedCount: 4 }),
    after,
    { kind: 'ready' },
  ],
  ['without judges', contestWith(), after, { kind: 'unassigned', projects: 4 }],
  ['with some judges', contestWith({ sheetCount: 9, assignedCount: 1 }), after, { kind: 'unassigned', projects: 3 }],
  ['with all judges', contestWith({ sheetCount: 12, assignedCount: 4 }), after, { kind: 'ready' }],
  [
    'under review',
    contestWith({ contest: 'REVIEWING', stage: 'IN_REVIEW', sheetCount: 12, submittedCount: 5 }),
    '2026-04-20 16:30:00',
    { kind: 'review', open: 7, left: { days: 0, hours: 1 } },
  ],
  [
    'under review past its deadline',
    contestWith({ contest: 'REVIEWING', stage: 'IN_REVIEW', sheetCount: 12, submittedCount: 5 }),
    '2026-04-21 00:00:00',
    { kind: 'review', open: 7, left: null },
  ],
  ['scored', contestWith({ contest: 'REVIEWING', stage: 'SCORED' }), after, { kind: 'scored' }],
  ['sealed', contestWith({ contest: 'PUBLICITY', stage: 'CLOSED' }), after, { kind: 'sealed' }],
])('%s', (_name, contest, now, moment) => expect(momentOf({ ...contest, now })).toEqual(moment));

test('registration is over when the server says that it is not open and its end is past', () => {
  const isOver = (contest: Contest, now: string) => isRegistrationOver({ ...contest, now });
  expect(isOver(contestWith(), '2026-03-31 18:00:01')).toBe(true);
  expect(isOver(contestWith(), '2026-03-01 07:00:00')).toBe(false);
  expect(isOver(contestWith({ contest: 'REGISTERING' }), after)).toBe(false);
  expect(isOver(contestWith({ contest: 'REVIEWING' }), '2026-03-01 09:00:00')).toBe(true);
});
