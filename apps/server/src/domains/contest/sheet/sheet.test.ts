import { contract } from '@saiwu/openapi';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { contestBody, importSheet, publishedContest } from '../../../../test/contest-steps.ts';
import { openServer } from '../../../../test/harness.ts';
import { sayIn } from '../../../core/language.ts';
import { readSheet } from '../../../formats/sheets/read-sheet.ts';
import { shippedMaps } from './shipped-maps.ts';

const server = openServer();

const maps = async (account: string) =>
  (await server.as(account).call('sheetMap.page', { body: { model: {}, sort: 'sortValue', order: 'ascending' } })).data.records;

const column = (key: string, head: string, fact: string, more: object = {}) => ({ key, head, fact, ...more });

/** A map with all that a sheet may say of a team. */
const whole = [
  column('n', '编号', 'NUMBER'),
  column('t', '项目名称', 'TITLE'),
  column('k', '赛道', 'TRACK'),
  column('c', '学院', 'COLLEGE'),
  column('l', '负责人', 'LEADER_NAME'),
  column('ln', '学号', 'LEADER_NUMBER'),
  column('lp', '负责人手机', 'LEADER_PHONE'),
  column('m1', '成员1', 'MEMBER_NAME', { place: 1 }),
  column('m1n', '成员1学号', 'MEMBER_NUMBER', { place: 1 }),
  column('m2', '成员2', 'MEMBER_NAME', { place: 2 }),
  column('m2p', '成员2手机', 'MEMBER_PHONE', { place: 2 }),
  column('a', '指导教师', 'ADVISORS', { format: 'NAME_NUMBER_PHONE', separator: '；' }),
  column('s', '项目简介', 'SUMMARY'),
  column('f', '参赛组别', 'FIELD', { text: '组别' }),
  column('g', '上年营收', 'FIELD', { text: '营收' }),
  column('o', '推荐顺序', 'RECOMMENDATION'),
  column('x', '主管部门意见', 'EMPTY'),
  column('y', '学校代码', 'CONSTANT', { text: '00123' }),
];

const byMember = [
  column('t', '作品名称', 'TITLE'),
  column('k', '类别', 'TRACK'),
  column('c', '院系', 'COLLEGE'),
  column('p', '身份', 'PERSON_PART'),
  column('pn', '作者', 'PERSON_NAME'),
  column('pp', '学号', 'PERSON_NUMBER'),
  column('ph', '手机', 'PERSON_PHONE'),
  column('a', '指导教师', 'ADVISORS'),
  column('s', '简介', 'SUMMARY'),
  column('f', '组别', 'FIELD', { text: '组别' }),
];

const teams = [
  [
    '2026-0003',
    '智慧, 农机\n二代',
    '科技创新',
    '工学院',
    '沈一诺',
    '00071',
    '13800001234',
    '王一',
    '0072',
    '赵二',
    '13800001235',
    '周导师/T1/13900001111；吴老师',
    '=1+1',
    '创意组',
    '=SUM(A1)',
    '2',
  ],
  ['', '古籍"修复"', '商业计划', '商学院', '顾言', '', '', '', '', '', '', '', '', '成长组', '', ''],
];

const setup = {
  fields: [
    { key: 'group', label: '组别', kind: 'CHOICE', options: ['创意组', '成长组'] },
    { key: 'income', label: '营收', kind: 'TEXT' },
  ],
};

/** What the sheets that we ship ask for beside. */
const officialFields = [
  { key: 'official', label: '参赛组别', kind: 'TEXT' },
  { key: 'kind', label: '作品类别', kind: 'TEXT' },
];

async function newContest(): Promise<string> {
  const school = server.as('school');
  const saved = await school.call('contest.save', { body: { ...contestBody(), setup } });
  await school.call('contest.publish', { params: { id: saved.data.id } });
  return saved.data.id;
}

async function newMap(rows: 'TEAM' | 'MEMBER', columns: object[]): Promise<string> {
  const body = { name: `汇总表 ${rows}`, title: '{year} 年 {contest} 汇总表', rows, columns };
  const { status, data, msg } = await server.as('school').call('sheetMap.save', { body });
  expect([status, msg]).toEqual([200, expect.anything()]);
  return data.id;
}

async function exported(contestId: string, mapId: string, account = 'school'): Promise<string[][]> {
  const { response } = await server.as(account).call('project.exportSheet', { body: { mapId, model: { contestId } } });
  return (await readSheet(new Uint8Array(await response.arrayBuffer()))).rows;
}

const brought = (
  contestId: string,
  mapId: string,
  [, heads, ...rows]: string[][],
  id: 'project.import' | 'project.importPreview' = 'project.import',
) => server.as('school').call(id, { body: { contestId, mapId, file: importSheet(rows, heads) } });

/** People of the registers that the sheets name. */
async function register(name: 'student' | 'teacher', body: object): Promise<void> {
  const org = await server.db.selectFrom('org').where('label', '=', '工学院').select('id').executeTakeFirstOrThrow();
  const { status, msg } = await server.as('school').call(`${name}.save`, { body: { orgId: org.id, ...body } });
  expect([status, msg]).toEqual([200, expect.anything()]);
}

describe('column maps', () => {
  it.each(['zh', 'en'] as const)('that we ship hold in %s what a map may hold', (language) => {
    for (const [code, { name, content }] of shippedMaps) {
      const body = { name: sayIn(language)(name), ...content(sayIn(language)) };
      const { success, error } = contract['sheetMap.save'].body.safeParse(body);
      expect([code, success, error?.issues]).toEqual([code, true, undefined]);
    }
  });

  it('are everybody’s to use; a school changes its own copy, and what we ship is switched off, not deleted', async () => {
    const [plain, internet] = await maps('school');
    expect((await maps('school')).map(({ name }: { name: string }) => name)).toEqual([
      '通用',
      '互联网+申报汇总表',
      '挑战杯申报汇总表',
      '大创计划项目汇总表',
    ]);
    expect(plain).toMatchObject({ isPlain: true, isShipped: true, readonly: true });
    const { id, version, rows } = internet;
    const school = server.as('school');
    expect((await school.call('sheetMap.update', { body: { id, version, state: false } })).status).toBe(404);
    expect((await server.as('college').call('sheetMap.page', { body: { model: {} } })).status).toBe(403);
    const manager = server.as('manager');
    expect((await manager.call('sheetMap.remove', { body: [id] })).msg).toMatch(/停用/);
    const columns = [...internet.columns, { key: 'new', head: '学校代码', fact: 'CONSTANT', text: '10251' }];
    const changed = await manager.call('sheetMap.update', { body: { id, version, rows, columns } });
    expect(changed.data).toMatchObject({
      title: internet.title,
      columns: expect.arrayContaining([expect.objectContaining({ head: '学校代码' })]),
    });
    expect((await manager.call('sheetMap.update', { body: { id, version, state: false } })).status).toBe(409);
    const contestId = await newContest();
    expect((await server.as('college').call('project.sheetMaps', { query: { contestId } })).data[1]).toMatchObject({
      name: internet.name,
      unknownFields: ['参赛组别'],
    });
  });

  it('name their columns once, say a fact once, and have title and leader', async () => {
    const save = async (columns: object[], rows = 'TEAM') =>
      (await server.as('school').call('sheetMap.save', { body: { name: '错', rows, columns } })).extra?.fieldErrors;
    expect(await save([column('a', '赛道', 'TRACK')])).toEqual({ columns: expect.stringMatching(/项目名称/) });
    expect(await save([...whole, column('z', ' 赛 道 ', 'SERIAL')])).toEqual({ 'columns.18.head': '前面已经有同名的列' });
    expect(await save([...whole, column('z', '赛道（必填）', 'SERIAL')])).toEqual({ 'columns.18.head': '前面已经有同名的列' });
    expect(await save([...whole, column('z', '题目', 'TITLE')])).toEqual({ 'columns.18.fact': '前面已经有一列是这一项' });
    expect(await save([...whole, column('z', '作者', 'PERSON_NAME')])).toEqual({ 'columns.18.fact': '这种表格没有这一项' });
    expect(await save([...whole, column('z', '成员3', 'MEMBER_NAME')])).toEqual({ 'columns.18.place': '不能为空' });
  });
});

describe('a sheet by a map', () => {
  it('comes out as it went in, and goes in again with the same cells', async () => {
    const [first, second, mapId] = [await newContest(), await newContest(), await newMap('TEAM', whole)];
    const heads = whole.map(({ head }) => head);
    const sheet = [[''], heads, ...teams.map((cells) => [...cells, '', '00123'])];
    expect((await brought(first, mapId, sheet)).data).toEqual({ imported: 2, skipped: 0 });
    const once = await exported(first, mapId);
    expect(once[0]?.[0]).toBe('2026 年 创新创业大赛 汇总表');
    // a title is one line
    const third = [...teams[0]!, '', '00123'].with(1, '智慧, 农机 二代');
    expect(once.slice(1)).toEqual([heads, ['2026-0001', ...teams[1]!.slice(1), '', '00123'], third]);
    expect((await brought(second, mapId, once)).data).toEqual({ imported: 2, skipped: 0 });
    expect(await exported(second, mapId)).toEqual(once);
  });

  it('has a row for each member, by whom a project is gathered', async () => {
    const [first, second, mapId] = [await newContest(), await newContest(), await newMap('MEMBER', byMember)];
    const heads = byMember.map(({ head }) => head);
    const team = ['智慧农机', '科技创新', '工学院'];
    const rest = ['周导师/T1', '第一行\n=1+1', '创意组'];
    const sheet = [
      [''],
      heads,
      [...team, '成员', '王一', '0072', '', ...rest],
      ['古籍修复', '商业计划', '商学院', '', '顾言', '', '', '', '', ''],
      [...team, '负责人', '沈一诺', '00071', '13800001234', ...rest],
      // as under a merged cell
      ['', '', '', '成员', '赵二', '', '13800001235', '', '', ''],
    ];
    expect((await brought(first, mapId, sheet)).data).toEqual({ imported: 2, skipped: 0 });
    const once = await exported(first, mapId);
    expect(once.slice(2).map((cells) => cells.slice(3, 7))).toEqual(
      [
        ['负责人', '沈一诺', '00071', '13800001234'],
        ['成员', '王一', '0072', ''],
        ['成员', '赵二', '', '13800001235'],
        ['负责人', '顾言'],
      ].map((cells) => expect.arrayContaining(cells)),
    );
    expect((await brought(second, mapId, once)).data.imported).toBe(2);
    expect(await exported(second, mapId)).toEqual(once);

    const third = await newContest();
    const wrong = sheet.map((cells) => [...cells]);
    wrong[2]![6] = '12345';
    wrong[4]![2] = '商学院';
    const { data } = await brought(third, mapId, wrong, 'project.importPreview');
    expect(data.rows.map(({ errors }: { errors: object }) => errors)).toEqual([
      { 手机: '手机号格式不正确' },
      {},
      { 院系: '与第 2 行不同' },
      { 作品名称: '同一项目的第 2 行有错误' },
    ]);
  });

  it('gathers a project whose number stands in one of its rows alone', async () => {
    const [contestId, mapId] = [await newContest(), await newMap('MEMBER', [column('n', '编号', 'NUMBER'), ...byMember.slice(0, 6)])];
    const heads = ['编号', ...byMember.slice(0, 6).map(({ head }) => head)];
    const row = (number: string, title: string, name: string) => [number, title, '科技创新', '工学院', '', name, ''];
    const sheet = [
      [''],
      heads,
      row('2026-0007', '智慧农机', '沈一诺'),
      row('', '古籍修复', '顾言'),
      row('', '智慧农机', '王一'),
      row('2026-0009', '古籍修复', '赵二'),
      row('2026-0007', '', '孙三'),
    ];
    expect((await brought(contestId, mapId, sheet)).data).toEqual({ imported: 2, skipped: 0 });
    const once = await exported(contestId, mapId);
    expect(once.slice(2).map(([number, title, , , , name]) => [number, title, name])).toEqual([
      ['2026-0007', '智慧农机', '沈一诺'],
      ['2026-0007', '智慧农机', '王一'],
      ['2026-0007', '智慧农机', '孙三'],
      ['2026-0009', '古籍修复', '顾言'],
      ['2026-0009', '古籍修复', '赵二'],
    ]);
  });

  it.each([...shippedMaps.keys()])('of %s comes out as it went in', async (code) => {
    await register('student', { number: '00071', name: '沈一诺', phone: '13800001234', major: '机械', year: 2023 });
    await register('teacher', { number: 'T1', name: '周导师' });
    const contest = { ...contestBody(), setup: { ...setup, fields: [...setup.fields, ...officialFields] } };
    const given = async () => {
      const saved = await server.as('school').call('contest.save', { body: contest });
      await server.as('school').call('contest.publish', { params: { id: saved.data.id } });
      return saved.data.id as string;
    };
    const [first, second] = [await given(), await given()];
    const official = [
      ...whole,
      column('q', '组别二', 'FIELD', { text: '参赛组别' }),
      column('r', '作品类别', 'FIELD', { text: '作品类别' }),
    ];
    const rows = teams.map((cells) => [...cells, '', '00123', '创意组', '自然科学类']);
    rows[0]![0] = '';
    rows[0]![1] = '🚜 智慧农机👨‍👩‍👧二代';
    expect((await brought(first, await newMap('TEAM', official), [[''], official.map(({ head }) => head), ...rows])).data.imported).toBe(2);
    const { id } = await server.db
      .selectFrom('sheetMap')
      .where('code', '=', code)
      .where('tenantId', '=', '1')
      .select('id')
      .executeTakeFirstOrThrow();
    const once = await exported(first, id);
    expect(JSON.stringify(once)).toContain('🚜 智慧农机👨‍👩‍👧二代');
    const sheet = once[0]?.includes('项目名称') ? [[''], ...once] : once;
    expect((await brought(second, id, sheet)).data.skipped).toBe(0);
    expect(await exported(second, id)).toEqual(once);
  });

  it('finds people by number, then by phone, and tells those of whom it has two', async () => {
    await register('student', { number: '00071', name: '沈一诺', phone: '13800001234', major: '机械' });
    await register('student', { number: '0099', name: '赵二', phone: '13800001235' });
    const [contestId, again, mapId] = [
      await newContest(),
      await newContest(),
      await newMap('TEAM', [...whole, column('mj', '专业', 'LEADER_MAJOR')]),
    ];
    const heads = whole.map(({ head }) => head);
    const clash = teams[0]!.with(6, '13800001235');
    const preview = await brought(contestId, mapId, [[''], heads, clash], 'project.importPreview');
    expect(preview.data.rows[0].errors).toEqual({ 负责人手机: '沈一诺：编号和手机号在名册里是两个人，沈一诺 和 赵二' });
    expect(preview.data.unknownPeople).toEqual(['王一', '周导师', '吴老师']);
    await brought(contestId, mapId, [[''], heads, teams[0]!]);
    const members = await server.db
      .selectFrom('projectPerson')
      .where('part', '=', 'MEMBER')
      .orderBy('position')
      .select(['name', 'number'])
      .execute();
    expect(members).toEqual([
      { name: '王一', number: '0072' },
      { name: '赵二', number: '0099' },
    ]);
    const once = await exported(contestId, mapId);
    expect(once[2]?.at(-1)).toBe('机械');
    await brought(
      again,
      mapId,
      once.map((cells) => cells.slice(0, -1)),
    );
    expect(await exported(again, mapId)).toEqual(once);
  });

  it('goes out with phones and numbers as lists show them to a college, of its own projects; whole ones leave a row in the log', async () => {
    const [contestId, mapId] = [await newContest(), await newMap('TEAM', whole)];
    await brought(contestId, mapId, [[''], whole.map(({ head }) => head), ...teams]);
    const [, , ...rows] = await exported(contestId, mapId, 'college');
    expect(rows.map((cells) => [cells[5], cells[6], cells[8]])).toEqual([['****', '138****1234', '****']]);
    expect(rows[0]?.[11]).toBe('周导师/T1/139****1111；吴老师');
    await exported(contestId, mapId);
    const logged = await server.db.selectFrom('optLog').where('operationId', '=', 'project.exportSheet').select('userName').execute();
    expect(logged).toHaveLength(1);
  });

  it('of numbers alone needs the permission too, says who has exported it, and does not come in again masked', async () => {
    const numbered = [
      ...whole.slice(1, 4),
      column('l', '负责人', 'LEADER_NAME'),
      column('m', '成员', 'MEMBERS', { format: 'NAME_NUMBER' }),
    ];
    const [contestId, again, mapId] = [await newContest(), await newContest(), await newMap('TEAM', numbered)];
    const heads = numbered.map(({ head }) => head);
    await brought(contestId, mapId, [[''], heads, ['甲', '科技创新', '工学院', '沈一诺', '王一/202300010002']]);
    const masked = await exported(contestId, mapId, 'college');
    expect(masked[2]?.[4]).toBe('王一/202****0002');
    const { data } = await brought(again, mapId, masked, 'project.importPreview');
    expect(data.rows[0].errors).toEqual({ 成员: '号码被星号遮住了，请写完整的' });
    const { response } = await server.as('school').call('project.exportSheet', { body: { mapId, model: { contestId } } });
    const parts = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(strFromU8(parts['xl/worksheets/sheet1.xml']!)).toContain('王一/202300010002');
    expect(strFromU8(parts['xl/worksheets/sheet2.xml']!)).toMatch(/由 校管 于 .* 导出，含完整的学号和手机号/);
    const logged = await server.db.selectFrom('optLog').where('operationId', '=', 'project.exportSheet').select('userName').execute();
    expect(logged).toEqual([{ userName: '校管' }]);
  });

  it('takes those that were accepted, unless the list is of one state, and says so before', async () => {
    const [contestId, mapId] = [await newContest(), await newMap('TEAM', whole)];
    const row = (title: string) => [[title, '科技创新', '工学院', '沈一诺'], Array.from({ length: 12 }, () => '')].flat();
    const heads = whole.slice(1).map(({ head }) => head);
    const titles = ['甲', '乙', '丙', '丁', '戊'];
    await brought(contestId, mapId, [[''], heads, ...titles.map(row)]);
    const states = ['DRAFT', 'RETURNED', 'REJECTED', 'AWARDED'] as const;
    for (const [index, state] of states.entries())
      await server.db.updateTable('project').set({ state }).where('title', '=', titles[index]!).execute();
    expect((await exported(contestId, mapId)).slice(2).map(([, title]) => title)).toEqual(['丁', '戊']);
    const preview = (model: object) =>
      server.as('school').call('project.exportPreview', { body: { mapId, model: { contestId, ...model } } });
    const { data } = await preview({});
    expect(
      data.states.map((one: { state: { code: string }; projects: number; goesOut: boolean }) => [
        one.state.code,
        one.projects,
        one.goesOut,
      ]),
    ).toEqual([
      ['DRAFT', 1, false],
      ['RETURNED', 1, false],
      ['REJECTED', 1, false],
      ['ACCEPTED', 1, true],
      ['AWARDED', 1, true],
    ]);
    expect(data.numbers).toBe('WHOLE');
    expect((await preview({ state: 'RETURNED' })).data.states).toEqual([expect.objectContaining({ projects: 1, goesOut: true })]);
    const college = await server.as('college').call('project.exportPreview', { body: { mapId, model: { contestId } } });
    expect(college.data.numbers).toBe('MASKED');
    const { response } = await server
      .as('school')
      .call('project.exportSheet', { body: { mapId, model: { contestId, state: 'RETURNED' } } });
    const returned = await readSheet(new Uint8Array(await response.arrayBuffer()));
    expect(returned.rows.slice(2).map(([, title]) => title)).toEqual(['乙']);
  });

  it('needs no columns for what is clear without them, and refuses what nobody can know', async () => {
    await register('student', { number: '00071', name: '沈一诺' });
    const few = await newMap('TEAM', [
      column('t', '项目名称', 'TITLE'),
      column('l', '负责人', 'LEADER_NAME'),
      column('n', '学号', 'LEADER_NUMBER'),
    ]);
    const heads = ['项目名称', '负责人', '学号'];
    const { contestId } = await publishedContest(server);
    expect((await brought(contestId, few, [[''], heads, ['甲', '沈一诺', '00071']])).msg).toMatch(/多个赛道/);
    const school = server.as('school');
    const saved = await school.call('contest.save', { body: { ...contestBody(), tracks: ['唯一'] } });
    await school.call('contest.publish', { params: { id: saved.data.id } });
    const { data } = await brought(
      saved.data.id,
      few,
      [[''], heads, ['甲', '沈一诺', '00071'], ['乙', '无名', '1']],
      'project.importPreview',
    );
    expect(data.rows.map(({ errors }: { errors: object }) => errors)).toEqual([{}, { 学号: expect.stringMatching(/哪个学院/) }]);
  });
});
