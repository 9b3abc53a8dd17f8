import { contestSave } from '@saiwu/openapi';
import { expect, test } from 'vitest';
import { newContest } from '../contest-values.ts';
import { oneStage } from '../times/story-template.ts';
import { nextStage, promotionsOf } from './stage-values.ts';

const [{ rubric } = { rubric: null }] = oneStage.stages;

function twoStages() {
  const contest = { ...newContest('2026-11-23', { content: oneStage }), title: '创新大赛', tracks: ['主赛道'] };
  const second = nextStage(contest.stages);
  const stages = second === null ? contest.stages : [...contest.stages, second];
  return { ...contest, stages: stages.map((stage, index) => ({ ...stage, promotion: promotionsOf(stages)[index] ?? null })) };
}

test('a stage more follows the last one, judged like it, and half of its projects go on to it: nothing is missing', () => {
  const contest = twoStages();
  expect(contest.stages[1]).toMatchObject({ kind: 'SECOND', reviewStart: '2027-01-08 08:00:00', rubric, promotion: null });
  expect(contest.stages[0]?.promotion).toMatchObject({ by: 'PERCENT', value: '50' });
  expect(contestSave.safeParse(contest).error?.issues).toBeUndefined();
});

test('a final is held on a stage, what comes before it is added behind it, and there is no fifth kind', () => {
  const { stages } = twoStages();
  const final = nextStage(stages);
  expect(final).toMatchObject({ kind: 'FINAL', mode: 'ROADSHOW' });
  const three = final === null ? stages : [...stages, final];
  const fourth = nextStage(three);
  expect(fourth?.kind).toBe('COLLEGE');
  expect(fourth && nextStage([...three, fourth])).toBeNull();
});

test('the stage that becomes the last lets nobody on', () => {
  const { stages } = twoStages();
  expect(promotionsOf(stages.toReversed()).map((promotion) => promotion?.by ?? null)).toEqual(['PERCENT', null]);
});
