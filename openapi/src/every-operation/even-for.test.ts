import { expect, it } from 'vitest';
import { contract } from '../contract.ts';
import { isWrite, type Operation } from '../operation.ts';

const operations = Object.entries<Operation>(contract);
const writesFor = (restriction: string) =>
  operations
    .filter(([, operation]) => isWrite(operation) && operation.evenFor?.some((one) => one === restriction))
    .map(([id]) => id)
    .toSorted();

it('whoever has to change the password or set up a second factor first writes nothing but that', () => {
  expect(writesFor('oneTimePassword')).toEqual(['session.changePassword']);
  expect(writesFor('enrolling')).toEqual(['session.changePassword', 'totp.confirm', 'totp.enrol']);
});

it('whoever came by an invitation link writes sheets of scores, and what nobody else sees', () => {
  const own = ['dashboard.pvIncr', 'message.mark', 'message.markAll', 'message.markMine', 'preference.save'];
  expect(writesFor('invited')).toEqual([...own, 'score.save', 'score.submit']);
});

it('where the service has ended a review that runs is finished, and nothing else is done', () => {
  const ending = ['contest.extend', 'contest.takeBackExtensions', 'score.save', 'score.submit', 'stage.close'];
  expect(writesFor('expired')).toEqual(ending);
});

it('what is open to everybody, or wants a permission of administrators, needs no exception', () => {
  const wrong = operations.filter(
    ([, { access, evenFor }]) => evenFor?.some((one) => one !== 'expired') && access !== 'session' && access !== 'score:submit',
  );
  expect(wrong.map(([id]) => id)).toEqual([]);
});
