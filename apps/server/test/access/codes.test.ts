import { contract, isWrite, type Operation, type OperationId, permissionOf, permissionReads, permissionsOf } from '@saiwu/openapi';
import { expect, it } from 'vitest';
import { openServer } from '../harness.ts';
import { holderOfAllCodes } from './all-codes.ts';
import { ask } from './ask.ts';
import { requestFor } from './requests.ts';
import { buildWorld } from './world.ts';

const server = openServer({ tenantMode: 'COLUMN' }, 'kept');
const given = server.given(async () => {
  const { own } = await buildWorld(server);
  return { own, holder: await holderOfAllCodes(server, 'ALL', null) };
});

const operations = Object.entries<Operation>(contract).flatMap(([id, operation]) => {
  const code = permissionOf(operation);
  return code === null ? [] : [{ id: id as OperationId, code }]; // a key of the contract
});

/** Which code an operation wants beside its own, and why. */
const wantsToo: Partial<Record<OperationId, string>> = {
  // it answers whole phone numbers: for whoever may read the people themselves
  'smsTask.receivers': 'authority:user:view',
};

it.each([...Map.groupBy(operations, ({ code }) => code)])('%s opens what it is for, and nothing else opens that', async (code, guarded) => {
  const { own, holder } = given();
  const asking = (id: OperationId) => async () => (await ask(server, id, requestFor(id, own), holder.headers)).status;
  const answers: [OperationId, number, boolean][] = [];
  const without: number[] = [];
  for (const { id } of guarded) without.push(await holder.without(permissionsOf(contract[id]) ?? [], asking(id)));
  const withOnly = await holder.withOnly(code, () =>
    inTurn(guarded.map(({ id }) => (isWrite(contract[id]) ? () => server.undoing(asking(id)) : asking(id)))),
  );
  for (const [index, { id }] of guarded.entries()) answers.push([id, without[index] ?? 0, withOnly[index] === 403]);
  expect(answers).toEqual(guarded.map(({ id }) => [id, 403, id in wantsToo]));
});

it.each(Object.entries(permissionReads))('%s alone opens the reads behind its page', async (code, reads) => {
  const { own, holder } = given();
  const asking = (id: OperationId) => async () => (await ask(server, id, requestFor(id, own), holder.headers)).status;
  expect(operations.some((one) => one.code === code)).toBe(true);
  const answers = await holder.withOnly(code, () => inTurn(reads.map(asking)));
  expect(answers).not.toContain(403);
});

async function inTurn<Answer>(works: (() => Promise<Answer>)[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const work of works) answers.push(await work());
  return answers;
}
