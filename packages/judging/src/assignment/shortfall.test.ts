import { expect, test } from 'vitest';
import { assignJudges, type AssignmentInput, type JudgeAndProject } from '../index.ts';

/** `judges` by id with their limits, everybody free but for `conflicts` such as `a p`. */
function inputOf(projects: string, judges: Record<string, { min?: number; max?: number }>, conflicts: string[] = []): AssignmentInput {
  return {
    projects: projects.split(' ').map((id) => ({ id })),
    judges: Object.entries(judges).map(([id, limits]) => ({ id, ...limits })),
    perProject: 1,
    conflicts: conflicts.map(pairOf),
    seed: 1,
  };
}

function pairOf(text: string): JudgeAndProject {
  const [judge = '', project = ''] = text.split(' ');
  return { judge, project };
}

async function infeasible(input: AssignmentInput) {
  const result = await assignJudges(input);
  if (result.kind !== 'infeasible') throw new Error(JSON.stringify(result));
  return result;
}

test('shortfalls that have nothing to do with each other stand apart', async () => {
  const { shortfalls, mends } = await infeasible(
    inputOf('p q r s t', { a: { max: 1 }, b: { max: 1 }, c: {} }, ['b p', 'b q', 'a r', 'a s', 'c p', 'c q', 'c r', 'c s']),
  );
  const because = {
    code: 'shortfall.capacity',
    values: { projects: 2, demand: 2, judges: 1, room: 1, elsewhere: 0, recused: 0, conflicts: 4, missing: 1 },
  };
  const parts = shortfalls.map(({ projects, ...rest }) => ({ projects: projects.toSorted(), ...rest }));
  expect(parts.toSorted((one, other) => String(one.projects).localeCompare(String(other.projects)))).toEqual([
    { projects: ['p', 'q'], missing: 1, because },
    { projects: ['r', 's'], missing: 1, because },
  ]);
  expect(mends[1]?.raiseCap?.toSorted()).toEqual(['a', 'b']);
});

test('judges owed more than can go to them are named with those who share their projects, and with nobody else', async () => {
  // p and q go to a, b or c; c has one to spare for them, d is on the other side.
  const input = inputOf('p q r s', { a: { min: 1 }, b: { min: 1 }, c: { min: 1 }, d: { min: 1 } }, [
    'a r',
    'a s',
    'b r',
    'b s',
    'c r',
    'c s',
    'd p',
    'd q',
  ]);
  const { shortfalls, mends } = await infeasible(input);
  expect(shortfalls).toMatchObject([
    { projects: [], missing: 1, because: { code: 'shortfall.minimum', values: { minimum: 3, available: 2, missing: 1 } } },
  ]);
  expect(String(shortfalls[0]?.because.values['judges']).split(', ').toSorted()).toEqual(['a', 'b', 'c']);
  expect(mends).toEqual([{ text: { code: 'mend.lowerMinimum', values: { judges: expect.stringMatching(/^[abc] \(−1\)$/), total: 1 } } }]);
  expect(await assignJudges({ ...input, judges: input.judges.map((judge) => (judge.id === 'c' ? { id: 'c' } : judge)) })).toMatchObject({
    kind: 'assigned',
    load: { a: 1, b: 1, c: 0, d: 2 },
  });
});

test('several judges below their minimum are each named with what they lack', async () => {
  const { shortfalls, mends } = await infeasible(inputOf('p', { a: { min: 2 }, b: { min: 3 } }, ['b p']));
  expect(shortfalls.map(({ missing }) => missing)).toEqual([4]);
  expect(String(mends[0]?.text.values['judges']).split(', ').toSorted()).toEqual(['a (−1)', 'b (−3)']);
});

test('standing pairs at fault are told with the way out', async () => {
  const standing = (...pairs: string[]) => ({ standing: pairs.map(pairOf) });
  expect(await infeasible({ ...inputOf('p q', { a: {}, b: {} }, ['b q']), ...standing('a p', 'b q') })).toEqual({
    kind: 'infeasible',
    shortfalls: [{ projects: ['q'], missing: 0, because: { code: 'shortfall.standingConflict', values: { judge: 'b', project: 'q' } } }],
    mends: [{ text: { code: 'mend.releaseStanding', values: { judge: 'b', project: 'q' } } }],
  });
  expect(await infeasible({ ...inputOf('p q', { a: {}, b: {}, c: {} }), ...standing('a q', 'b q', 'c q', 'a p') })).toEqual({
    kind: 'infeasible',
    shortfalls: [
      { projects: ['q'], missing: 0, because: { code: 'shortfall.standingTooMany', values: { project: 'q', standing: 3, needed: 1 } } },
    ],
    mends: [{ text: { code: 'mend.releaseSome', values: { project: 'q', count: 2 } } }],
  });
  const over = await infeasible({ ...inputOf('p q r', { a: { max: 1 }, b: {} }), ...standing('a p', 'a q', 'a r') });
  expect(over).toEqual({
    kind: 'infeasible',
    shortfalls: [
      {
        projects: expect.arrayContaining(['p', 'q', 'r']),
        missing: 0,
        because: { code: 'shortfall.standingOverCap', values: { judge: 'a', standing: 3, cap: 1 } },
      },
    ],
    mends: [{ raiseCap: ['a'], text: { code: 'mend.raiseCap', values: { judges: 'a (+2)', total: 2 } } }],
  });
});
