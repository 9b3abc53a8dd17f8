import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { begunEntry, during, openContest } from '../../../../test/entry-steps.ts';
import { openServer } from '../../../../test/harness.ts';
import { createRandom, type Random } from '../../../demo/random.ts';

const server = openServer();

/** What the model knows of a project, by the words of the domain. */
interface Model {
  id: string;
  state: 'DRAFT' | 'SUBMITTED' | 'RETURNED' | 'ACCEPTED' | 'WITHDRAWN';
  isFilled: boolean;
  isLate: boolean;
  /** Of the part that holds the one answer. */
  version: number;
}

interface Act {
  isLegal: (model: Model) => boolean;
  call: (model: Model, account: string) => Promise<{ status: number }>;
  apply: (model: Model) => void;
  /** In the project's history; null: it is no step of that. */
  noted: string | null;
  /** Of the message that the team has of it. */
  told: RegExp | null;
}

const isOpen = ({ state, isLate }: Model) => (state === 'DRAFT' || state === 'RETURNED') && !isLate;
const by = (account: string) => server.as(account);

const acts: Record<string, Act> = {
  fill: {
    isLegal: isOpen,
    call: ({ id, version }, account) =>
      by(account).call('entry.save', { params: { id }, body: { section: 'ANSWERS', version, answers: { area: String(version) } } }),
    apply(model) {
      model.isFilled = true;
      model.version += 1;
    },
    noted: null,
    told: null,
  },
  submit: {
    isLegal: (model) => isOpen(model) && model.isFilled,
    call: ({ id }, account) => by(account).call('entry.submit', { params: { id } }),
    apply: (model) => (model.state = 'SUBMITTED'),
    noted: 'SUBMITTED',
    told: /已提交$/,
  },
  takeBack: {
    isLegal: ({ state, isLate }) => state === 'SUBMITTED' && !isLate,
    call: ({ id }, account) => by(account).call('entry.takeBack', { params: { id } }),
    apply: (model) => (model.state = 'DRAFT'),
    noted: 'TAKEN_BACK',
    told: /撤回修改了$/,
  },
  withdraw: {
    isLegal: ({ state }) => state !== 'WITHDRAWN',
    call: ({ id }, account) => by(account).call('entry.withdraw', { params: { id }, body: { reason: '不参加了' } }),
    apply: (model) => (model.state = 'WITHDRAWN'),
    noted: 'WITHDRAWN',
    told: /退出了$/,
  },
};

/** Who has the codes and is not of the team, and who has no codes. */
const outsiders = [
  ['admin', 404],
  ['college', 403],
] as const;

describe.each([1, 2, 3, 4, 5, 6])('a generated sequence of what a team does (seed %i)', (seed) => {
  it('leads through the states of the domain alone; what is refused changes nothing, what is done is noted and told', async () => {
    const random = createRandom(seed);
    server.setNow(during);
    const model = await newEntry();
    while (model.version === 0) await tryAct('fill', model, random, `seed ${seed}, first`);
    for (let step = 0; step < 20; step += 1) {
      const turn = random.below(12);
      // what a college does, and the clock
      if (turn === 0 && model.state === 'SUBMITTED') await set(model, random.pick(['RETURNED', 'ACCEPTED']));
      else if (turn === 1) {
        model.isLate = !model.isLate;
        server.setNow(model.isLate ? new Date('2026-03-10T10:00:01.000Z') : during);
      }
      // withdrawing ends it, and would end most sequences at their beginning
      const names = Object.keys(acts).filter((one) => one !== 'withdraw' || random.below(6) === 0);
      await tryAct(random.pick(names), model, random, `seed ${seed}, step ${step}`);
    }
    expect(model.version, 'something was filled in').toBeGreaterThan(0);
  });
});

async function tryAct(name: string, model: Model, random: Random, at: string): Promise<void> {
  const act = acts[name];
  if (!act) throw new Error(`no act ${name}`);
  const what = `${at}: ${name} in ${model.state}`;
  const before = await snapshot(model);
  const [account, refusal] = random.below(5) === 0 ? random.pick(outsiders) : (['student', 409] as const);
  const isDone = account === 'student' && act.isLegal(model);
  const { status } = await act.call(model, account);
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
  return { id, state: 'DRAFT', isFilled: false, isLate: false, version: 0 };
}

async function set(model: Model, state: Model['state']): Promise<void> {
  await server.db.updateTable('project').set({ state }).where('id', '=', model.id).execute();
  model.state = state;
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
