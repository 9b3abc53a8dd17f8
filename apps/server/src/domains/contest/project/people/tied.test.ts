import { verifyLog } from '@saiwu/judging';
import { describe, expect, it } from 'vitest';
import { goodRows, importSheet, publishedContest, sheetBody } from '../../../../../test/contest-steps.ts';
import { known } from '../../../../../test/fixture.ts';
import { openServer } from '../../../../../test/harness.ts';
import { readSheet } from '../../../../formats/sheets/read-sheet.ts';

const server = openServer();
const school = () => server.as('school');
const close = (account: string, id: string) => server.as(account).call('stage.close', { params: { id }, body: { password: 'secret-1' } });

interface Line {
  projectId: string;
  title: string;
  judges: { judgeId: string | null; judgeName: string }[];
  submittedCount: number;
  sheetCount: number;
}

/** Rows like `goodRows`, the people of the first as given: leader, number, phone, members, advisers. */
function rowsWith(count: number, people: { leader?: [string, string, string]; members?: string; advisors?: string }): string[][] {
  const [first = [], ...others] = goodRows(count);
  const [name, number, phone] = people.leader ?? ['负责人1', '20260', ''];
  const team = [name, number, phone, people.members ?? '王一/001', people.advisors ?? '周导师'];
  return [[...first.slice(0, 3), ...team, '简介'], ...others];
}

/** A contest with these projects, assigned by the general manager; under review unless told otherwise. */
async function contestWith(rows: string[][], { isStarted = true, stage = {} }: { isStarted?: boolean; stage?: object } = {}) {
  const { contestId, stageId } = await publishedContest(server, { recusal: 'OFF', ...stage });
  // nobody brings in what they stand behind, as some of them do
  const imported = await server.as('admin').call('project.import', { body: { contestId, file: importSheet(rows) } });
  expect(imported.data).toEqual({ imported: rows.length, skipped: 0 });
  const projects = await server.db.selectFrom('project').where('contestId', '=', contestId).orderBy('number').select('id').execute();
  const ids = projects.map(({ id }) => id);
  if (!isStarted) return { contestId, stageId, ids };
  const manager = server.as('manager');
  const { data } = await manager.call('assignment.propose', { body: { stageId, seed: 7 } });
  await manager.call('assignment.accept', { body: { stageId, seed: 7, fingerprint: data.fingerprint } });
  await manager.call('stage.start', { params: { id: stageId } });
  return { contestId, stageId, ids };
}

async function linesOf(account: string, stageId: string, model: object = {}): Promise<Line[]> {
  const answer = await server
    .as(account)
    .call('stage.projects', { body: { model: { stageId, ...model }, sort: 'number', order: 'ascending' } });
  return answer.data.records;
}

function pairsOf(stageId: string) {
  return server.db
    .selectFrom('assignment')
    .innerJoin('judge', 'judge.id', 'assignment.judgeId')
    .innerJoin('user', 'user.id', 'judge.userId')
    .where('assignment.stageId', '=', stageId)
    .orderBy('assignment.id')
    .select(['assignment.projectId', 'assignment.state', 'user.id as userId', 'user.account', 'user.name'])
    .execute();
}

async function submitAll(stageId: string): Promise<void> {
  for (const { account, projectId } of await pairsOf(stageId)) {
    const { status } = await server.as(account).call('score.submit', { params: { stageId, projectId }, body: sheetBody('50') });
    expect(status).toBe(200);
  }
}

async function idOf(account: string): Promise<string> {
  const { id } = await server.db.selectFrom('user').where('account', '=', account).select('id').executeTakeFirstOrThrow();
  return id;
}

/** How many judges the school's administrator and the general manager see of each of a stage's two projects. */
async function judgesSeen(stageId: string): Promise<Record<string, number[]>> {
  const seen = async (account: string) => (await linesOf(account, stageId)).map(({ judges }) => judges.length);
  return { school: await seen('school'), manager: await seen('manager') };
}

const schoolBarred = { school: [0, 3], manager: [3, 3] };

describe('whoever stands behind a project', () => {
  const people: [how: string, people: Parameters<typeof rowsWith>[1]][] = [
    ['leads it, by number', { leader: ['某人', 'SCHOOL', ''] }],
    ['is in its team, by number', { members: '王一/001、某人/school' }],
    ['is in its team, by name alone', { members: '王一/001、校管' }],
    ['advises it, by number', { advisors: '周导师、某人/school' }],
    ['advises it, by name alone', { advisors: '校管' }],
    ['advises it, by name where the number leads to nobody', { advisors: '校管/T0001' }],
  ];

  describe('in one of many projects', () => {
    const rows = [...people.map(([, own]) => own), {}].flatMap((own) => rowsWith(1, own));
    const given = server.given(() => contestWith(rows.map((row, index) => [`项目 ${index + 1}`, ...row.slice(1)])));

    it.each(people.map(([how], index) => [how, index] as const))('%s: sees neither its judges nor how far they are', async (_, index) => {
      const seen = await judgesSeen(given().stageId);
      expect([seen['school']?.[index], seen['manager']?.[index]]).toEqual([0, 3]);
      expect(seen['school']?.at(-1)).toBe(3);
    });
  });

  it('advises it, by phone', async () => {
    await server.as('manager').change('user.update', { id: await idOf('school'), mobile: '13900000001' });
    const { stageId } = await contestWith(rowsWith(2, { advisors: '某人/13900000001' }));
    expect(await judgesSeen(stageId)).toEqual(schoolBarred);
  });

  it('is every user of a name that comes alone, and nobody but the one whom a number or a phone names', async () => {
    await server.db.updateTable('user').set({ name: '校管' }).where('account', '=', 'manager').execute();
    const byName = await contestWith(rowsWith(2, { advisors: '校管' }), { stage: { kind: 'SCHOOL' } });
    expect(await judgesSeen(byName.stageId)).toEqual({ school: [0, 3], manager: [0, 3] });
    const byNumber = await contestWith(rowsWith(2, { advisors: '校管/school' }).map((row) => [`${row[0]} 二`, ...row.slice(1)]));
    expect(await judgesSeen(byNumber.stageId)).toEqual(schoolBarred);
  });

  it('stays barred under another name, and nobody comes in by taking the name on', async () => {
    const { stageId } = await contestWith(rowsWith(2, { advisors: '校管' }));
    for (const [account, name] of [
      ['school', '改了名'],
      ['manager', '校管'],
    ] as const)
      await server.as(account).call('user.updateBase', { body: { id: await idOf(account), name } });
    expect(await judgesSeen(stageId)).toEqual(schoolBarred);
  });

  it('is known from the day on which an administrator adds the account or gives the phone', async () => {
    const { stageId } = await contestWith(rowsWith(2, { members: '王一/late_one', advisors: '某人/13900000002' }));
    expect(await judgesSeen(stageId)).toEqual({ school: [3, 3], manager: [3, 3] });
    await server.as('manager').change('user.update', { id: await idOf('school'), mobile: '13900000002' });
    expect(await judgesSeen(stageId)).toEqual(schoolBarred);
    const added = await server.as('manager').call('user.save', { body: { account: 'late_one', name: '晚来的', orgId: known.school } });
    const ties = await server.db.selectFrom('projectTie').where('userId', '=', added.data.id).select('part').execute();
    expect(ties).toEqual([{ part: 'MEMBER' }]);
    expect((await server.as('manager').call('user.remove', { body: [added.data.id] })).status).toBe(200);
  });
});

describe('the bar', () => {
  const given = server.given(() => contestWith(rowsWith(2, { advisors: '某人/school' })));

  it('stands in lists, counts, filters and orders', async () => {
    const at = given();
    const [own, other] = at.ids;
    const [pair] = await pairsOf(at.stageId).then((pairs) => pairs.filter(({ projectId }) => projectId === own));
    await server.as(pair!.account).call('score.submit', { params: { stageId: at.stageId, projectId: own }, body: sheetBody('50') });
    const lines = await linesOf('school', at.stageId);
    expect(lines.map(({ submittedCount, sheetCount }) => [submittedCount, sheetCount])).toEqual([
      [0, 0],
      [0, 3],
    ]);
    const byCount = { body: { model: { stageId: at.stageId }, sort: 'submittedCount', order: 'descending' } };
    const inOrder = async (account: string) =>
      (await server.as(account).call('stage.projects', byCount)).data.records.map(({ projectId }: Line) => projectId);
    expect(await inOrder('manager')).toEqual([own, other]);
    expect(await inOrder('school'), 'two zeros: the newer first').toEqual([other, own]);
    for (const [account, numbers] of [
      ['manager', [6, 1]],
      ['school', [3, 0]],
    ] as const) {
      const { data } = await server.as(account).call('stage.get', { params: { id: at.stageId } });
      expect([account, data.sheetCount, data.submittedCount]).toEqual([account, ...numbers]);
      const overview = (await server.as(account).call('overview.mine')).data.stages[0];
      expect([account, overview.sheetCount, overview.submittedCount]).toEqual([account, ...numbers]);
    }
    const missing = await school().call('stage.missing', { params: { id: at.stageId } });
    expect(missing.data.map(({ projectId }: Line) => projectId)).toEqual([other, other, other]);
  });

  it('finds a complete project incomplete, as it shows it', async () => {
    const at = given();
    await submitAll(at.stageId);
    const titles = async (account: string) => (await linesOf(account, at.stageId, { isComplete: true })).map(({ projectId }) => projectId);
    expect(await titles('manager')).toEqual(at.ids);
    expect(await titles('school')).toEqual([at.ids[1]]);
  });

  it('refuses to close the stage, and names nobody; somebody else closes it', async () => {
    const at = given();
    const early = await close('school', at.stageId);
    expect([early.status, early.msg, early.extra?.missing]).toEqual([409, '你指导或参与了本阶段的项目，不能封存结果', undefined]);
    await submitAll(at.stageId);
    expect((await close('school', at.stageId)).status).toBe(409);
    const { data } = await school().call('stage.get', { params: { id: at.stageId } });
    expect(data.actions).toContainEqual({ act: 'close', isAllowed: false, reason: '你指导或参与了本阶段的项目，不能封存结果' });
    expect((await close('manager', at.stageId)).status).toBe(200);
  });

  it('keeps sheets and calculation out of the result, which itself is announced', async () => {
    const at = given();
    await submitAll(at.stageId);
    await close('manager', at.stageId);
    const read = (account: string, projectId: string) =>
      server.as(account).call('result.get', { params: { stageId: at.stageId, projectId } });
    const [own, other] = [await read('school', at.ids[0]!), await read('school', at.ids[1]!)];
    expect(own.data).toMatchObject({ rank: 1, sheets: [], calculation: [] });
    expect([other.data.sheets.length, other.data.calculation.length > 0]).toEqual([3, true]);
    expect((await read('manager', at.ids[0]!)).data.sheets).toHaveLength(3);
  });

  it('hides the pairs of a proposal, and what the load would tell of them', async () => {
    const fresh = await contestWith(
      rowsWith(2, { advisors: '某人/school' }).map((row) => [`${row[0]} 二`, ...row.slice(1)]),
      { isStarted: false },
    );
    const { data } = await school().call('assignment.propose', { body: { stageId: fresh.stageId, seed: 1 } });
    expect(data.pairs.map(({ projectId }: Line) => projectId)).toEqual([fresh.ids[1], fresh.ids[1], fresh.ids[1]]);
    expect(data.load.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(3);
    const whole = await server.as('manager').call('assignment.propose', { body: { stageId: fresh.stageId, seed: 1 } });
    expect(whole.data.pairs).toHaveLength(6);
  });

  it('does not tell by an old address whether there are judges', async () => {
    const at = given();
    const place = (account: string) => server.as(account).call('legacy.place', { query: { projectId: at.ids[0] } });
    expect((await place('school')).data).toMatchObject({ contestId: at.contestId, stageId: at.stageId });
    const columns = [
      'tenantId',
      'contestId',
      'kind',
      'mode',
      'reviewStart',
      'reviewEnd',
      'judgesPerProject',
      'recusal',
      'isBlind',
      'rule',
      'rubric',
    ] as const;
    await server.db
      .insertInto('stage')
      .columns([...columns, 'sortValue'])
      .expression((eb) =>
        eb
          .selectFrom('stage')
          .where('id', '=', at.stageId)
          .select(columns)
          .select((row) => row.lit(0).as('sortValue')),
      )
      .execute();
    expect((await place('manager')).data.stageId).toBe(at.stageId);
    expect((await place('school')).data.stageId).not.toBe(at.stageId);
  });
});

describe('a judge of the team', () => {
  it('is never assigned, whatever else they are called there', async () => {
    const { stageId, ids } = await contestWith(rowsWith(1, { members: '某人/judge1', advisors: '某人/judge2' }));
    const judges = (await pairsOf(stageId)).filter(({ projectId }) => projectId === ids[0]).map(({ account }) => account);
    expect(judges).toHaveLength(3);
    expect(judges).not.toEqual(expect.arrayContaining([expect.stringMatching(/judge[12]/)]));
  });

  it('who turns out to be one loses the open sheet, the log says so, and another judge can take it', async () => {
    const { stageId, ids } = await contestWith(rowsWith(2, { advisors: '某人/13900000003' }));
    const [judge] = (await pairsOf(stageId)).filter(({ projectId }) => projectId === ids[0]);
    const params = { stageId, projectId: ids[0] };
    await server.as(judge!.account).call('score.save', { params, body: sheetBody('50') });
    await server.as('manager').change('user.update', { id: judge!.userId, mobile: '13900000003' });
    for (const [id, input] of [
      ['judging.get', { params }],
      ['score.save', { params, body: sheetBody('50', 1) }],
      ['score.submit', { params, body: sheetBody('50', 1) }],
    ] as const)
      expect([id, (await server.as(judge!.account).call(id, input)).status]).toEqual([id, 404]);
    const manager = server.as('manager');
    const { data } = await manager.call('assignment.propose', { body: { stageId, seed: 3 } });
    expect((await manager.call('assignment.accept', { body: { stageId, seed: 3, fingerprint: data.fingerprint } })).data).toEqual({
      count: 1,
    });
    const log = await server.db
      .selectFrom('sealedLog')
      .where('stageId', '=', stageId)
      .orderBy('sequence')
      .select(['sequence', 'previousHash', 'hash', 'body'])
      .execute();
    expect(await verifyLog(log as never)).toEqual({ intact: true }); // rows as the log's own type has them
    expect(log.map(({ body }) => body.event)).toEqual(['stage.started', 'assignment.withdrawn']);
    // whoever assigns is told that one is missing, and not who
    const { data: told } = await school().call('message.page', { body: { model: { bizType: 'PROJECT' } } });
    expect(told.records[0]).toMatchObject({ title: '创新创业大赛：项目「项目 1」少了 1 位评委' });
    expect(told.records[0].content).not.toContain(judge!.name);
  });
});

describe('who may not know judges by name', () => {
  it('is told numbers in every list, the same everywhere', async () => {
    const { stageId, ids } = await contestWith(rowsWith(1, {}));
    const names = (await pairsOf(stageId)).map(({ name }) => name);
    const [line] = await linesOf('college', stageId);
    expect(line?.judges.map(({ judgeId, judgeName }) => [judgeId, judgeName])).toEqual([
      [null, '评委 1'],
      [null, '评委 2'],
      [null, '评委 3'],
    ]);
    const missing = await server.as('college').call('stage.missing', { params: { id: stageId } });
    expect(missing.data.map(({ judgeName }: { judgeName: string }) => judgeName)).toEqual(['评委 1', '评委 2', '评委 3']);
    expect((await linesOf('school', stageId))[0]?.judges.map(({ judgeName }) => judgeName)).toEqual(names);
    await submitAll(stageId);
    await close('manager', stageId);
    const { data } = await server.as('college').call('result.get', { params: { stageId, projectId: ids[0] } });
    expect(data.sheets.map(({ judgeName }: { judgeName: string }) => judgeName)).toEqual(['评委 1', '评委 2', '评委 3']);
    for (const name of names) expect(JSON.stringify([line, missing.data, data])).not.toContain(name);
  });
});

describe('advisers in the sheet of an import', () => {
  it('come with number and phone in either order, are shown by name, and go back as they came when a row is wrong', async () => {
    const written = '周导师/T01/13900000004、吴导师/13900000005/T02、郑导师';
    const { contestId } = await contestWith(rowsWith(1, { advisors: written }), { isStarted: false });
    const { data } = await school().call('project.page', { body: { model: { contestId } } });
    expect(data.records[0].advisors).toEqual(['周导师', '吴导师', '郑导师']);
    const kept = await server.db
      .selectFrom('projectPerson')
      .where('part', '=', 'ADVISOR')
      .orderBy('position')
      .select(['name', 'number', 'phone'])
      .execute();
    expect(kept).toEqual([
      { name: '周导师', number: 'T01', phone: '13900000004' },
      { name: '吴导师', number: 'T02', phone: '13900000005' },
      { name: '郑导师', number: null, phone: null },
    ]);
    const cell = `${written}、钱导师/${'0'.repeat(31)}`;
    const wrong = rowsWith(1, { advisors: cell });
    const { response } = await school().call('project.importErrors', { body: { contestId, file: importSheet(wrong) } });
    const { rows } = await readSheet(new Uint8Array(await response.arrayBuffer()));
    expect([rows[1]?.[7], rows[1]?.at(-1)]).toEqual([cell, expect.stringContaining('请写成「姓名/工号/手机」，用顿号隔开')]);
  });
});
