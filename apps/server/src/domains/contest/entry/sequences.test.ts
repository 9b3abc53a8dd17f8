import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { begunEntry, during, openContest } from '../../../../test/entry-steps.ts';
import { openServer } from '../../../../test/harness.ts';
import { createRandom, type Random } from '../../../demo/random.ts';

const server = openServer();

/** What the model knows of a project, by the words of the domain. */
interface Model {
  id: string;
  state: 'DRAFT' | 'SUBMITTED' | 'RETURNED' | 'ACCEPTED' | 'REJECTED' | 'WITHDRAWN';
  isFilled: boolean;
  /** After registration; what is given back then has some hours more. */
  isLate: boolean;
  /** The team has touched what was given back. */
  isBeingMended: boolean;
  /** Of the part that holds the one answer. */
  version: number;
}

interface Act {
  /** Who does it: the team's leader or the college. */
  actor: 'student' | 'college';
  isLegal: (model: Model) => boolean;
  call: (model: Model, account: string) => Promise<{ status: number }>;
  apply: (model: Model) => void;
  /** In the project's history; null: it is no step of that. */
  noted: string | null;
  /** Of the message that the team has of it. */
  told: RegExp | null;
}

const isOpen = ({ state, isLate }: Model) => state === 'RETURNED' || (state === 'DRAFT' && !isLate);
const by = (account: string) => server.as(account);

const acts: Record<string, Act> = {
  fill: {
    actor: 'student',
    isLegal: isOpen,
    call: ({ id, version }, account) =>
      by(account).call('entry.save', { params: { id }, body: { section: 'ANSWERS', version, answers: { area: String(version) } } }),
    apply(model) {
      model.isFilled = true;
      model.isBeingMended = true;
      model.version += 1;
    },
    noted: null,
    told: null,
  },
  submit: {
    actor: 'student',
    isLegal: (model) => isOpen(model) && model.isFilled,
    call: ({ id }, account) => by(account).call('entry.submit', { params: { id } }),
    apply: (model) => (model.state = 'SUBMITTED'),
    noted: 'SUBMITTED',
    told: /已提交$/,
  },
  takeBack: {
    actor: 'student',
    isLegal: ({ state, isLate }) => state === 'SUBMITTED' && !isLate,
    call: ({ id }, account) => by(account).call('entry.takeBack', { params: { id } }),
    apply: (model) => (model.state = 'DRAFT'),
    noted: 'TAKEN_BACK',
    told: /撤回修改了$/,
  },
  withdraw: {
    actor: 'student',
    isLegal: ({ state }) => state !== 'WITHDRAWN' && state !== 'REJECTED',
    call: ({ id }, account) => by(account).call('entry.withdraw', { params: { id }, body: { reason: '不参加了' } }),
    apply: (model) => (model.state = 'WITHDRAWN'),
    noted: 'WITHDRAWN',
    told: /退出了$/,
  },
  accept: {
    actor: 'college',
    isLegal: ({ state }) => state === 'SUBMITTED',
    call: ({ id }, account) => by(account).call('project.accept', { params: { id }, body: {} }),
    apply: (model) => (model.state = 'ACCEPTED'),
    noted: 'ACCEPTED',
    told: /审核通过$/,
  },
  return: {
    actor: 'college',
    isLegal: ({ state }) => state === 'SUBMITTED',
    call: ({ id }, account) =>
      by(account).call('project.return', { params: { id }, body: { reason: '请补充', points: [], until: '2026-03-10 23:00:00' } }),
    apply(model) {
      model.state = 'RETURNED';
      model.isBeingMended = false;
    },
    noted: 'RETURNED',
    told: /被退回修改/,
  },
  reject: {
    actor: 'college',
    isLegal: ({ state }) => state === 'SUBMITTED',
    call: ({ id }, account) => by(account).call('project.reject', { params: { id }, body: { reason: '不属于本大赛' } }),
    apply: (model) => (model.state = 'REJECTED'),
    noted: 'REJECTED',
    told: /审核不通过$/,
  },
  reconsider: {
    actor: 'college',
    isLegal: ({ state, isBeingMended }) => state === 'ACCEPTED' || state === 'REJECTED' || (state === 'RETURNED' && !isBeingMended),
    call: ({ id }, account) => by(account).call('project.reconsider', { params: { id }, body: { reason: '点错了' } }),
    apply: (model) => (model.state = 'SUBMITTED'),
    noted: 'RECONSIDERED',
    told: /重新审核$/,
  },
};

/** Who has the codes and nothing to do with the project, and who has no codes. */
const outsiders: Record<Act['actor'], readonly (readonly [account: string, status: number])[]> = {
  student: [
    ['admin', 404],
    ['college', 403],
  ],
  college: [
    ['other', 404],
    ['student', 403],
  ],
};

/** Acts that some sequence has done, and has met a refusal of. */
const [done, refused] = [new Set<string>(), new Set<string>()];

/** The moment of the sequence: each step is a second later than the last. */
let now = during;

function goOn(model: Model, isLate = model.isLate): void {
  const start = isLate ? new Date('2026-03-10T10:00:01.000Z') : during;
  now = isLate === model.isLate ? new Date(now.getTime() + 1000) : start;
  model.isLate = isLate;
  server.setNow(now);
}

describe.each([1, 2, 3, 4, 5, 6])('a generated sequence of what a team and its college do (seed %i)', (seed) => {
  it('leads through the states of the domain alone; what is refused changes nothing, what is done is noted and told', async () => {
    const random = createRandom(seed);
    now = during;
    server.setNow(now);
    const model = await newEntry();
    while (model.version === 0) await tryAct('fill', model, random, `seed ${seed}, first`);
    for (let step = 0; step < 30; step += 1) {
      // the clock goes on, and registration ends
      goOn(model, model.isLate || random.below(30) === 0);
      // withdrawing ends it, and would end most sequences at their beginning
      const names = Object.keys(acts).filter((one) => one !== 'withdraw' || random.below(6) === 0);
      const legal = names.filter((one) => acts[one]?.isLegal(model) === true);
      await tryAct(random.pick(legal.length > 0 && random.below(2) === 0 ? legal : names), model, random, `seed ${seed}, step ${step}`);
    }
    expect(model.version, 'something was filled in').toBeGreaterThan(0);
  });
});

it('the sequences have done and been refused each act', () => {
  expect([[...done].toSorted(), [...refused].toSorted()]).toEqual([Object.keys(acts).toSorted(), Object.keys(acts).toSorted()]);
});

async function tryAct(name: string, model: Model, random: Random, at: string): Promise<void> {
  const act = acts[name];
  if (!act) throw new Error(`no act ${name}`);
  const what = `${at}: ${name} in ${model.state}`;
  const before = await snapshot(model);
  const [account, refusal] = random.below(5) === 0 ? random.pick(outsiders[act.actor]) : ([act.actor, 409] as const);
  const isDone = account === act.actor && act.isLegal(model);
  const { status } = await act.call(model, account);
  (isDone ? done : refused).add(name);
  if (isDone) act.apply(model);
  const after = await snapshot(model);
  const earlier = new Set(before.messages.map(({ id }) => id));
  const told = after.messages.filter(({ id, title }) => !earlier.has(id) && act.told?.test(title));
  expect(status, `${what} by ${account}`).toBe(isDone ? 200 : refusal);
  expect(isDone || isDeepStrictEqual(after, before), `${what} by ${account}: nothing changed`).toBe(true);
  expect(after.project.state, what).toBe(model.state);
  expect(after.history.slice(before.history.length), `${what}: noted`).toEqual(isDone && act.noted !== null ? [{ act: act.noted }] : []);
  expect(told.length > 0, `${what}: told`).toBe(isDone && act.told !== null);
}

async function newEntry(): Promise<Model> {
  const fields = [{ key: 'area', label: '占地', kind: 'NUMBER', isRequired: true, options: [] }];
  const contestId = await openContest(server, { fields });
  const id = await begunEntry(server, contestId);
  return { id, state: 'DRAFT', isFilled: false, isLate: false, isBeingMended: false, version: 0 };
}

/** All that an act may change. */
async function snapshot({ id }: Model) {
  const { db } = server;
  const project = db.selectFrom('project').where('id', '=', id).select(['state', 'version', 'answers', 'sections', 'submitCount']);
  return {
    project: await project.executeTakeFirstOrThrow(),
    people: await db.selectFrom('projectPerson').where('projectId', '=', id).selectAll().execute(),
    history: await db.selectFrom('projectChangeLog').where('projectId', '=', id).orderBy('id').select('act').execute(),
    messages: await db.selectFrom('msg').where('bizId', '=', id).orderBy('id').select(['id', 'title']).execute(),
  };
}
