import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { contestBody, goodRows, importSheet, sheetBody } from '../../../../test/contest-steps.ts';
import { known } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';
import { createRandom, type Random } from '../../../demo/random.ts';

const server = openServer();

type State = 'DRAFT' | 'PUBLISHED' | 'REVIEWING' | 'PUBLICITY' | 'CANCELLED' | 'REMOVED';

/** What the model knows of a contest, by the words of the domain. */
interface Model {
  id: string;
  stageId: string;
  state: State;
  stage: 'NOT_STARTED' | 'IN_REVIEW' | 'SCORED' | 'CLOSED';
  projects: number;
  /** Each project has its judge. */
  isAssigned: boolean;
  isReleased: boolean;
  /** Sheets that somebody owes. */
  owed: number;
  /** Ids of what has put the review off, the latest last, but for what was taken back. */
  extensions: string[];
  /** Whether only one of the colleges may enter. */
  isNarrow: boolean;
  /** How often it was changed by editing. */
  edits: number;
}

interface Act {
  /** The operation that stands in the log. */
  operation: string;
  isLegal: (model: Model) => boolean;
  call: (model: Model, account: string) => Promise<{ status: number; data: unknown }>;
  /** What it makes of the model. */
  apply: (model: Model, answer: unknown) => void;
  /** Of its message; null: it tells nobody. */
  told: RegExp | null;
  /** Whether anybody has to be told, who can be, as things stand before it; always, where nothing is said. */
  concerns?: (model: Model) => boolean;
  /** Whether it can be asked for at all; always, where nothing is said. */
  isThinkable?: (model: Model) => boolean;
}

const isOver = ({ state }: Model) => state === 'CANCELLED';
const isRunning = ({ state, stage }: Model) =>
  (state === 'PUBLISHED' || state === 'REVIEWING') && (stage === 'NOT_STARTED' || stage === 'IN_REVIEW');
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
    // what does not fit is wrong in the sheet, and no matter of states
    isThinkable: ({ isNarrow }) => !isNarrow,
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
      model.owed = model.projects;
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
  extend: {
    operation: 'contest.extend',
    isLegal: isRunning,
    call: ({ id, stageId, extensions }, account) =>
      server.as(account).call('contest.extend', {
        params: { id },
        body: { deadline: 'REVIEW', stageId, reach: 'ALL', until: `2100-01-${10 + extensions.length} 18:00:00`, reason: '停电' },
      }),
    apply: (model, data) => model.extensions.push((data as { id: string }[])[0]?.id ?? ''), // what was added
    told: /评审截止时间延长到/,
    concerns: ({ owed }) => owed > 0,
    isThinkable: ({ extensions }) => extensions.length < 80,
  },
  takeBack: {
    operation: 'contest.takeBackExtensions',
    isLegal: isRunning,
    call: ({ id, extensions }, account) =>
      server.as(account).call('contest.takeBackExtensions', { params: { id }, body: { ids: extensions.slice(-1) } }),
    apply: (model) => model.extensions.pop(),
    told: /截止时间改回/,
    concerns: ({ owed }) => owed > 0,
    isThinkable: ({ extensions }) => extensions.length > 0,
  },
  changeEligibility: {
    operation: 'contest.changeEligibility',
    isLegal: (model) => !isOver(model) && model.stage !== 'CLOSED' && model.projects > 0,
    async call({ id, isNarrow }, account) {
      const eligibility = { orgIds: isNarrow ? [] : [known.business], degreeLevels: [], awards: [] };
      return server.as(account).call('contest.changeEligibility', {
        params: { id },
        body: { version: await versionOf(id), eligibility, reason: '文件要求' },
      });
    },
    apply: (model) => (model.isNarrow = !model.isNarrow),
    told: /个项目不再符合/,
    // of the college that is left out; leaders of what came from sheets have no accounts here
    concerns: ({ isNarrow }) => !isNarrow,
  },
  update: {
    operation: 'contest.update',
    isLegal: (model) => !isOver(model),
    async call({ id, extensions, edits }, account) {
      const reviewEnd = extensions.length > 0 ? `2100-01-${9 + extensions.length} 18:00:00` : '2099-12-31 18:00:00';
      const body = { id, version: await versionOf(id), ...contestBody({ ...stage, reviewEnd }), describe: `<p>第 ${edits + 1} 稿</p>` };
      return server.as(account).call('contest.update', { body });
    },
    apply: (model) => (model.edits += 1),
    told: null,
  },
  remove: {
    operation: 'contest.remove',
    isLegal: ({ state }) => state === 'DRAFT',
    call: ({ id }, account) => server.as(account).call('contest.remove', { params: { id } }),
    apply: (model) => (model.state = 'REMOVED'),
    told: null,
  },
  cancel: {
    operation: 'contest.cancel',
    isLegal: (model) => !isOver(model),
    call: ({ id }, account) => server.as(account).call('contest.cancel', { params: { id }, body: { reason: '不办了' } }),
    apply: (model) => (model.state = 'CANCELLED'),
    told: /大赛已取消$/,
    // of a draft nobody knew
    concerns: ({ state }) => state !== 'DRAFT',
  },
};

const stage = { judgesPerProject: 1, rule: { kind: 'MEAN', decimals: 2 } };

async function versionOf(id: string): Promise<number> {
  return (await server.db.selectFrom('contest').where('id', '=', id).select('version').executeTakeFirstOrThrow()).version;
}

/** Who runs contests, and not this one: sheets are a school's to import. Who runs none. */
const outsiders = [
  ['college', (name: string) => (name === 'importProjects' ? 403 : 404)],
  ['judge1', () => 403],
  ['other', () => 404],
] as const;

describe.each([1, 2, 3, 4, 5, 6, 7, 8])('a generated sequence of a contest’s acts (seed %i)', (seed) => {
  it('leads through the states of the domain alone; what is refused changes nothing, what is done is logged and told', async () => {
    const random = createRandom(seed);
    await server.db.updateTable('user').set({ orgId: known.school }).where('account', '=', 'manager').execute();
    let model = await newContest();
    for (let step = 0; step < 40; step += 1) {
      if (model.state === 'REMOVED') model = await newContest();
      if (model.stage === 'IN_REVIEW' && model.state === 'REVIEWING' && random.below(2) === 0) {
        await submitOne(model);
        continue;
      }
      // these two end it, and would end most sequences at their beginning
      const ending = random.below(6) === 0;
      const names = Object.entries(acts).flatMap(([one, { isThinkable }]) =>
        ((one !== 'cancel' && one !== 'remove') || ending) && isThinkable?.(model) !== false ? [one] : [],
      );
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
  const [account, refusal] = random.below(4) === 0 ? random.pick(outsiders) : (['school', () => 409] as const);
  const isDone = account === 'school' && act.isLegal(model);
  const hasReceivers = act.told !== null && act.concerns?.(model) !== false;
  const { status, data } = await act.call(model, account);
  if (isDone) act.apply(model, data);
  const after = await snapshot(model);
  // a message may take the place of one that nobody has read
  const earlier = new Set(before.messages.map(({ id }) => id));
  const told = after.messages.filter(({ id, title }) => !earlier.has(id) && act.told?.test(title));
  expect(status, `${what} by ${account}`).toBe(isDone ? 200 : refusal(name));
  expect(isDone || isDeepStrictEqual(after, before), `${what} by ${account}: nothing changed`).toBe(true);
  expect([after.contest?.state ?? 'REMOVED', after.stage?.state ?? 'NOT_STARTED'], what).toEqual([model.state, model.stage]);
  expect(after.log.slice(before.log.length), `${what}: logged`).toEqual(isDone ? [{ operationId: act.operation }] : []);
  expect(told.length > 0, `${what}: told`).toBe(isDone && hasReceivers);
}

async function newContest(): Promise<Model> {
  const { data } = await server.as('school').call('contest.save', { body: contestBody(stage) });
  return {
    id: data.id,
    stageId: data.stages[0].id,
    state: 'DRAFT',
    stage: 'NOT_STARTED',
    projects: 0,
    isAssigned: false,
    isReleased: false,
    owed: 0,
    extensions: [],
    isNarrow: false,
    edits: 0,
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
  model.owed -= 1;
  if (model.owed === 0) model.stage = 'SCORED';
}

/** All that an act may change. */
async function snapshot({ id, stageId }: Model) {
  return {
    contest: await server.db
      .selectFrom('contest')
      .where('id', '=', id)
      .select(['state', 'version', 'cancelReason', 'describe', 'setup'])
      .executeTakeFirst(),
    stage: await server.db
      .selectFrom('stage')
      .where('id', '=', stageId)
      .select(['state', 'reviewEnd', 'closedTime', 'releasedTime'])
      .executeTakeFirst(),
    extensions: await server.db.selectFrom('deadlineExtension').where('contestId', '=', id).orderBy('id').selectAll().execute(),
    projects: await server.db.selectFrom('project').where('contestId', '=', id).orderBy('id').select(['id', 'state']).execute(),
    pairs: await server.db.selectFrom('assignment').where('stageId', '=', stageId).orderBy('id').select(['id', 'state']).execute(),
    results: await server.db.selectFrom('result').where('stageId', '=', stageId).orderBy('projectId').selectAll().execute(),
    sealed: await server.db.selectFrom('sealedLog').where('stageId', '=', stageId).orderBy('sequence').select('hash').execute(),
    messages: await server.db.selectFrom('msg').orderBy('id').select(['id', 'title']).execute(),
    log: await server.db.selectFrom('optLog').where('type', '=', 'OPT').orderBy('id').select('operationId').execute(),
  };
}
