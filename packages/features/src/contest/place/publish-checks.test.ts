import { expect, test } from 'vitest';
import type { ContestDetail } from '../answers.ts';
import { publishChecks } from './publish-checks.ts';

/** As far as the checks look at one. */
function contest(more: object = {}): ContestDetail {
  const setup = { fields: [], files: [], sections: [], awards: [] };
  const facts = { registrationEnd: '2026-12-01 23:59:00', describe: null, appealEnd: null, setup, stages: [{ judgesPerProject: 3 }] };
  return { ...facts, ...more } as unknown as ContestDetail; // see above
}

const open = (checks: ReturnType<typeof publishChecks>) => checks.filter(({ isFine }) => !isFine).map(({ kind }) => kind);

test('a bare contest lacks what may have been forgotten', () => {
  expect(open(publishChecks(contest(), '2026-11-01 08:00:00', 2))).toEqual(['describe', 'form', 'awards', 'appeals', 'judges']);
});

test('a whole one lacks nothing; registration that is over is told', () => {
  const setup = { fields: [], files: [], sections: [{}], awards: [{}] };
  const whole = contest({ describe: '面向全校', appealEnd: '2027-02-01 00:00:00', setup });
  expect(open(publishChecks(whole, '2026-11-01 08:00:00', 3))).toEqual([]);
  expect(open(publishChecks(whole, '2026-12-02 00:00:00', 3))).toEqual(['registration']);
});

test('judges that the reader does not see are not counted', () => {
  expect(publishChecks(contest(), '2026-11-01 08:00:00', null).map(({ kind }) => kind)).not.toContain('judges');
});
