import { expect, it } from 'vitest';
import { contract } from './contract.ts';
import { isWrite, type Operation } from './operation.ts';

/** Acts in contests whose rows stay as they are: acts of administrators on a contest itself, its stages and its findings. */
const staying = [
  'assignment.accept',
  'contest.anonymise',
  'contest.cancel',
  'contest.changeEligibility',
  'contest.publish',
  'contest.remove',
  'contest.save',
  'contest.takeBackExtensions',
  'contest.update',
  'invitation.accept',
  'invitation.revoke',
  'radar.decide',
  'radar.look',
  'stage.close',
  'stage.release',
  'stage.start',
];

it('an act in contests says whether its rows go with the people', () => {
  const ofContests = /^(assignment|contest|entry|invitation|judge|judging|plan|project|radar|result|score|stage)\./;
  const silent = Object.entries<Operation>(contract).flatMap(([id, operation]) =>
    ofContests.test(id) && isWrite(operation) && operation.isUnlogged !== true && operation.concerns === undefined ? [id] : [],
  );
  expect(silent.toSorted()).toEqual(staying);
});
