import { describe, expect, it } from 'vitest';
import { approve, reject, uploadEvidence } from '../../../../test/certification-steps.ts';
import { known } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';
import { createRandom, type Random } from '../../../demo/random.ts';

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
    const world: World = {
      asked: [],
      held: new Map([
        ['student', new Set(['MAKER'])],
        ['teacher', new Set(['TEACHER'])],
        ['nobody', new Set()],
        ['college', new Set(['YMANAGEMENT'])],
      ]),
      files: new Map(),
    };
    for (const one of people) world.files.set(one, await uploadEvidence(server, one));
    for (let step = 0; step < 60; step += 1) {
      const before = await snapshot();
      const isAsking = world.asked.length === 0 || random.below(3) === 0;
      const { what, status, expected } = await (isAsking ? askBy(random, world) : decide(random, world));
      const at = `seed ${seed}, step ${step}: ${what}`;
      expect(status, at).toBe(expected);
      expect(status === 200 ? before : await snapshot(), at).toEqual(before);
      for (const by of people) expect(await factsOf(by), `${at}; ${by}`).toEqual(expectedOf(by, world));
    }
    expect(new Set(world.asked.map(({ state }) => state)).size, 'the sequence reached more than one state').toBeGreaterThan(1);
  });
});

interface World {
  asked: Asked[];
  held: Map<string, Set<string>>;
  files: Map<string, string>;
}

/** What was tried, what came of it, and what the model says should have. */
interface Tried {
  what: string;
  status: number;
  expected: number;
}

async function askBy(random: Random, { asked, files }: World): Promise<Tried> {
  const by = random.pick(people);
  const role = random.pick(roles);
  const own = asked.filter((one) => one.by === by);
  const isBarred = own.some(({ state }) => state === 'PENDING') || own.filter(({ state }) => state === 'REJECTED').length >= 3;
  const hasIt = own.some((one) => one.state === 'APPROVED' && one.role === role);
  const { status, data } = await server.as(by).call('certification.ask', {
    body: { roleCode: role, schoolId: known.school, collegeId: known.engineering, evidenceIds: [files.get(by)] },
  });
  if (status === 200) asked.push({ id: data.id, by, role, state: 'PENDING' });
  return { what: `${by} asks for ${role}`, status, expected: isBarred ? 409 : hasIt ? 400 : 200 };
}

async function decide(random: Random, { asked, held }: World): Promise<Tried> {
  const one = random.pick(asked);
  const who = random.pick(deciders);
  const isApproval = random.below(2) === 0;
  const may = mayDecide(who, one);
  const refusals = { forbidden: 403, missing: 404, own: 409, yes: one.state === 'PENDING' ? 200 : 409 };
  const what = `${who} ${isApproval ? 'approves' : 'rejects'} ${one.role} of ${one.by}, ${one.state}`;
  const { status } = await (isApproval ? approve(server, who, one.id) : reject(server, who, one.id));
  if (status === 200) one.state = isApproval ? 'APPROVED' : 'REJECTED';
  if (status === 200 && isApproval) held.get(one.by)?.add(one.role);
  return { what, status, expected: refusals[may] };
}

function expectedOf(by: string, { asked, held }: World) {
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
