import { verifyLog } from '@saiwu/judging';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { contestBody, goodRows, importSheet, sheetBody } from '../../../../test/contest-steps.ts';
import { picture } from '../../../../test/access/picture.ts';
import { begunEntry } from '../../../../test/entry-steps.ts';
import { openServer } from '../../../../test/harness.ts';
import { textCodes, textOf, textsOfPeople } from '../../../services/messages/message-texts.ts';
import { sendMessage } from '../../../services/messages/send-message.ts';
import { systemContext } from '../../jobs/job-context.ts';
import { tellOfRetention } from './tell-retention.ts';

const server = openServer();
const at = (instant: string) => server.setNow(new Date(`${instant}+08:00`));
const school = () => server.as('school');
const title = '创新创业大赛';
/** Everything of the people of the imported project, each of which is nowhere else. */
const traces = ['柳如烟', 'S20260077', '13912345678', '方鸿渐', 'M20260078', '苏文纨', '唐晓芙'];
/** What a seal covers stays to the letter, and nobody is shown it: a correction has the names in it. */
const sealedTables = ['sealed_log'];

const preview = async (id: string, account = 'school') =>
  (await server.as(account).call('contest.retentionPreview', { params: { id } })).data;
const anonymise = (id: string, typed = title, account = 'school') =>
  server.as(account).call('contest.anonymise', { params: { id }, body: { title: typed } });
const countsOf = (rows: { kind: { code: string }; count: number }[]) =>
  Object.fromEntries(rows.map(({ kind, count }) => [kind.code, count]));

/** A contest of 2026, kept for half a year after its review ends on 30 March. */
async function openContest({ ...setup }: Record<string, unknown> = { retentionMonths: 6 }) {
  setup['sections'] = [{ key: 'market', title: '市场', isRequired: false }];
  at('2026-03-01T09:00:00');
  const body = contestBody({
    reviewStart: '2026-03-11 08:00:00',
    reviewEnd: '2026-03-30 18:00:00',
    judgesPerProject: 1,
    rule: { kind: 'MEAN', decimals: 2 },
  });
  const windows = { registrationStart: '2026-03-01 08:00:00', registrationEnd: '2026-03-10 18:00:00' };
  const { data } = await school().call('contest.save', { body: { ...body, title, ...windows, setup } });
  await school().call('contest.publish', { params: { id: data.id } });
  return { contestId: data.id as string, stageId: data.stages[0].id as string };
}

/** A project from a sheet, corrected once; one that a student has begun and handed in, accepted. */
async function withProjects(setup?: Record<string, unknown>) {
  const ids = await openContest(setup);
  const [row = []] = goodRows(1);
  const own = [
    '节水灌溉',
    row[1],
    row[2],
    '柳如烟',
    'S20260077',
    '13912345678',
    '方鸿渐/M20260078',
    '苏文纨',
    '由柳如烟负责，唐晓芙协助',
  ].map((cell) => cell ?? '');
  await school().call('project.import', { body: { contestId: ids.contestId, file: importSheet([own]) } });
  const [imported] = await projectsOf(ids.contestId);
  const { data: sheet } = await school().call('project.correction', { params: { id: imported ?? '' } });
  const corrected = await school().call('project.correct', {
    params: { id: imported ?? '' },
    body: { ...sheet, members: '唐晓芙', reason: '方鸿渐退出，换成唐晓芙' },
  });
  expect(corrected.status, corrected.msg).toBe(200);
  const entered = await begunEntry(server, ids.contestId);
  await server.as('student').call('entry.save', {
    params: { id: entered },
    body: { section: 'BASICS', version: 0, title: '智能灌溉', track: '科技创新', summary: '唐晓芙的想法' },
  });
  const { data: stored } = await server.as('student').call('plan.picture', { params: { id: entered }, body: { file: picture() } });
  const plan = await server.as('student').call('plan.save', {
    params: { id: entered, key: 'market' },
    body: { version: 0, html: `<p>由李同学和唐晓芙写</p><img src="${stored.url}" alt="">` },
  });
  expect(plan.status, plan.msg).toBe(200);
  const commented = await server.as('student').call('plan.comment', {
    params: { id: entered },
    body: { key: 'market', quote: '唐晓芙', content: '由李同学改' },
  });
  expect(commented.status, commented.msg).toBe(200);
  const handedIn = await server.as('student').call('entry.submit', { params: { id: entered } });
  expect(handedIn.status, handedIn.msg).toBe(200);
  const accepted = await school().call('project.accept', { params: { id: entered }, body: { ticks: [] } });
  expect(accepted.status, accepted.msg).toBe(200);
  return { ...ids, imported: imported ?? '', entered };
}

async function projectsOf(contestId: string): Promise<string[]> {
  const rows = await server.db.selectFrom('project').where('contestId', '=', contestId).orderBy('number').select('id').execute();
  return rows.map(({ id }) => id);
}

/** Reviewed and sealed, on 31 March. Answers the names of the judges. */
async function sealed(setup?: Record<string, unknown>) {
  const made = await withProjects(setup);
  const { stageId } = made;
  at('2026-03-12T09:00:00');
  const { data } = await school().call('assignment.propose', { body: { stageId, seed: 7 } });
  await school().call('assignment.accept', { body: { stageId, seed: 7, fingerprint: data.fingerprint } });
  const started = await school().call('stage.start', { params: { id: stageId } });
  expect(started.status, started.msg).toBe(200);
  const pairs = await server.db
    .selectFrom('assignment')
    .innerJoin('judge', 'judge.id', 'assignment.judgeId')
    .innerJoin('user', 'user.id', 'judge.userId')
    .where('assignment.stageId', '=', stageId)
    .orderBy('assignment.projectId')
    .select(['assignment.projectId', 'user.account', 'user.name'])
    .execute();
  for (const [index, { account, projectId }] of pairs.entries())
    await server
      .as(account)
      .call('score.submit', { params: { stageId, projectId }, body: { ...sheetBody(String(50 - index)), comment: '柳如烟讲得好' } });
  at('2026-03-31T09:00:00');
  const closed = await school().call('stage.close', { params: { id: stageId }, body: { password: 'secret-1' } });
  expect(closed.status, closed.msg).toBe(200);
  return { ...made, judges: pairs.map(({ name }) => name) };
}

/** Tables of which a row holds a text. */
async function tablesWith(text: string, besides: string[] = []): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns where table_schema = current_schema() and column_name = 'tenant_id'`.execute(
    server.db,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const hit = await sql`select from ${sql.table(name)} as held where held::text like ${`%${text}%`} limit 1`.execute(server.db);
    if (hit.rows.length > 0 && !besides.includes(name)) found.push(name);
  }
  return found;
}

async function logOf(stageId: string) {
  return server.db
    .selectFrom('sealedLog')
    .where('stageId', '=', stageId)
    .orderBy('sequence')
    .select(['sequence', 'previousHash', 'hash', 'body'])
    .execute();
}

/** What does not change. */
async function figuresOf({ contestId, stageId }: { contestId: string; stageId: string }) {
  const { data: contest } = await school().call('contest.get', { params: { id: contestId } });
  const { data: results } = await school().call('result.page', { body: { model: { stageId } } });
  const { data: figures } = await school().call('project.figures', { params: { contestId } });
  const { data: stage } = await school().call('stage.get', { params: { id: stageId } });
  return {
    counts: [contest.projectCount, contest.judgeCount],
    results: results.records.map(({ title, rank, score, collegeLabel }: Record<string, unknown>) => [title, rank, score, collegeLabel]),
    figures,
    seal: stage.seal,
    log: await logOf(stageId),
  };
}

describe('making the people of a contest anonymous', () => {
  it('takes away everybody, everywhere, and leaves figures and the seal as they were', async () => {
    const made = await sealed();
    const { contestId, stageId, imported, entered, judges } = made;
    at('2026-10-01T09:00:01');
    const before = await figuresOf(made);
    const rows = async () =>
      (await sql`select (select count(*) from project_person) + (select count(*) from opt_log where type = 'OPT') as n`.execute(server.db))
        .rows;
    const untouched = await rows();
    const shown = await preview(contestId);
    expect(await rows()).toEqual(untouched);
    expect(shown).toMatchObject({ title, months: 6, end: '2026-03-31 09:00:00', bar: null, running: null, projectCount: 2 });
    expect(shown.projects.map(({ number, people }: { number: string; people: number }) => [number, people])).toEqual([
      ['2026-0001', 3],
      ['2026-0002', 1],
    ]);
    expect(countsOf(shown.goes)).toMatchObject({
      LEADER: 2,
      MEMBER: 1,
      ADVISOR: 1,
      SUMMARY: 2,
      PLAN: 4,
      COMMENT: 4,
      FILE: 2,
      SUBMITTER: 2,
    });
    expect(countsOf(shown.stays)).toMatchObject({ PROJECT: 2, SHEET: 2, RESULT: 2, SEAL: before.log.length });

    const begun = await anonymise(contestId);
    expect(begun.status, begun.msg).toBe(200);
    expect(begun.data.running).not.toBeNull();
    expect(await anonymise(contestId)).toMatchObject({ status: 409, msg: '正在匿名，做完会发消息' });
    await server.runJobs();

    for (const text of traces) expect([text, await tablesWith(text, sealedTables)]).toEqual([text, []]);
    // the student keeps the account, and is nowhere else
    expect(await tablesWith('李同学', ['user', 'login_log'])).toEqual([]);
    expect(await figuresOf(made)).toEqual(before);
    expect(await verifyLog((await logOf(stageId)) as never)).toEqual({ intact: true });
    const done = await preview(contestId);
    expect(done).toMatchObject({ bar: '大赛的参赛者已经匿名', running: null, projects: [], anonymisedTime: '2026-10-01 09:00:01' });
    expect(new Set(done.goes.map(({ count }: { count: number }) => count))).toEqual(new Set([0]));
    const files = [];
    for await (const { key } of server.host.files.list('imports/')) files.push(key);
    expect(files).toEqual([]);

    // nobody finds anybody by name, nor sees who judged
    const found = await school().call('search.find', { query: { text: '柳如烟' } });
    expect(JSON.stringify(found.data)).not.toContain('节水灌溉');
    const { data: byLeader } = await school().call('project.page', { body: { model: { contestId, leaderName: '柳如烟' } } });
    expect(byLeader.records).toEqual([]);
    const project = await school().call('project.get', { params: { id: imported } });
    expect(project.data).toMatchObject({ title: '节水灌溉', leaderName: '匿名', summary: null });
    const seen = [
      project.data,
      (await school().call('project.get', { params: { id: entered } })).data,
      (await school().call('result.get', { params: { stageId, projectId: imported } })).data,
      (await school().call('stage.projects', { params: { id: stageId } })).data,
    ];
    for (const name of [...judges, ...traces, '李同学']) expect(JSON.stringify(seen)).not.toContain(name);
    expect((await server.as('student').call('entry.get', { params: { id: entered } })).status).toBe(404);

    // nothing is done with it any more, and it says so
    const { data: contest } = await school().call('contest.get', { params: { id: contestId } });
    expect(contest.anonymised).toEqual({ since: '2026-10-01 09:00:01', time: '2026-10-01 09:00:01' });
    const edit = contest.actions.find(({ act }: { act: string }) => act === 'edit');
    expect(edit).toMatchObject({ isAllowed: false, reason: '大赛的参赛者已经匿名，只能查看' });
    const titles = async (account: string) =>
      (await server.as(account).call('message.page', { body: { model: {}, size: 100 } })).data.records.map(
        (one: { title: string }) => one.title,
      );
    expect(await titles('manager')).toContain(`${title}：参赛者已经匿名`);
    expect(await titles('school')).toContain(`匿名「${title}」的参赛者：已完成`);
    for (const account of ['other', 'college', 'student']) expect(await titles(account)).not.toContain(`${title}：参赛者已经匿名`);
  });

  it('takes away every message that names somebody, of a draft that is gone too, and leaves those that name nobody', async () => {
    const { contestId } = await sealed();
    const strays = await sql`select text_code from msg where text_values ? 'contest' and contest_id is null`.execute(server.db);
    expect(strays.rows).toEqual([]);
    const ctx = await systemContext(server.host, '1');
    if (!ctx) throw new Error('the tenant is there');
    const { id } = await server.db.selectFrom('user').where('account', '=', 'teacher').select('id').executeTakeFirstOrThrow();
    const words = { contest: title, count: 2, days: 1, until: '2026-03-10 18:00', from: '2026-03-01 08:00', since: '2026-10-01' };
    const named = { project: '柳如烟的灌溉', leader: '柳如烟', number: '柳如烟一号', receipt: '柳如烟' };
    const typed = { by: '方鸿渐', reason: '苏文纨退出' };
    // the project is gone, as a draft that somebody removed is
    const about = { type: 'NOTIFY', bizType: 'PROJECT', bizId: '4711', contestId, author: null, handlerUrl: null } as const;
    const of = new Set(textsOfPeople);
    const others = textCodes.filter((code) => !of.has(code));
    for (const code of textCodes)
      await sendMessage(ctx, { ...about, ...textOf(code, of.has(code) ? { ...words, ...named, ...typed } : words) }, [id]);
    for (const code of others) {
      const said = textOf(code, named);
      expect([code, `${said.title} ${said.content}`]).toEqual([code, expect.not.stringContaining('柳如烟')]);
    }
    at('2026-10-01T09:00:01');
    expect((await anonymise(contestId)).status).toBe(200);
    await server.runJobs();
    for (const text of traces) expect([text, await tablesWith(text, sealedTables)]).toEqual([text, []]);
    const left = await server.db.selectFrom('msg').where('bizId', '=', '4711').orderBy('id').select('textCode').execute();
    expect(left.map(({ textCode }) => textCode)).toEqual(others);
  });

  it('goes on where it was cut off, and tells once', async () => {
    const { contestId } = await sealed();
    at('2026-10-02T09:00:00');
    expect((await anonymise(contestId)).status).toBe(200);
    const { files } = server.host;
    const list = files.list.bind(files);
    files.list = () => {
      throw new Error('the store is gone');
    };
    try {
      await server.runJobs();
    } finally {
      files.list = list;
    }
    const { data: contest } = await school().call('contest.get', { params: { id: contestId } });
    expect(contest.anonymised).toMatchObject({ time: null });
    at('2026-10-02T10:00:00');
    await server.runJobs();
    expect((await preview(contestId)).anonymisedTime).toBe('2026-10-02 10:00:00');
    for (const text of traces) expect([text, await tablesWith(text, sealedTables)]).toEqual([text, []]);
    const told = await server.db.selectFrom('msg').where('textCode', '=', 'contestAnonymised').select('id').execute();
    expect(told).toHaveLength(1);
  });

  it('waits for its time and for the seal, and wants the title', async () => {
    const { contestId, stageId } = await withProjects();
    const { data: kept } = await school().call('contest.get', { params: { id: contestId } });
    expect(kept.keptUntil).toBe('2026-09-30 18:00:00');
    at('2026-09-30T17:59:59');
    expect(await anonymise(contestId)).toMatchObject({ status: 409, msg: '个人信息保留到 2026-09-30 18:00，那之后才能匿名' });
    at('2026-12-01T09:00:00');
    await server.db.updateTable('stage').set({ state: 'IN_REVIEW' }).where('id', '=', stageId).execute();
    expect(await anonymise(contestId)).toMatchObject({ status: 409, msg: '有评审已经开始、还没有封存，请先封存结果' });
    await server.db.updateTable('stage').set({ state: 'NOT_STARTED' }).where('id', '=', stageId).execute();
    expect((await anonymise(contestId, '别的大赛')).extra.fieldErrors).toEqual({ title: '和大赛的名称不一样' });
    for (const account of ['student', 'judge1', 'nobody']) expect((await anonymise(contestId, title, account)).status).toBe(403);
    // a college runs its own contests, and not its school's
    expect((await anonymise(contestId, title, 'college')).status).toBe(404);
    expect((await anonymise(contestId, title, 'other')).status).toBe(404);
    const { id: userId } = await server.db.selectFrom('user').where('account', '=', 'school').select('id').executeTakeFirstOrThrow();
    const [projectId = ''] = await projectsOf(contestId);
    await server.db.insertInto('projectTie').values({ tenantId: '1', projectId, part: 'ADVISOR', position: 1, userId }).execute();
    expect(await anonymise(contestId)).toMatchObject({ status: 409, msg: '你指导或参与了这个大赛的项目，请让其他管理员来做' });
  });

  it('is for good where no time is set', async () => {
    const { contestId } = await withProjects({});
    at('2026-12-31T09:00:00');
    expect(await preview(contestId)).toMatchObject({ months: null, due: null, bar: '没有设置个人信息保留时间，一直保留' });
  });

  it('is asked of those who may do it, once', async () => {
    const { contestId } = await withProjects();
    const told = async (account: string) =>
      (await server.as(account).call('message.page', { body: { model: { msgType: ['WAIT'] }, size: 100 } })).data.records
        .map(({ title, handlerUrl }: { title: string; handlerUrl: string }) => [title, handlerUrl])
        .filter(([text]: [string]) => text.includes('保留时间'));
    const tell = async (day: string) => {
      at(`${day}T08:45:00`);
      const ctx = await systemContext(server.host, '1');
      await tellOfRetention.run({ ctx, signal: new AbortController().signal } as never, {}); // what this job needs
    };
    await tell('2026-09-30');
    expect(await told('school')).toEqual([]);
    await tell('2026-10-01');
    await tell('2026-10-02');
    const once = [[`${title}：个人信息的保留时间已到`, `/contests/${contestId}`]];
    expect(await told('school')).toEqual(once);
    expect(await told('manager')).toEqual(once);
    for (const account of ['other', 'college', 'teacher', 'student']) expect(await told(account)).toEqual([]);
  });
});
