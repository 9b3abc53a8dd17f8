import { contract, isWrite, type Operation, type OperationId } from '@saiwu/openapi';
import { expect, it } from 'vitest';
import { openServer } from '../harness.ts';
import { unnoticedMutants } from '../tenant-guard/mutants.ts';
import { ask, type Asked } from './ask.ts';
import { signInAll } from './identities.ts';
import { type Identity, identities, readMatrix, type Row } from './matrix.ts';
import { requestFor } from './requests.ts';
import { letterOf } from './letters.ts';
import { marks } from './marks.ts';
import { buildWorld } from './world.ts';

const server = openServer({ tenantMode: 'COLUMN' }, 'kept');
const given = server.given(async () => {
  const world = await buildWorld(server);
  return { world, people: await signInAll(server, world) };
});
const rows = readMatrix();

it('every operation has one row in access-matrix.txt, and every row an operation', () => {
  expect(rows.map(({ operation }) => operation).toSorted()).toEqual(Object.keys(contract).toSorted());
});

it.each(rows.filter(({ operation }) => operation in contract))('$operation', async ({ operation, expected }) => {
  const id = operation as OperationId; // filtered above
  const { world, people } = given();
  const differences: string[] = [];
  for (const who of identities) {
    const request = requestFor(id, { ...world.own, me: people[who].userId ?? world.own.me });
    const asking = () => ask(server, id, request, people[who].headers);
    const asked = await (isWrite(contract[id]) && changes(expected[who]) ? server.undoing(asking) : asking());
    const got = letterOf(asked, expected[who]);
    const leaked = leakIn(asked, id, who);
    if (got !== expected[who] || leaked)
      differences.push(`${who}: expected ${expected[who]}, got ${got} ${leaked} (${asked.status} ${asked.text.slice(0, 200)})`);
  }
  expect(differences, `${operation}\n${differences.join('\n')}`).toEqual([]);
});

// The harness judges each statement of each test. This judges the harness, by all that the operations above have sent.
it('each statement is noticed that one of its tables is left unbound in, or that one of its conditions on the tenant is missing from', () => {
  const { statements, unnoticed } = unnoticedMutants(server.db);
  expect(statements).toBeGreaterThan(1000);
  expect(unnoticed).toEqual([]);
});

/** What is refused has no effect to undo. */
function changes(expected: Row['expected'][Identity]): boolean {
  return !'-x0p'.includes(expected);
}

/** Whose rows nobody of the first school, or of a tenant, ever finds in an answer that is not open to all. */
function leakIn({ text }: Asked, id: OperationId, who: Identity): string {
  const operation: Operation = contract[id];
  if (operation.access === 'open') return '';
  const foreign = who === 'OT' ? [...ofFirst] : operation.isForPlatform ? [] : [marks.otherTenant];
  if (!['SA', 'GM', 'OT'].includes(who)) foreign.push(marks.otherSchool);
  return foreign.filter((mark) => text.includes(mark)).join();
}

const ofFirst = [marks.own, marks.beside, marks.school, marks.otherSchool, marks.tenant];
