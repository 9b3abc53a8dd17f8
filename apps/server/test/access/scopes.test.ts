import { contract, type OperationId } from '@saiwu/openapi';
import { expect, it } from 'vitest';
import { seedTenantId } from '../../src/core/tenants.ts';
import { known } from '../fixture.ts';
import { openServer } from '../harness.ts';
import { holderOfAllCodes } from './all-codes.ts';
import { ask } from './ask.ts';
import { letterOf } from './letters.ts';
import { readMatrix } from './matrix.ts';
import { requestFor } from './requests.ts';
import { buildWorld } from './world.ts';

const server = openServer({ tenantMode: 'COLUMN' });
const given = server.given(() => buildWorld(server));

/** Lists, trees, sheets and searches of which a general manager sees everybody's rows. */
const lists = readMatrix()
  .filter(({ operation, expected }) => expected.GM === 'A' && operation in contract)
  .map(({ operation }) => operation as OperationId); // filtered above

const { school, engineering: own, business: beside, otherSchool: far, otherCollege: farCollege } = known;

it.each([
  ['everything', [['ALL']], null, 'A'],
  ['the own organisation', [['THIS_LEVEL']], own, 'C'],
  ['the own organisation and those below', [['THIS_LEVEL_CHILDREN']], school, 'S'],
  ['chosen organisations', [['CUSTOMIZE', beside]], null, 'D'],
  ['what is theirs alone', [['SELF']], own, 'M'],
  ['what is theirs alone where they have no organisation', [['THIS_LEVEL_CHILDREN']], null, 'M'],
  ['by two roles what both reach', [['THIS_LEVEL'], ['CUSTOMIZE', beside]], own, 'S'],
  ['by a narrow role and a wide one what the wide one reaches', [['SELF'], ['THIS_LEVEL_CHILDREN']], school, 'S'],
  ['by roles for two schools both', [['THIS_LEVEL_CHILDREN'], ['CUSTOMIZE', far, farCollege]], school, 'A'],
] as const)('every list, tree, sheet and search shows %s', async (_, roles, home, letter) => {
  const world = given();
  const [[first, ...chosen], ...further] = roles;
  const holder = await holderOfAllCodes(server, first, home);
  await choose(holder.roleId, chosen);
  for (const [dsType, ...orgs] of further) await choose(await holder.addRole(dsType), orgs);
  const seen: [OperationId, string][] = [];
  for (const id of lists) seen.push([id, letterOf(await ask(server, id, requestFor(id, world.own), holder.headers), 'A')]);
  expect(seen).toEqual(lists.map((id) => [id, expectedOf(id, letter, home)]));
});

/** Where a list differs from the scope, and why that is meant. */
function expectedOf(id: OperationId, letter: string, home: string | null): string {
  const isNarrow = letter !== 'A' && letter !== 'S';
  // contests of a school are its colleges' to read, and its templates theirs to begin from; the search finds contests too
  if ((id === 'contest.page' || id === 'contest.templates' || id === 'contestTemplate.page') && isNarrow) return home ? 'S' : 'M';
  if ((id === 'sheetMap.page' || id === 'message.templates') && isNarrow) return home ? 'S' : 'M';
  if (id === 'search.find' && letter === 'M') return home ? 'S' : 'M';
  // judges belong to the school, and so does the school itself
  if ((id === 'judge.page' || id === 'school.page') && (isNarrow || home === own)) return 'M';
  // one's own row is always there, and names its organisation
  if (letter === 'M' && home && id.startsWith('user.')) return 'C';
  return letter;
}

async function choose(roleId: string, orgIds: readonly string[]): Promise<void> {
  if (orgIds.length === 0) return;
  await server.db
    .insertInto('roleOrg')
    .values(orgIds.map((orgId) => ({ tenantId: seedTenantId, roleId, orgId })))
    .execute();
}
