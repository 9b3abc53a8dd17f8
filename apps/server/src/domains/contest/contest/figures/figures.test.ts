// @pglite: triggers and functions of the database
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { assignedContest, goodRows, importSheet, publishedContest, runningContest, sheetBody } from '../../../../../test/contest-steps.ts';
import { openServer } from '../../../../../test/harness.ts';
import { readRows, writeRows } from '../../../../backup/rows.ts';
import { tablesInOrder } from '../../../../database/tables.ts';
import { recountFigures } from './recount-figures.ts';

const server = openServer();

/** How many figures of a contest differ from what a count gives; mended by asking. */
async function wrongFigures(contestId: string): Promise<number> {
  const { rows } = await sql<{ wrong: string }>`select recount_figures(1, ${contestId}) as wrong`.execute(server.db);
  return Number(rows[0]?.wrong);
}

function idOf(account: string) {
  return server.db.selectFrom('user').where('account', '=', account).select('id').executeTakeFirstOrThrow();
}

/**
 * What a person is shown of a contest, in the list and alone alike: projects, judges, and of its stage projects, sheets, those handed in,
 * and projects with all their judges.
 */
async function numbersOf(account: string, contestId: string) {
  const { data } = await server.as(account).call('contest.page', { body: { model: {} } });
  const listed = data.records.find(({ id }: { id: string }) => id === contestId);
  expect((await server.as(account).call('contest.get', { params: { id: contestId } })).data).toMatchObject({
    ...listed,
    // its own page knows one act more, which needs a look at all of it
    actions: expect.arrayContaining(listed.actions),
    now: expect.any(String),
  });
  const { projectCount, judgeCount, stages } = listed;
  return [projectCount, judgeCount, stages[0].projectCount, stages[0].sheetCount, stages[0].submittedCount, stages[0].assignedCount];
}

describe('the figures of a contest', () => {
  it('are those of a count after every step, and those of the facts that acts are barred by', async () => {
    const { contestId, stageId } = await publishedContest(server);
    const school = server.as('school');
    const facts = async () => (await school.call('stage.get', { params: { id: stageId } })).data.actions;
    const reasonOf = async (act: string) => (await facts()).find((one: { act: string }) => one.act === act).reason;
    expect(await reasonOf('start')).toBe('还没有可评审的项目');
    await school.call('project.import', { body: { contestId, file: importSheet(goodRows(4)) } });
    expect(await wrongFigures(contestId)).toBe(0);
    expect(await reasonOf('start')).toBe('还有 4 个项目没有分配足够的评委');
    const { fingerprint } = (await school.call('assignment.propose', { body: { stageId, seed: 7 } })).data;
    await school.call('assignment.accept', { body: { stageId, seed: 7, fingerprint } });
    expect(await wrongFigures(contestId)).toBe(0);
    expect([await reasonOf('start'), await reasonOf('assign')]).toEqual([null, '每个项目都已有足够的评委']);
    await school.call('stage.start', { params: { id: stageId } });
    const pairs = await server.db
      .selectFrom('assignment')
      .innerJoin('judge', 'judge.id', 'assignment.judgeId')
      .innerJoin('user', 'user.id', 'judge.userId')
      .where('assignment.stageId', '=', stageId)
      .orderBy('assignment.id')
      .select(['assignment.id', 'assignment.projectId', 'user.account'])
      .execute();
    for (const [index, { account, projectId }] of pairs.slice(0, 2).entries())
      await server.as(account).call(index === 0 ? 'score.save' : 'score.submit', { params: { stageId, projectId }, body: sheetBody('50') });
    expect(await wrongFigures(contestId)).toBe(0);
    expect(await reasonOf('close')).toBe('还有 11 份评分表没有提交');
    // two judges of one project at once, as whoever turns out to stand behind it
    const [first] = pairs;
    await server.db
      .updateTable('assignment')
      .set({ state: 'WITHDRAWN' })
      .where('projectId', '=', first?.projectId ?? '')
      .where('state', '<>', 'SUBMITTED')
      .execute();
    expect(await wrongFigures(contestId)).toBe(0);
    expect(await reasonOf('assign')).toBe(null);
    await server.db
      .deleteFrom('assignment')
      .where('id', '=', pairs.at(-1)?.id ?? '')
      .execute();
    await server.db
      .updateTable('project')
      .set({ state: 'WITHDRAWN' })
      .where('id', '=', first?.projectId ?? '')
      .execute();
    expect(await wrongFigures(contestId)).toBe(0);
  });

  it('that are wrong are mended at night, and the log says so', async () => {
    const { contestId } = await runningContest(server, 2);
    const before = await numbersOf('school', contestId);
    await server.db.updateTable('sheetFigure').set({ submitted: 5 }).execute();
    await server.db.deleteFrom('judgeFigure').execute();
    await server.db.updateTable('projectFigure').set({ orgId: '121' }).where('takingPart', '>', 0).where('orgId', '=', '111').execute();
    const warned: unknown[] = [];
    const ctx = {
      ...server,
      db: server.db,
      now: new Date(),
      tenant: { id: '1' },
      host: { log: { warn: (facts: object) => warned.push(facts) } },
    };
    await recountFigures.run({ ctx, signal: new AbortController().signal } as never, {}); // what this job needs
    expect(warned).toEqual([{ contest: contestId, wrong: expect.any(Number) }]);
    expect(await wrongFigures(contestId)).toBe(0);
    expect(await numbersOf('school', contestId)).toEqual(before);
  });
});

it('no backup holds figures: the rows that it puts back make them again', async () => {
  const { contestId } = await assignedContest(server, 2);
  const before = await numbersOf('school', contestId);
  const tables = await tablesInOrder(server.db);
  expect(tables.filter(({ name }) => name.endsWith('figure'))).toEqual([]);
  const [table] = tables.filter(({ name }) => name === 'assignment');
  if (!table) throw new Error('a backup holds assignments');
  const lines: string[] = [];
  for await (const part of readRows(server.db, table)) lines.push(...part.lines);
  await server.db.deleteFrom('assignment').execute();
  expect((await numbersOf('school', contestId)).slice(3)).toEqual([0, 0, 0]);
  await writeRows(server.db, table, { lines });
  expect(await numbersOf('school', contestId)).toEqual(before);
  expect(await wrongFigures(contestId)).toBe(0);
});

describe('the numbers that are shown', () => {
  it('are those of the scope, and leave out what stands behind a project', async () => {
    // 4 projects, half of each college
    const { contestId } = await assignedContest(server, 4);
    expect(await numbersOf('manager', contestId)).toEqual(await numbersOf('school', contestId));
    const whole = await numbersOf('school', contestId);
    expect([whole[0], whole[2], whole[3], whole[5]]).toEqual([4, 4, 12, 4]);
    const part = await numbersOf('college', contestId);
    expect([part[0], part[2], part[3], part[5]]).toEqual([2, 2, 6, 2]);
    const project = await server.db
      .selectFrom('project')
      .where('contestId', '=', contestId)
      .orderBy('number')
      .select('id')
      .executeTakeFirstOrThrow();
    const { id: userId } = await idOf('school');
    const tie = { tenantId: '1', projectId: project.id, part: 'ADVISOR', position: 1, userId } as const;
    await server.db.insertInto('projectTie').values(tie).execute();
    expect((await numbersOf('school', contestId)).slice(2)).toEqual([4, 9, 0, 3]);
  });

  it('hold the own sheets of a judge who manages a part', async () => {
    const { contestId, stageId, pairs } = await runningContest(server, 4);
    const outside = await server.db
      .selectFrom('project')
      .where('contestId', '=', contestId)
      .where('orgId', '=', '112')
      .select('id')
      .execute();
    const others = new Set(outside.map(({ id }) => id));
    const own = pairs.find(({ projectId }) => others.has(projectId));
    const account = own?.account ?? '';
    const ownCount = pairs.filter((pair) => pair.account === account && others.has(pair.projectId)).length;
    const { id: userId } = await idOf(account);
    const role = await server.db.selectFrom('role').where('code', '=', 'YMANAGEMENT').select('id').executeTakeFirstOrThrow();
    await server.db.insertInto('userRole').values({ tenantId: '1', userId, roleId: role.id }).execute();
    await server.db.updateTable('user').set({ orgId: '111' }).where('id', '=', userId).execute();
    await server.as(account).call('score.submit', { params: { stageId, projectId: own?.projectId ?? '' }, body: sheetBody('50') });
    expect(await numbersOf(account, contestId)).toEqual([2, expect.any(Number), 2, 6 + ownCount, 1, 2]);
  });
});
