import { verifyLog } from '@saiwu/judging';
import { describe, expect, it } from 'vitest';
import { runningContest, sheetBody } from '../../../../test/contest-steps.ts';
import { openServer } from '../../../../test/harness.ts';
import { readPdf } from '../../../../test/pdf-text.ts';
import { readSheet } from '../../../formats/sheets/read-sheet.ts';

const server = openServer();
const school = () => server.as('school');

describe('closing a stage', () => {
  it('with missing sheets is refused, with who is missing what', async () => {
    const { stageId, pairs } = await runningContest(server, 1);
    await server.as(pairs[0]!.account).call('score.submit', { params: { stageId, projectId: pairs[0]!.projectId }, body: sheetBody('50') });
    const { status, msg, extra } = await close('school', stageId);
    expect([status, msg]).toEqual([409, '还有 2 份评分表没有提交']);
    const owed = pairs
      .slice(1)
      .map(({ projectId, name }) => expect.objectContaining({ projectId, projectTitle: '项目 1', judgeName: name }));
    expect(extra.missing).toHaveLength(2);
    expect(extra.missing).toEqual(expect.arrayContaining(owed));
    expect((await school().call('stage.missing', { params: { id: stageId } })).data).toEqual(extra.missing);
    expect(await server.db.selectFrom('result').selectAll().execute()).toEqual([]);
  });

  it('asks for the password', async () => {
    const { stageId } = await scored(['50', '50', '50']);
    const { status, extra } = await school().call('stage.close', { params: { id: stageId }, body: { password: 'wrong' } });
    expect([status, extra.fieldErrors]).toEqual([400, { password: '密码错误' }]);
    expect((await school().call('stage.get', { params: { id: stageId } })).data).toMatchObject({ state: { code: 'SCORED' }, seal: null });
  });

  it('by two people at once gives one result', async () => {
    const { stageId } = await scored(['50', '50', '50']);
    const answers = await Promise.all([close('school', stageId), close('manager', stageId)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.msg).toBe('本阶段已封存');
    expect(await server.db.selectFrom('result').selectAll().execute()).toHaveLength(1);
    expect(await server.db.selectFrom('sealedLog').where('sequence', '>', 4).selectAll().execute()).toHaveLength(1);
  });

  it('is not for a judge of the stage', async () => {
    const { stageId, pairs } = await scored(['50', '50', '50']);
    const role = await server.db.selectFrom('role').where('code', '=', 'XMANAGEMENT').select('id').executeTakeFirstOrThrow();
    const user = await server.db.selectFrom('user').where('account', '=', pairs[0]!.account).select('id').executeTakeFirstOrThrow();
    await server.db.insertInto('userRole').values({ tenantId: '1', userId: user.id, roleId: role.id }).execute();
    const { status, msg } = await close(pairs[0]!.account, stageId);
    expect([status, msg]).toEqual([409, '你是本阶段的评委，不能封存结果']);
  });

  it('gives the trimmed mean that a hand calculation gives, line by line, and seals it', async () => {
    // totals: technology + 40 × (24 + 8.5) ÷ 40; of 73.5, 80.83, 90.12 and 92.5 the middle two: (80.83 + 90.12) ÷ 2 = 85.475 → 85.48
    const { stageId, pairs } = await scored(['41', '48.33', '57.62', '60'], { judgesPerProject: 4 });
    const closing = await close('school', stageId);
    expect(closing.data).toMatchObject({ state: { code: 'CLOSED' }, sheetCount: 4, submittedCount: 4 });
    expect(closing.data.seal).toMatchObject({ by: '校管', time: closing.data.closedTime });
    expect((await server.as('college').call('stage.get', { params: { id: stageId } })).data.seal).toEqual(closing.data.seal);
    const { data } = await school().call('result.get', { params: { stageId, projectId: pairs[0]!.projectId } });
    expect(data).toMatchObject({ score: '85.48', rank: 1, rule: { kind: 'TRIMMED_MEAN', decimals: 2 } });
    expect(data.sheets.map(({ total, isCounted }: { total: string; isCounted: boolean }) => [total, isCounted])).toEqual(
      expect.arrayContaining([
        ['73.5', false],
        ['80.83', true],
        ['90.12', true],
        ['92.5', false],
      ]),
    );
    expect(data.calculation.join('\n')).toContain('170.95 ÷ 2 = 85.475');
    expect(data.calculation.join('\n')).toContain(pairs[0]!.name);
    const log = await server.db
      .selectFrom('sealedLog')
      .where('stageId', '=', stageId)
      .orderBy('sequence')
      .select(['sequence', 'previousHash', 'hash', 'body'])
      .execute();
    expect(await verifyLog(log as never)).toEqual({ intact: true });
    expect(log.at(-1)?.hash).toBe(data.sealHash);
    expect(closing.data.seal.hash).toBe(data.sealHash);
    expect(log.map(({ body }) => body.event)).toEqual([
      'stage.started',
      'score.submitted',
      'score.submitted',
      'score.submitted',
      'score.submitted',
      'stage.closed',
    ]);
    const contest = await school().call('contest.page', { body: { model: {} } });
    expect(contest.data.records[0]).toMatchObject({ state: { code: 'PUBLICITY' }, judgeCount: 4, projectCount: 1 });
  });
});

describe('a result', () => {
  it('is not there before the stage is closed', async () => {
    const { stageId, pairs } = await scored(['50', '50', '50']);
    for (const id of ['result.page', 'result.export', 'result.pdf'] as const)
      expect((await school().call(id, { body: { model: { stageId } } })).status).toBe(409);
    expect((await school().call('result.get', { params: { stageId, projectId: pairs[0]!.projectId } })).status).toBe(409);
  });

  it('is ranked, filtered, exported, and shows a college its own projects with judges by number', async () => {
    const { stageId, pairs } = await runningContest(server, 3, { rule: { kind: 'MEAN', decimals: 1 } });
    const projectIds = [...new Set(pairs.map(({ projectId }) => projectId))];
    for (const { account, projectId } of pairs)
      await server
        .as(account)
        .call('score.submit', { params: { stageId, projectId }, body: sheetBody(['40', '55', '55'][projectIds.indexOf(projectId)]!) });
    await close('school', stageId);
    const page = async (account: string, model = {}) =>
      (await server.as(account).call('result.page', { body: { model: { stageId, ...model } } })).data.records.map(
        ({ title, rank, score }: Record<string, unknown>) => [title, rank, score],
      );
    expect(await page('school')).toEqual([
      ['项目 2', 1, '87.5'],
      ['项目 3', 1, '87.5'],
      ['项目 1', 3, '72.5'],
    ]);
    expect(await page('school', { title: '3' })).toEqual([['项目 3', 1, '87.5']]);
    expect(await page('college')).toEqual([
      ['项目 3', 1, '87.5'],
      ['项目 1', 3, '72.5'],
    ]);
    const own = await server.as('college').call('result.get', { params: { stageId, projectId: projectIds[0]! } });
    expect(own.data.sheets.map(({ judgeName }: { judgeName: string }) => judgeName)).toEqual(['评委 1', '评委 2', '评委 3']);
    expect(JSON.stringify(own.data)).not.toMatch(/评委[甲乙丙丁戊己庚]/);
    expect((await server.as('college').call('result.get', { params: { stageId, projectId: projectIds[1]! } })).status).toBe(404);
    const { response } = await school().call('result.export', { body: { model: { stageId } } });
    const { rows } = await readSheet(new Uint8Array(await response.arrayBuffer()));
    expect(rows).toEqual([
      ['名次', '编号', '项目名称', '赛道', '学院', '负责人', '得分'],
      ['1', '2026-0002', '项目 2', '商业计划', '商学院', '负责人2', '87.5'],
      ['1', '2026-0003', '项目 3', '科技创新', '工学院', '负责人3', '87.5'],
      ['3', '2026-0001', '项目 1', '科技创新', '工学院', '负责人1', '72.5'],
    ]);
    const pdf = (await school().call('result.pdf', { body: { model: { stageId, track: '科技创新' } } })).response;
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(decodeURIComponent(pdf.headers.get('content-disposition') ?? '')).toMatch(
      /^attachment; filename=".+-成绩-\d{4}-\d\d-\d\d\.pdf"/,
    );
    const { pages } = readPdf(new Uint8Array(await pdf.arrayBuffer()));
    expect(pages).toHaveLength(1);
    const cells = [
      '1',
      '2026-0003',
      '项目 3',
      '科技创新',
      '工学院',
      '负责人3',
      '87.5',
      '3',
      '2026-0001',
      '项目 1',
      '科技创新',
      '工学院',
      '负责人1',
      '72.5',
    ];
    expect(pages[0]?.split('\n').slice(-21)).toEqual(['名次', '编号', '项目名称', '赛道', '学院', '负责人', '得分', ...cells]);
    expect((await server.as('judge1').call('result.pdf', { body: { model: { stageId } } })).status).toBe(403);
  });
});

describe('the overview', () => {
  it('shows administrators the running stages of their scope', async () => {
    const { stageId } = await runningContest(server, 2);
    expect((await school().call('overview.mine')).data).toMatchObject({
      contestCount: 1,
      projectCount: 2,
      judgeCount: 6,
      judging: [],
      stages: [{ stageId, sheetCount: 6, submittedCount: 0 }],
    });
    expect((await server.as('college').call('overview.mine')).data).toMatchObject({
      contestCount: 1,
      projectCount: 1,
      judgeCount: 0,
      stages: [{ stageId, sheetCount: 3 }],
    });
    expect((await server.as('other').call('overview.mine')).data).toMatchObject({
      contestCount: 0,
      projectCount: 0,
      judgeCount: 1,
      stages: [],
    });
  });
});

function close(account: string, stageId: string) {
  return server.as(account).call('stage.close', { params: { id: stageId }, body: { password: 'secret-1' } });
}

/** One project whose judges gave these marks for technology. */
async function scored(technology: string[], stage: Record<string, unknown> = {}) {
  const running = await runningContest(server, 1, stage);
  for (const [index, { account, projectId }] of running.pairs.entries()) {
    const { status } = await server
      .as(account)
      .call('score.submit', { params: { stageId: running.stageId, projectId }, body: sheetBody(technology[index] ?? '') });
    expect(status).toBe(200);
  }
  return running;
}
