import { describe, expect, it } from 'vitest';
import {
  assignedContest,
  contestBody,
  goodRows,
  importSheet,
  publishedContest,
  runningContest,
  sheetBody,
} from '../../../../test/contest-steps.ts';
import { openServer } from '../../../../test/harness.ts';

const server = openServer();
const allowed = (record: { actions: { act: string; isAllowed: boolean }[] }) =>
  record.actions.filter(({ isAllowed }) => isAllowed).map(({ act }) => act);

describe('a contest', () => {
  it('is created as a draft of the caller’s school, with the acts that come next', async () => {
    const { status, data } = await server.as('school').call('contest.save', { body: contestBody() });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      orgLabel: '华东科技大学',
      state: { code: 'DRAFT', desc: '草稿' },
      projectCount: 0,
      version: 1,
      registrationEnd: '2020-02-01 18:00:00',
    });
    expect(allowed(data)).toEqual(['edit', 'publish', 'cancel', 'remove']);
    expect(data.stages[0]).toMatchObject({
      state: { code: 'NOT_STARTED' },
      rubric: { dimensions: [{ name: '创新性' }, { name: '可行性' }] },
    });
  });

  it('is found by title, year and state; the clock opens and closes registration', async () => {
    const { contestId } = await publishedContest(server);
    const page = async (model: object) =>
      (await server.as('school').call('contest.page', { body: { model } })).data.records.map(({ id }: { id: string }) => id);
    expect(await page({ title: '创业', edition: 2026, state: 'PUBLISHED' })).toEqual([contestId]);
    expect(await page({ state: 'REGISTERING' })).toEqual([]);
    server.setNow(new Date('2020-02-01T10:00:00.900Z'));
    expect(await page({ state: 'REGISTERING' })).toEqual([contestId]);
    expect((await server.as('school').call('contest.get', { params: { id: contestId } })).data.state).toEqual({
      code: 'REGISTERING',
      desc: '报名中',
    });
    server.setNow(new Date('2020-02-01T10:00:01Z'));
    expect(await page({ state: 'REGISTERING' })).toEqual([]);
  });

  it('is not there for another school, in reading and writing alike', async () => {
    const { contestId, stageId } = await publishedContest(server);
    const other = server.as('other');
    expect((await other.call('contest.page', { body: { model: {} } })).data.records).toEqual([]);
    for (const answer of [
      await other.call('contest.get', { params: { id: contestId } }),
      await other.call('contest.publish', { params: { id: contestId } }),
      await other.call('contest.cancel', { params: { id: contestId }, body: { reason: '不办了' } }),
      await other.change('contest.update', { ...contestBody(), id: contestId }),
      await other.call('contest.remove', { params: { id: contestId } }),
      await other.call('stage.get', { params: { id: stageId } }),
      await other.call('stage.start', { params: { id: stageId } }),
      await other.call('stage.close', { params: { id: stageId }, body: { password: 'secret-1' } }),
      await other.call('stage.missing', { params: { id: stageId } }),
      await other.call('stage.projects', { body: { model: { stageId } } }),
      await other.call('assignment.propose', { body: { stageId } }),
      await other.call('project.importPreview', { body: { contestId, file: importSheet(goodRows(1)) } }),
      await other.call('result.page', { body: { model: { stageId } } }),
    ])
      expect(answer.status).toBe(404);
  });

  it('of a school is read by its colleges once published, with nothing for them to do', async () => {
    const draft = await server.as('school').call('contest.save', { body: contestBody() });
    expect((await server.as('college').call('contest.get', { params: { id: draft.data.id } })).status).toBe(404);
    await server.as('school').call('contest.publish', { params: { id: draft.data.id } });
    const seen = await server.as('college').call('contest.get', { params: { id: draft.data.id } });
    expect(seen.status).toBe(200);
    expect(allowed(seen.data)).toEqual([]);
  });
});

it('a draft whose windows are all over says so instead of being published', async () => {
  const school = server.as('school');
  const { data: draft } = await school.call('contest.save', { body: contestBody({ reviewEnd: '2026-03-01 18:00:00' }) });
  server.setNow(new Date('2026-03-01T10:00:00.900Z'));
  const publishable = async () => {
    const { data } = await school.call('contest.get', { params: { id: draft.id } });
    return data.actions.find(({ act }: { act: string }) => act === 'publish');
  };
  expect(await publishable()).toMatchObject({ isAllowed: true });
  server.setNow(new Date('2026-03-01T10:00:01Z'));
  const reason = '报名和评审的时间都已经过去，请先在设置里改时间';
  expect(await publishable()).toMatchObject({ isAllowed: false, reason });
  expect(await school.call('contest.publish', { params: { id: draft.id } })).toMatchObject({ status: 409, msg: reason });
  expect((await update(draft.id, { stages: contestBody().stages })).status).toBe(200);
  expect((await school.call('contest.publish', { params: { id: draft.id } })).status).toBe(200);
});

describe('a stale edit', () => {
  it('is refused with the contest as it stands, and writes nothing', async () => {
    const school = server.as('school');
    const { data: read } = await school.call('contest.save', { body: contestBody() });
    expect(
      (await school.call('contest.update', { body: { ...contestBody(), id: read.id, version: 1, title: '甲先改' } })).data,
    ).toMatchObject({ title: '甲先改', version: 2 });
    const second = await school.call('contest.update', { body: { ...contestBody(), id: read.id, version: 1, title: '乙后改' } });
    expect(second.status).toBe(409);
    expect(second.extra.current).toMatchObject({ title: '甲先改', version: 2 });
    const blind = await school.call('contest.update', { body: { ...contestBody(), id: read.id, title: '没有看' } });
    expect([blind.status, blind.extra.fieldErrors]).toEqual([400, { version: '请带上读到的版本号' }]);
    expect((await school.call('contest.get', { params: { id: read.id } })).data).toMatchObject({ title: '甲先改', version: 2 });
  });
});

const update = (id: string, changes: object) => server.as('school').change('contest.update', { ...contestBody(), ...changes, id });

describe('what would be unfair to change', () => {
  const rubric = { dimensions: [{ name: '全部', weight: '100', items: [{ name: '全部', max: '100' }] }] };

  it('is open in a draft', async () => {
    const { data } = await server.as('school').call('contest.save', { body: contestBody() });
    const next = { edition: 2027, tracks: ['别的'], stages: contestBody({ kind: 'COLLEGE', judgesPerProject: 5, rubric }).stages };
    expect((await update(data.id, next)).data).toMatchObject({
      edition: 2027,
      tracks: ['别的'],
      stages: [{ kind: { code: 'COLLEGE' }, judgesPerProject: 5 }],
    });
  });

  it('is locked step by step, and the reason stands at the field', async () => {
    const { contestId } = await assignedContest(server, 2);
    expect((await update(contestId, { title: '新名字', stages: contestBody({ rubric }).stages })).status).toBe(200);
    expect((await update(contestId, { stages: contestBody().stages })).status).toBe(200);
    const refused = await update(contestId, {
      tracks: ['别的'],
      edition: 2027,
      stages: contestBody({ judgesPerProject: 5, recusal: 'OFF' }).stages,
    });
    expect(refused.status).toBe(409);
    expect(refused.extra.fieldErrors).toEqual({
      edition: '大赛发布后不能修改',
      tracks: '已有项目，赛道不能修改',
      'stages.0.judgesPerProject': '已分配评委，不能修改',
      'stages.0.recusal': '已分配评委，不能修改',
    });
  });

  it('names what is locked before anybody tries, from the very list that refuses', async () => {
    const lockedOf = async (id: string) => {
      const { data } = await server.as('school').call('contest.get', { params: { id } });
      return Object.fromEntries(data.locks.map(({ field, reason }: { field: string; reason: string }) => [field, reason]));
    };
    const { data: draft } = await server.as('school').call('contest.save', { body: contestBody() });
    expect(await lockedOf(draft.id)).toEqual({});
    await server.as('school').call('contest.publish', { params: { id: draft.id } });
    const published = '大赛发布后不能修改';
    expect(await lockedOf(draft.id)).toEqual({
      edition: published,
      stages: published,
      'stages.0.kind': published,
      'stages.0.mode': published,
    });

    const { contestId } = await runningContest(server, 1);
    expect(await lockedOf(contestId)).toMatchObject({ tracks: '已有项目，赛道不能修改', 'stages.0.isBlind': '评审已经开始，不能修改' });
    // judges were told until when: later is an act of its own
    expect(await lockedOf(contestId)).toMatchObject({ 'stages.0.reviewEnd': '已分配评委，只能延后：请用「延长截止时间」' });
  });

  it('locks the end of registration, the entry form and quotas once review has begun; what members agree to stays open', async () => {
    const { contestId } = await runningContest(server, 1);
    const started = '评审已经开始，不能修改';
    const field = { key: 'a', label: '专利号', kind: 'TEXT' };
    const refused = await update(contestId, {
      registrationEnd: '2020-02-01 20:00:00',
      setup: {
        fields: [field],
        files: [{ key: 'b', name: '附件', kinds: ['document'], maxSize: 10 }],
        sections: [{ key: 'c', title: '摘要' }],
        quotas: { each: 3 },
        graceMinutes: 60,
        consent: '同意',
      },
    });
    expect([refused.status, refused.extra.fieldErrors]).toEqual([
      409,
      {
        registrationEnd: started,
        'setup.fields': started,
        'setup.files': started,
        'setup.sections': started,
        'setup.quotas': started,
        'setup.graceMinutes': started,
      },
    ]);
    expect((await update(contestId, { setup: { consent: '同意' } })).status).toBe(200);
  });

  it('locks rubric and rule from the first score on', async () => {
    const { contestId, stageId, pairs } = await runningContest(server, 1);
    expect((await update(contestId, { stages: contestBody({ rule: { kind: 'MEAN', decimals: 2 } }).stages })).status).toBe(200);
    expect((await update(contestId, { stages: contestBody().stages })).status).toBe(200);
    await server.as(pairs[0]!.account).call('score.save', { params: { stageId, projectId: pairs[0]!.projectId }, body: sheetBody('50') });
    const refused = await update(contestId, { stages: contestBody({ rule: { kind: 'MEAN', decimals: 2 }, rubric }).stages });
    expect(refused.extra.fieldErrors).toEqual({ 'stages.0.rule': '已有评委打分，不能修改', 'stages.0.rubric': '已有评委打分，不能修改' });
    const { data } = await server.as('school').call('contest.get', { params: { id: contestId } });
    expect(data.stages[0].rule).toEqual({ kind: 'TRIMMED_MEAN', decimals: 2 });
    expect((await update(contestId, { title: '还能改名' })).status).toBe(200);
  });
});

const transitions = {
  publish: (contestId: string) => server.as('school').call('contest.publish', { params: { id: contestId } }),
  cancel: (contestId: string) => server.as('school').call('contest.cancel', { params: { id: contestId }, body: { reason: '不办了' } }),
  remove: (contestId: string) => server.as('school').call('contest.remove', { params: { id: contestId } }),
  update: (contestId: string) => server.as('school').change('contest.update', { ...contestBody(), id: contestId }),
  import: (contestId: string) =>
    server.as('school').call('project.import', {
      body: { contestId, file: importSheet([['另一个项目', '科技创新', '工学院', '某人', '', '', '', '', '']]) },
    }),
  propose: (_: string, stageId: string) => server.as('school').call('assignment.propose', { body: { stageId } }),
  start: (_: string, stageId: string) => server.as('school').call('stage.start', { params: { id: stageId } }),
  close: (_: string, stageId: string) =>
    server.as('school').call('stage.close', { params: { id: stageId }, body: { password: 'secret-1' } }),
};
type Transition = keyof typeof transitions;

describe('transitions', () => {
  const states: [string, () => Promise<{ contestId: string; stageId: string }>, Transition[]][] = [
    ['a draft', draft, ['publish', 'cancel', 'remove', 'update']],
    ['published, without projects', () => publishedContest(server), ['cancel', 'update', 'import']],
    ['published, with projects', withProjects, ['cancel', 'update', 'import', 'propose']],
    ['assigned', () => assignedContest(server, 1), ['cancel', 'update', 'import', 'start']],
    ['in review', () => runningContest(server, 1), ['cancel', 'update']],
    ['scored', scored, ['cancel', 'update', 'close']],
    ['closed', closed, ['cancel', 'update']],
    ['cancelled', cancelled, []],
  ];
  const acts = Object.keys(transitions) as Transition[]; // the table's own keys

  describe.each(states)('%s', (_, reach, legal) => {
    const reached = server.given(reach);

    it.each(acts.map((act) => ({ act, isLegal: legal.includes(act) })))('$act is legal: $isLegal', async ({ act, isLegal }) => {
      const { contestId, stageId } = reached();
      const before = await snapshot();
      const { status, msg } = await transitions[act](contestId, stageId);
      expect(status).toBe(isLegal ? 200 : 409);
      if (isLegal) return;
      expect(msg).not.toBe('');
      expect(await snapshot()).toEqual(before);
    });
  });
});

/** Everything that a transition could have written. */
function snapshot() {
  const tables = ['contest', 'stage', 'project', 'assignment', 'result', 'sealedLog'] as const;
  return Promise.all(tables.map((table) => server.db.selectFrom(table).selectAll().execute()));
}

async function draft() {
  const { data } = await server.as('school').call('contest.save', { body: contestBody() });
  return { contestId: data.id, stageId: data.stages[0].id };
}

async function withProjects() {
  const ids = await publishedContest(server);
  await server.as('school').call('project.import', { body: { contestId: ids.contestId, file: importSheet(goodRows(1)) } });
  return ids;
}

async function scored() {
  const { pairs, ...ids } = await runningContest(server, 1);
  for (const { account, projectId } of pairs)
    await server.as(account).call('score.submit', { params: { stageId: ids.stageId, projectId }, body: sheetBody('50') });
  return ids;
}

async function closed() {
  const ids = await scored();
  await transitions.close(ids.contestId, ids.stageId);
  return ids;
}

async function cancelled() {
  const ids = await publishedContest(server);
  await transitions.cancel(ids.contestId);
  return ids;
}
