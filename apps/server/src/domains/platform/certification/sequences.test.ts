import { describe, expect, it } from 'vitest';
import { approve, ask, reject, uploadEvidence } from '../../../../test/certification-steps.ts';
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
  decided?: number;
}

const day = 86_400_000;

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
      now: 0,
    };
    world.now = Date.parse('2026-03-02T02:00:00Z');
    server.setNow(new Date(world.now));
    for (const one of people) world.files.set(one, await uploadEvidence(server, one));
    let before = await snapshot();
    for (let step = 0; step < 60; step += 1) {
      // so that rejections come to count no more while others do
      world.now += random.below(30) * 3_600_000;
      server.setNow(new Date(world.now));
      const isAsking = world.asked.length === 0 || random.below(3) === 0;
      const { what, status, expected, operation, told } = await (isAsking ? askBy(random, world) : decide(random, world));
      const at = `seed ${seed}, step ${step}: ${what}`;
      expect(status, at).toBe(expected);
      const after = await snapshot();
      const earlier = new Set(before.messages.map(({ id }) => id));
      const titles = after.messages.flatMap(({ id, title }) => (earlier.has(id) ? [] : [title]));
      expect(after.log.slice(before.log.length), `${at}: logged`).toEqual(status === 200 ? [{ operationId: operation }] : []);
      expect(
        titles.some((title) => told.test(title)),
        `${at}: told`,
      ).toBe(status === 200);
      expect(status === 200 ? before : after, at).toEqual(before);
      for (const by of people) expect(await factsOf(by), `${at}; ${by}`).toEqual(expectedOf(by, world));
      before = after;
    }
    expect(new Set(world.asked.map(({ state }) => state)).size, 'the sequence reached more than one state').toBeGreaterThan(1);
  });
});

interface World {
  asked: Asked[];
  held: Map<string, Set<string>>;
  files: Map<string, string>;
  now: number;
}

/** What was tried, what came of it, and what the model says should have. */
interface Tried {
  what: string;
  status: number;
  expected: number;
  /** What stands in the log, and in the title of a message, where it is done. */
  operation: string;
  told: RegExp;
}

async function askBy(random: Random, { asked, files, now }: World): Promise<Tried> {
  const by = random.pick(people);
  const role = random.pick(roles);
  const own = asked.filter((one) => one.by === by);
  const isWaiting = own.some(({ state }) => state === 'PENDING');
  const lately = own.filter((one) => one.role === role && one.state === 'REJECTED' && (one.decided ?? 0) > now - 7 * day);
  const hasIt = own.some((one) => one.state === 'APPROVED' && one.role === role);
  const { status, data } = await server.as(by).call('certification.ask', {
    body: { roleCode: role, schoolId: known.school, collegeId: known.engineering, evidenceIds: [files.get(by)] },
  });
  if (status === 200) asked.push({ id: data.id, by, role, state: 'PENDING' });
  return {
    what: `${by} asks for ${role}`,
    status,
    expected: isWaiting ? 409 : hasIt || lately.length >= 3 ? 400 : 200,
    operation: 'certification.ask',
    told: /认证/,
  };
}

async function decide(random: Random, { asked, held, now }: World): Promise<Tried> {
  const one = random.pick(asked);
  const who = random.pick(deciders);
  const isApproval = random.below(2) === 0;
  const may = mayDecide(who, one);
  const refusals = { forbidden: 403, missing: 404, own: 409, yes: one.state === 'PENDING' ? 200 : 409 };
  const what = `${who} ${isApproval ? 'approves' : 'rejects'} ${one.role} of ${one.by}, ${one.state}`;
  const { status } = await (isApproval ? approve(server, who, one.id) : reject(server, who, one.id));
  if (status === 200) Object.assign(one, { state: isApproval ? 'APPROVED' : 'REJECTED', decided: now });
  if (status === 200 && isApproval) held.get(one.by)?.add(one.role);
  return {
    what,
    status,
    expected: refusals[may],
    operation: `certification.${isApproval ? 'approve' : 'reject'}`,
    told: isApproval ? /^你的认证通过了$/ : /^你的认证没有通过$/,
  };
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
    received: await server.db.selectFrom('msgReceiver').orderBy('id').selectAll().execute(),
    messages: await server.db.selectFrom('msg').orderBy('id').select(['id', 'title']).execute(),
    log: await server.db.selectFrom('optLog').where('type', '=', 'OPT').orderBy('id').select('operationId').execute(),
  };
}

it('a rejected certification asked again 20 times waits for its turn after each three, and bars no other role', async () => {
  let now = Date.parse('2026-03-02T02:00:00Z');
  const later = (by: number) => server.setNow(new Date((now += by)));
  later(0);
  const evidenceIds = [await uploadEvidence(server, 'nobody')];
  const times = { TEACHER: 7, MAKER: 7, JUDGE: 6 };
  const tried: Record<string, number[]> = {};
  for (const [roleCode, most] of Object.entries(times)) {
    const answers: number[] = (tried[roleCode] = []);
    const askAgain = async () => {
      const { status, data } = await ask(server, 'nobody', { roleCode, evidenceIds });
      answers.push(status);
      return data?.id;
    };
    for (let time = 0; time < most; time += 1) {
      if (time > 0 && time % 3 === 0) {
        await askAgain();
        // the third of them counts for seven days, to the last second of these
        later(7 * day - 1000);
        await askAgain();
        later(1000);
      }
      answers.push((await reject(server, 'school', await askAgain())).status);
    }
  }
  const three = Array.from({ length: 6 }, () => 200);
  const seven = [...three, 400, 400, ...three, 400, 400, 200, 200];
  expect(tried).toEqual({ TEACHER: seven, MAKER: seven, JUDGE: [...three, 400, 400, ...three] });
  const { data: mine } = await server.as('nobody').call('certification.mine');
  expect(mine.requests).toHaveLength(20);
  expect(mine.barred.map(({ roleCode }: { roleCode: string }) => roleCode)).toEqual(['JUDGE']);
  const { data: told } = await server.as('nobody').call('message.page', { body: { model: { bizType: 'CERTIFICATION' }, size: 100 } });
  expect(told.records).toHaveLength(20);
});
