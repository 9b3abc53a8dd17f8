import { describe, expect, it } from 'vitest';
import { approve, reject, uploadEvidence } from '../../../../test/certification-steps.ts';
import { known } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';
import { createRandom } from '../../../demo/random.ts';

const server = openServer();

/** What the model knows of a request. */
interface Asked {
  id: string;
  by: string;
  role: string;
  state: 'PENDING' | 'APPROVED' | 'REJECTED';
}

const people = ['student', 'teacher', 'nobody', 'college'];
const roles = ['TEACHER', 'MAKER', 'JUDGE', 'YMANAGEMENT'];
const deciders = ['college', 'school', 'manager', 'other', 'judge1'];

/** Who may decide what, by the words of the domain: a college's administrator for its people, and not who administers it. */
function mayDecide(who: string, { by, role }: Asked): 'yes' | 'own' | 'missing' | 'forbidden' {
  if (who === 'judge1') return 'forbidden';
  if (who === 'other' || (who === 'college' && role === 'YMANAGEMENT')) return 'missing';
  return who === by ? 'own' : 'yes';
}

describe.each([1, 2, 3, 4, 5, 6])('a generated sequence (seed %i)', (seed) => {
  it('leads through the states of the domain alone, and what is refused changes nothing', async () => {
    const random = createRandom(seed);
    const asked: Asked[] = [];
    const held = new Map<string, Set<string>>([
      ['student', new Set(['MAKER'])],
      ['teacher', new Set(['TEACHER'])],
      ['nobody', new Set()],
      ['college', new Set(['YMANAGEMENT'])],
    ]);
    const files = new Map<string, string>();
    for (const one of people) files.set(one, await uploadEvidence(server, one));

    for (let step = 0; step < 60; step += 1) {
      const before = await snapshot();
      const at = `seed ${seed}, step ${step}`;
      if (asked.length === 0 || random.below(3) === 0) {
        const by = random.pick(people);
        const role = random.pick(roles);
        const own = asked.filter((one) => one.by === by);
        const isRefused =
          own.some(({ state }) => state === 'PENDING') ||
          own.filter(({ state }) => state === 'REJECTED').length >= 3 ||
          own.some((one) => one.state === 'APPROVED' && one.role === role);
        const { status, data } = await server.as(by).call('certification.ask', {
          body: { roleCode: role, schoolId: known.school, collegeId: known.engineering, evidenceIds: [files.get(by)] },
        });
        expect(status === 200, `${at}: ${by} asks for ${role}`).toBe(!isRefused);
        if (isRefused) expect(await snapshot(), at).toEqual(before);
        else asked.push({ id: data.id, by, role, state: 'PENDING' });
      } else {
        const one = random.pick(asked);
        const who = random.pick(deciders);
        const isApproval = random.below(2) === 0;
        const { status } = await (isApproval ? approve(server, who, one.id) : reject(server, who, one.id));
        const may = mayDecide(who, one);
        const expected = may === 'forbidden' ? 403 : may === 'missing' ? 404 : may === 'own' || one.state !== 'PENDING' ? 409 : 200;
        expect(status, `${at}: ${who} ${isApproval ? 'approves' : 'rejects'} ${one.role} of ${one.by}, ${one.state}`).toBe(expected);
        if (status !== 200) expect(await snapshot(), at).toEqual(before);
        else {
          one.state = isApproval ? 'APPROVED' : 'REJECTED';
          if (isApproval) held.get(one.by)?.add(one.role);
        }
      }
      for (const by of people) expect(await factsOf(by), `${at}: ${by}`).toEqual(expectedOf(by, asked, held));
    }
    expect(new Set(asked.map(({ state }) => state)).size, 'the sequence reached more than one state').toBeGreaterThan(1);
  });
});

function expectedOf(by: string, asked: readonly Asked[], held: ReadonlyMap<string, ReadonlySet<string>>) {
  const own = asked.filter((one) => one.by === by);
  const isCertified = own.some(({ state }) => state === 'APPROVED');
  return {
    states: own.map(({ id, state }) => [id, state]),
    centifiedStatus: own.length === 0 ? null : isCertified,
    roles: [...(held.get(by) ?? [])].toSorted(),
  };
}

async function factsOf(account: string) {
  const { id, centifiedStatus } = await server.db
    .selectFrom('user')
    .where('account', '=', account)
    .select(['id', 'centifiedStatus'])
    .executeTakeFirstOrThrow();
  const requests = await server.db.selectFrom('certification').where('userId', '=', id).orderBy('id').select(['id', 'state']).execute();
  const roleRows = await server.db
    .selectFrom('userRole')
    .innerJoin('role', 'role.id', 'userRole.roleId')
    .where('userRole.userId', '=', id)
    .orderBy('role.code')
    .select('role.code')
    .execute();
  return { states: requests.map((one) => [one.id, one.state]), centifiedStatus, roles: roleRows.map(({ code }) => code) };
}

/** All that a decision may change. */
async function snapshot() {
  return {
    requests: await server.db.selectFrom('certification').orderBy('id').selectAll().execute(),
    roles: await server.db.selectFrom('userRole').orderBy('userId').orderBy('roleId').selectAll().execute(),
    users: await server.db.selectFrom('user').orderBy('id').select(['id', 'orgId', 'centifiedStatus', 'version']).execute(),
    judges: await server.db.selectFrom('judge').orderBy('id').selectAll().execute(),
    messages: await server.db.selectFrom('msgReceiver').orderBy('id').selectAll().execute(),
  };
}
