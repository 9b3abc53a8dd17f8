import { strToU8, unzipSync, zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { contestBody, goodRows, importHeadings, importSheet, publishedContest } from '../../../../../test/contest-steps.ts';
import { openServer } from '../../../../../test/harness.ts';
import { readSheet } from '../../../../formats/sheets/read-sheet.ts';
import { threadWorkers } from '../../../../node/threads/thread-workers.ts';

const server = openServer();
const published = server.given(() => publishedContest(server));
const good = goodRows(1)[0]!;
const without = (column: number, value: string) =>
  good.map((cell, index) => (index === 0 ? `项目 ${column}${value.slice(0, 5)}` : index === column ? value : cell));

const badRows: [heading: string, reason: string, row: string[]][] = [
  ['项目名称', '不能为空', ['', ...good.slice(1)]],
  ['项目名称', '与第 2 行重复', good],
  ['项目名称', '最多 100 个字符', ['长'.repeat(101), ...good.slice(1)]],
  ['赛道', '不是这个大赛的赛道，可选：科技创新、商业计划', without(1, '红旅')],
  ['学院', '没有找到这个学院', without(2, '医学院')],
  ['学院', '没有找到这个学院', without(2, '理学院')],
  ['负责人', '不能为空', without(3, '')],
  ['学号', '最多 30 个字符', without(4, '1'.repeat(31))],
  ['负责人手机', '手机号格式不正确', without(5, '12345')],
  ['成员', '请写成「姓名/学号」，用顿号隔开', without(6, '/001')],
  ['学号', '号码被星号遮住了，请写完整的', without(4, '202****0001')],
  ['成员', '号码被星号遮住了，请写完整的', without(6, '王一/202****0002')],
  ['指导教师', '号码被星号遮住了，请写完整的', without(7, '周导师/139****1111')],
  ['指导教师', '请写姓名，用顿号隔开', without(7, '名'.repeat(51))],
  ['项目简介', '最多 2000 个字符', without(8, '字'.repeat(2001))],
];

describe('the preview of an import', () => {
  it('names each bad cell with its reason, and writes nothing', async () => {
    const { contestId } = published();
    const { data } = await server
      .as('school')
      .call('project.importPreview', { body: { contestId, file: importSheet([good, ...badRows.map(([, , row]) => row)]) } });
    expect(data.columns).toEqual(importHeadings);
    expect(data.rows[0]).toMatchObject({ row: 2, errors: {}, cells: { 项目名称: '项目 1', 负责人手机: '13800001234' } });
    expect(data.rows.slice(1).map(({ errors }: { errors: object }) => errors)).toEqual(
      badRows.map(([heading, reason]) => ({ [heading]: reason })),
    );
    expect([data.goodCount, data.badCount]).toEqual([1, badRows.length]);
    expect(await server.db.selectFrom('project').selectAll().execute()).toEqual([]);
  });

  it('finds what is in the contest already, skips empty rows and keeps row numbers', async () => {
    const { contestId } = published();
    await server.as('school').call('project.import', { body: { contestId, file: importSheet([good]) } });
    const { data } = await server
      .as('school')
      .call('project.importPreview', { body: { contestId, file: importSheet([good.map(() => ''), good]) } });
    expect(data.rows).toMatchObject([{ row: 3, errors: { 项目名称: '大赛里已有这个项目' } }]);
  });

  it('lacks nothing that it needs: columns and rows', async () => {
    const { contestId } = published();
    const preview = (file: File) => server.as('school').call('project.importPreview', { body: { contestId, file } });
    const missing = await preview(importSheet([['甲', '科技创新']], ['项目名称', '赛道']));
    expect([missing.status, missing.msg]).toEqual([422, '表格缺少列：学院、负责人']);
    expect((await preview(importSheet([]))).msg).toBe('表格里没有数据');
    expect((await preview(importSheet([['甲']], ['别的']))).status).toBe(422);
  });
});

describe('an import', () => {
  it('is all or nothing', async () => {
    const { contestId } = published();
    const { status, code, msg, extra } = await server
      .as('school')
      .call('project.import', { body: { contestId, file: importSheet([...goodRows(2), without(2, '医学院')]) } });
    expect([status, code, msg]).toEqual([200, -9, '第 4 行：学院 没有找到这个学院']);
    expect(extra).toEqual({ badCount: 1, errors: ['4: 学院 没有找到这个学院'], fieldErrors: { '4.college': '没有找到这个学院' } });
    expect(await server.db.selectFrom('project').selectAll().execute()).toEqual([]);
  });

  it('takes the good rows when asked to, and gives the bad ones back', async () => {
    const { contestId } = published();
    const rows = [...goodRows(2), without(2, '医学院')];
    const { data } = await server.as('school').call('project.import', { body: { contestId, file: importSheet(rows), mode: 'GOOD' } });
    expect(data).toEqual({ imported: 2, skipped: 1 });
    const { response } = await server.as('school').call('project.importErrors', { body: { contestId, file: importSheet([rows[2]!]) } });
    const bad = new Uint8Array(await response.arrayBuffer());
    const sheet = await readSheet(bad);
    expect(sheet.rows[0]).toEqual([...importHeadings, '错误']);
    expect(sheet.rows[1]?.at(-1)).toBe('学院：没有找到这个学院');
    const again = new File([bad], 'again.xlsx');
    const checked = await server.as('school').call('project.importPreview', { body: { contestId, file: again } });
    expect(checked.data.rows[0].errors).toEqual({ 学院: '没有找到这个学院' });
  });

  it('numbers projects one after the other and masks phones and numbers', async () => {
    const { contestId } = published();
    const school = server.as('school');
    await school.call('project.import', { body: { contestId, file: importSheet(goodRows(2)) } });
    await school.call('project.import', { body: { contestId, file: importSheet([without(2, '商学院')]) } });
    const { data } = await school.call('project.page', { body: { model: { contestId }, sort: 'number', order: 'ascending' } });
    expect(data.records.map(({ number }: { number: string }) => number)).toEqual(['2026-0001', '2026-0002', '2026-0003']);
    expect(data.records[0]).toMatchObject({
      leaderPhone: '138****1234',
      schoolLabel: '华东科技大学',
      collegeLabel: '工学院',
      state: { code: 'ACCEPTED' },
      members: [
        { name: '王一', studentNumber: '****' },
        { name: '赵二', studentNumber: null },
      ],
      advisors: ['周导师'],
    });
    const one = await school.call('project.get', { params: { id: data.records[0].id } });
    expect(one.data).toMatchObject({ contestTitle: '创新创业大赛', leaderPhone: '138****1234' });
    expect(
      (await server.as('college').call('project.page', { body: { model: {} } })).data.records.map(
        ({ collegeLabel }: { collegeLabel: string }) => collegeLabel,
      ),
    ).toEqual(['工学院']);
  });

  it('speaks the asked language, headings too', async () => {
    const { contestId } = published();
    const english = server.as('school', 'en');
    const { response } = await english.call('project.template', { query: { contestId } });
    const [headings = []] = (await readSheet(new Uint8Array(await response.arrayBuffer()))).rows;
    const { status, data } = await english.call('project.importPreview', { body: { contestId, file: importSheet([good], headings) } });
    expect([status, data.goodCount, data.columns]).toEqual([200, 1, headings]);
  });

  it('goes into published contests only', async () => {
    const { data } = await server.as('school').call('contest.save', { body: contestBody() });
    const { status, msg } = await server.as('school').call('project.import', { body: { contestId: data.id, file: importSheet([good]) } });
    expect([status, msg]).toEqual([409, '大赛还没有发布']);
  });
});

describe('a file that is no clean sheet', () => {
  // what it says comes out of the thread that reads it
  beforeAll(() => void (server.host.workers = threadWorkers));

  const cases: [string, number, RegExp, () => Uint8Array | Promise<Uint8Array>][] = [
    ['text', 422, /不是 xlsx 文件/, () => strToU8('项目名称,赛道')],
    ['a zip bomb', 422, /解压后过大/, async () => zipSync({ ...(await parts()), 'xl/worksheets/sheet1.xml': new Uint8Array(30_000_000) })],
    ['macros', 422, /带有宏/, async () => zipSync({ ...(await parts()), 'xl/vbaProject.bin': strToU8('x') })],
    [
      'a formula',
      422,
      /单元格 A2 是公式/,
      async () =>
        zipSync({
          ...(await parts()),
          'xl/worksheets/sheet1.xml': strToU8(
            '<worksheet><sheetData><row r="2"><c r="A2"><f>1+1</f><v>2</v></c></row></sheetData></worksheet>',
          ),
        }),
    ],
    ['cut short', 422, /已损坏/, async () => new Uint8Array(await importSheet([good]).arrayBuffer()).slice(0, -40)],
  ];

  it.each(cases)('%s is refused with the reason, and nothing is written', async (_, expected, reason, make) => {
    const { contestId } = published();
    const bytes = new Uint8Array(await make());
    for (const id of ['project.importPreview', 'project.import', 'project.importErrors'] as const) {
      const { status, msg } = await server.as('school').call(id, { body: { contestId, file: new File([bytes], 'projects.xlsx') } });
      expect([status, msg]).toEqual([expected, expect.stringMatching(reason)]);
    }
    expect(await server.db.selectFrom('project').selectAll().execute()).toEqual([]);
  });
});

/** The parts of a good file. */
async function parts() {
  return unzipSync(new Uint8Array(await importSheet([good]).arrayBuffer()));
}
