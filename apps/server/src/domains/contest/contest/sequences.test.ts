import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { contestBody, goodRows, importSheet, sheetBody } from '../../../../test/contest-steps.ts';
import { known } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';
import { createRandom, type Random } from '../../../demo/random.ts';

const server = openServer();

type State = 'DRAFT' | 'PUBLISHED' | 'REVIEWING' | 'PUBLICITY' | 'CANCELLED';

/** What the model knows of a contest, by the words of the domain. */
interface Model {
  id: string;
  stageId: string;
  state: State;
  stage: 'NOT_STARTED' | 'IN_REVIEW' | 'SCORED' | 'CLOSED';
  projects: number;
  /** Each project has its judge. */
  isAssigned: boolean;
  hasJudges: boolean;
  isReleased: boolean;
}

interface Act {
  /** The operation that stands in the log. */
  operation: string;
  isLegal: (model: Model) => boolean;
  call: (model: Model, account: string) => Promise<{ status: number }>;
  /** What it makes of the model. */
  apply: (model: Model) => void;
  /** Of its message; null: it tells nobody. */
  told: RegExp | null;
}

const isOver = ({ state }: Model) => state === 'CANCELLED';
const isBeforeReview = ({ state }: Model) => state === 'PUBLISHED';

const acts: Record<string, Act> = {
  publish: {
    operation: 'contest.publish',
    isLegal: ({ state }) => state === 'DRAFT',
    call: ({ id }, account) => server.as(account).call('contest.publish', { params: { id } }),
    apply: (model) => (model.state = 'PUBLISHED'),
    told: /大赛已发布$/,
  },
  importProjects: {
    operation: 'project.import',
    isLegal: isBeforeReview,
    call: ({ id, projects }, account) =>
      server.as(account).call('project.import', { body: { contestId: id, file: importSheet(goodRows(projects + 1).slice(projects)) } }),
    apply(model) {
      model.projects += 1;
      model.isAssigned = false;
    },
    told: null,
  },
  assign: {
    operation: 'assignment.accept',
    isLegal: (model) => isBeforeReview(model) && model.projects > 0 && !model.isAssigned,
    async call({ stageId }, account) {
      const proposed = await server.as(account).call('assignment.propose', { body: { stageId, seed: 7 } });
      return server
        .as(account)
        .call('assignment.accept', { body: { stageId, seed: 7, fingerprint: proposed.data?.fingerprint ?? 'none' } });
    },
    apply(model) {
      model.isAssigned = true;
      model.hasJudges = true;
    },
    told: /个项目待评审$/,
  },
  start: {
    operation: 'stage.start',
    isLegal: (model) => isBeforeReview(model) && model.isAssigned,
    call: ({ stageId }, account) => server.as(account).call('stage.start', { params: { id: stageId } }),
    apply(model) {
      model.state = 'REVIEWING';
      model.stage = 'IN_REVIEW';
    },
    told: /评审开始了$/,
  },
  close: {
    operation: 'stage.close',
    isLegal: ({ state, stage }) => state === 'REVIEWING' && stage === 'SCORED',
    call: ({ stageId }, account) => server.as(account).call('stage.close', { params: { id: stageId }, body: { password: 'secret-1' } }),
    apply(model) {
      model.state = 'PUBLICITY';
      model.stage = 'CLOSED';
    },
    told: /成绩开始公示$/,
  },
  release: {
    operation: 'stage.release',
    isLegal: ({ state, stage, isReleased }) => state === 'PUBLICITY' && stage === 'CLOSED' && !isReleased,
    call: ({ stageId }, account) => server.as(account).call('stage.release', { params: { id: stageId } }),
    apply: (model) => (model.isReleased = true),
    // whoever a sheet names has no account
    told: null,
  },
  cancel: {
    operation: 'contest.cancel',
    isLegal: (model) => !isOver(model),
    call: ({ id }, account) => server.as(account).call('contest.cancel', { params: { id }, body: { reason: '不办了' } }),
    apply: (model) => (model.state = 'CANCELLED'),
    told: /大赛已取消$/,
  },
};

/** Who may read a contest and not take it further, and who does not know of it. */
const outsiders = [
  ['college', 403],
  ['judge1', 403],
  ['other', 404],
] as const;

describe.each([1, 2, 3, 4, 5, 6, 7, 8])('a generated sequence of a contest’s acts (seed %i)', (seed) => {
  it('leads through the states of the domain alone; what is refused changes nothing, what is done is logged and told', async () => {
    const random = createRandom(seed);
    await server.db.updateTable('user').set({ orgId: known.school }).where('account', '=', 'manager').execute();
    const model = await newContest();
    for (let step = 0; step < 25; step += 1) {
      if (model.stage === 'IN_REVIEW' && model.state === 'REVIEWING' && random.below(2) === 0) {
        await submitOne(model);
        continue;
      }
      // cancelling ends it, and would end most sequences at their beginning
      const names = Object.keys(acts).filter((one) => one !== 'cancel' || random.below(6) === 0);
      await tryAct(random.pick(names), model, random, `seed ${seed}, step ${step}`);
    }
    expect(model.state, 'the sequence left the draft').not.toBe('DRAFT');
  });
});

async function tryAct(name: string, model: Model, random: Random, at: string): Promise<void> {
  const act = acts[name];
  if (!act) throw new Error(`no act ${name}`);
  const what = `${at}: ${name} in ${model.state}, ${model.stage}`;
  const before = await snapshot(model);
  const [account, refusal] = random.below(4) === 0 ? random.pick(outsiders) : (['school', 409] as const);
  const isDone = account === 'school' && act.isLegal(model);
  // nobody owes a sheet of a contest that nobody was assigned to
  const hasReceivers = act.told !== null && (name !== 'cancel' || model.hasJudges);
  const { status } = await act.call(model, account);
  if (isDone) act.apply(model);
  const after = await snapshot(model);
  // a message may take the place of one that nobody has read
  const earlier = new Set(before.messages.map(({ id }) => id));
  const told = after.messages.filter(({ id, title }) => !earlier.has(id) && act.told?.test(title));
  expect(status, `${what} by ${account}`).toBe(isDone ? 200 : refusal);
  expect(isDone || isDeepStrictEqual(after, before), `${what} by ${account}: nothing changed`).toBe(true);
  expect([after.contest.state, after.stage.state], what).toEqual([model.state, model.stage]);
  expect(after.log.slice(before.log.length), `${what}: logged`).toEqual(isDone ? [{ operationId: act.operation }] : []);
  expect(told.length > 0, `${what}: told`).toBe(isDone && hasReceivers);
}

async function newContest(): Promise<Model> {
  const stage = { judgesPerProject: 1, rule: { kind: 'MEAN', decimals: 2 } };
  const { data } = await server.as('school').call('contest.save', { body: contestBody(stage) });
  return {
    id: data.id,
    stageId: data.stages[0].id,
    state: 'DRAFT',
    stage: 'NOT_STARTED',
    projects: 0,
    isAssigned: false,
    hasJudges: false,
    isReleased: false,
  };
}

/** One of the judges hands a sheet in; with the last one the stage is scored. */
async function submitOne(model: Model): Promise<void> {
  const open = await server.db
    .selectFrom('assignment')
    .innerJoin('judge', 'judge.id', 'assignment.judgeId')
    .innerJoin('user', 'user.id', 'judge.userId')
    .where('assignment.stageId', '=', model.stageId)
    .where('assignment.state', '=', 'ASSIGNED')
    .orderBy('assignment.id')
    .select(['user.account', 'assignment.projectId'])
    .execute();
  const [first] = open;
  if (!first) throw new Error('a stage under review owes a sheet');
  const params = { stageId: model.stageId, projectId: first.projectId };
  expect((await server.as(first.account).call('score.submit', { params, body: sheetBody('40') })).status).toBe(200);
  if (open.length === 1) model.stage = 'SCORED';
}

/** All that an act may change. */
async function snapshot({ id, stageId }: Model) {
  return {
    contest: await server.db
      .selectFrom('contest')
      .where('id', '=', id)
      .select(['state', 'version', 'cancelReason'])
      .executeTakeFirstOrThrow(),
    stage: await server.db
      .selectFrom('stage')
      .where('id', '=', stageId)
      .select(['state', 'closedTime', 'releasedTime'])
      .executeTakeFirstOrThrow(),
    projects: await server.db.selectFrom('project').where('contestId', '=', id).orderBy('id').select(['id', 'state']).execute(),
    pairs: await server.db.selectFrom('assignment').where('stageId', '=', stageId).orderBy('id').select(['id', 'state']).execute(),
    results: await server.db.selectFrom('result').where('stageId', '=', stageId).orderBy('projectId').selectAll().execute(),
    sealed: await server.db.selectFrom('sealedLog').where('stageId', '=', stageId).orderBy('sequence').select('hash').execute(),
    messages: await server.db.selectFrom('msg').orderBy('id').select(['id', 'title']).execute(),
    log: await server.db.selectFrom('optLog').where('type', '=', 'OPT').orderBy('id').select('operationId').execute(),
  };
}
